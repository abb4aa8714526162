import type { HoroscopePeriod, SignSlug } from 'shared/contracts/content-horoscope';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { horoscopePath } from '../../../model/horoscope-steps';
import { signs } from '../../../model/signs';
import classes from './other-signs.module.css';

interface OtherSignsProps {
  period: HoroscopePeriod;
  current: SignSlug | null;
  lang: Lang;
}

/** The signs as small links, without the one that is shown. */
export function OtherSigns({ period, current, lang }: OtherSignsProps) {
  return (
    <ul className={classes.signs}>
      {signs
        .filter(({ slug }) => slug !== current)
        .map((sign) => (
          <li key={sign.slug}>
            <a href={localPath(lang, horoscopePath(period, sign.slug))}>
              <img
                src={`/media/mf-content/signs/${sign.slug}.svg`}
                alt=""
                width={32}
                height={32}
                loading="lazy"
                decoding="async"
              />
              {sign[lang]}
            </a>
          </li>
        ))}
    </ul>
  );
}
