import type { Nominee } from 'shared/contracts/auth-nominee';
import { formatDate } from 'shared/i18n/format';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Button } from 'shared/ui/button';
import { TextInput } from 'shared/ui/field';
import classes from './own-data.module.css';
import { text } from './text';

/** Who is named, and the form that names somebody. */
export function NomineeForm({ nominee, lang }: { nominee: Nominee | null; lang: Lang }) {
  const words = text[lang];
  const action = localPath(lang, '/user-profile/data');
  return (
    <>
      {nominee && (
        <form method="post" action={action} className={classes.actions}>
          <input type="hidden" name="intent" value="unname" />
          <p>
            <bdi>
              {words.nomineeNow(nominee.name, nominee.contact, formatDate(nominee.named_at, lang))}
            </bdi>
          </p>
          <Button type="submit" tone="quiet">
            {words.unname}
          </Button>
        </form>
      )}
      <form method="post" action={action} className={classes.form}>
        <input type="hidden" name="intent" value="name" />
        <TextInput
          name="name"
          label={words.nomineeName}
          autoComplete="off"
          maxLength={80}
          required
        />
        <TextInput name="contact" label={words.nomineeContact} autoComplete="off" required />
        <div>
          <Button type="submit" tone="secondary">
            {nominee ? words.nameOther : words.nameThem}
          </Button>
        </div>
      </form>
    </>
  );
}
