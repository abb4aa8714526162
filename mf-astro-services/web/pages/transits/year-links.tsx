import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import classes from './links.module.css';
import { transitText } from './text';

/** Links to the transits of some years. */
export function YearLinks({ years, lang }: { years: number[]; lang: Lang }) {
  return (
    <ul className={classes.links}>
      {years.map((year) => (
        <li key={year}>
          <a href={localPath(lang, `/transits/year-${year}`)}>
            {transitText[lang].yearTitle(year)}
          </a>
        </li>
      ))}
    </ul>
  );
}
