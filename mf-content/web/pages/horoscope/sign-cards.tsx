import type { HoroscopePeriod, MoonStay, SignSlug } from 'shared/contracts/content-horoscope';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { horoscopePath } from '../../../model/horoscope-steps';
import { signs } from '../../../model/signs';
import classes from './sign-cards.module.css';
import { ToneMark } from './tone-mark';

/** What a card says of a sign. */
export interface SignSentence {
  sign: SignSlug;
  summary: string;
  tone: MoonStay['tone'] | null;
}

interface SignCardsProps {
  period: HoroscopePeriod;
  sentences: readonly SignSentence[];
  lang: Lang;
  /** On a phone one row that is pushed sideways, where there is more on the page. */
  isRail?: boolean;
}

/** The twelve signs, each with its sentence and leading to its horoscope. */
export function SignCards({ period, sentences, lang, isRail = false }: SignCardsProps) {
  const bySign = new Map(sentences.map((sentence) => [sentence.sign, sentence]));
  return (
    <ul className={isRail ? `${classes.cards} ${classes.rail}` : classes.cards}>
      {signs.map((sign) => {
        const said = bySign.get(sign.slug);
        return (
          <li key={sign.slug} id={`${period}-${sign.slug}`}>
            <img
              src={`/media/mf-content/signs/${sign.slug}.svg`}
              alt=""
              width={64}
              height={64}
              loading="lazy"
              decoding="async"
            />
            <div>
              <h3>
                <a href={localPath(lang, horoscopePath(period, sign.slug))}>{sign[lang]}</a>
                {lang === 'en' && <span className={classes.sanskrit}>{sign.sanskrit}</span>}
                {said?.tone && <ToneMark tone={said.tone} lang={lang} />}
              </h3>
              {said && <p>{said.summary}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
