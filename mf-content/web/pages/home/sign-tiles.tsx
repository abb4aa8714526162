import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { signs } from '../../model/signs';
import classes from './sign-tiles.module.css';

/** The twelve signs, each leading to its place on the page of daily horoscopes. */
export function SignTiles({ lang }: { lang: Lang }) {
  return (
    <ul className={classes.signs}>
      {signs.map((sign) => (
        <li key={sign.slug}>
          <a href={localPath(lang, `/horoscope/daily#${sign.slug}`)}>
            <img
              src={`/media/mf-content/signs/${sign.slug}.svg`}
              alt=""
              width={160}
              height={160}
              loading="lazy"
              decoding="async"
            />
            <span className={classes.name}>{sign[lang]}</span>
            {lang === 'en' && <span className={classes.other}>{sign.sanskrit}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
