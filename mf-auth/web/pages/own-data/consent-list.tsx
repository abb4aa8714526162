import type { Consents } from 'shared/contracts/auth-consent';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import classes from './own-data.module.css';
import { text } from './text';

type Standing = Consents['standing'][number];

/** Each purpose with what stands, and the press that changes it. */
export function ConsentList({ consents, lang }: { consents: Consents; lang: Lang }) {
  return (
    <ul className={classes.consents}>
      {consents.standing.map((standing) => (
        <ConsentItem key={standing.purpose} {...{ standing, lang }} email={consents.email} />
      ))}
    </ul>
  );
}

interface ItemProps {
  standing: Standing;
  email: string | null;
  lang: Lang;
}

function ConsentItem({ standing, email, lang }: ItemProps) {
  const words = text[lang];
  const { purpose, latest } = standing;
  const isGiven = latest?.action === 'given';
  const { name, about, page } = words.purposes[purpose];
  return (
    <li>
      <div>
        <h3>{name}</h3>
        <p>{about}</p>
        <p className={classes.state}>
          <span className={isGiven ? classes.given : classes.none}>
            {isGiven ? words.isGiven : latest ? words.isWithdrawn : words.isNone}
          </span>{' '}
          {latest && words.line(formatDate(latest.at, lang), words.sources[latest.source])}
        </p>
        <a href={localPath(lang, page)}>
          {words.readNotice(formatDate(latest?.version ?? standing.current_version, lang))}
        </a>
      </div>
      <ConsentAction {...{ standing, email, lang }} />
    </li>
  );
}

function ConsentAction({ standing, email, lang }: ItemProps) {
  const words = text[lang];
  const { purpose, latest, is_necessary } = standing;
  const isGiven = latest?.action === 'given';
  if (is_necessary)
    return (
      <Button href="#erase" tone="quiet">
        {words.toErase}
        <VisuallyHidden>: {words.purposes[purpose].name}</VisuallyHidden>
      </Button>
    );
  if (!isGiven && purpose === 'birth_details')
    return <p className={classes.hint}>{words.bySaving}</p>;
  if (!isGiven && email === null)
    return (
      <Button href={localPath(lang, '/user-profile')} tone="quiet">
        {words.needsEmail}
      </Button>
    );
  return (
    <form method="post" action={localPath(lang, '/user-profile/data')}>
      <input type="hidden" name="intent" value={isGiven ? 'withdraw' : 'give'} />
      <input type="hidden" name="purpose" value={purpose} />
      <Button type="submit" tone="secondary">
        {isGiven ? words.withdraw : words.give}
        <VisuallyHidden>: {words.purposes[purpose].name}</VisuallyHidden>
      </Button>
    </form>
  );
}
