import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames, grahaOrder, type GrahaKey } from '../../../model/graha-names';
import classes from './links.module.css';

/** Links to the page of each graha. */
export function GrahaLinks({ lang, here }: { lang: Lang; here?: GrahaKey }) {
  return (
    <ul className={classes.links}>
      {grahaOrder.map((graha) => (
        <li key={graha}>
          <a
            href={localPath(lang, `/transits/${graha}`)}
            {...(graha === here ? { 'aria-current': 'page' as const } : {})}
          >
            {grahaNames[lang][graha][0]}
          </a>
        </li>
      ))}
    </ul>
  );
}
