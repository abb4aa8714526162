import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import classes from './promises.module.css';
import { text } from './text';

/** What the site can be held to. */
export function Promises({ lang }: { lang: Lang }) {
  const t = text[lang];
  return (
    <div className={classes.promise}>
      <Section
        title={t.promiseTitle}
        action={{ href: localPath(lang, '/refund-policy'), text: t.promiseAction }}
      >
        <ul className={classes.promises}>
          {t.promises.map(([title, note]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
