import type { FestivalOfPlace } from 'shared/contracts/astro-panchang';
import { localPath } from 'shared/i18n/local-path';
import { writeClock, writeDate } from '../../model/civil-times';
import type { PanchangAnswer } from './day-data';
import classes from './festival-list.module.css';
import { placePath } from './paths';
import { panchangText } from './text';
import type { Lang } from 'shared/remote-kit/page';

/** The festivals of a day with the rule that chose it. */
export function FestivalList({
  answer,
  lang,
}: {
  answer: Pick<PanchangAnswer, 'festivals' | 'date' | 'place'>;
  lang: Lang;
}) {
  const text = panchangText[lang];
  const words = text.festivals;
  const { festivals, place } = answer;
  if (!festivals) return <p>{words.polar}</p>;
  if (festivals.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={classes.list}>
      {festivals.map((festival) => (
        <li key={festival.id + festival.name}>
          <h3>{festival.name}</h3>
          {listTimes(festival).map(({ name, value }) => (
            <p key={name} className={classes.time}>
              {name}: {value}
            </p>
          ))}
          <p className={classes.rule}>{words.rule(festival.rule, festival.because)}</p>
          {festival.alternatives.map((other) => (
            <p key={other.tradition} className={classes.rule}>
              {text.traditions[other.tradition] ?? other.tradition}:{' '}
              <a href={localPath(lang, placePath(place.slug, other.date))}>
                {writeDate(other.date, lang)}
              </a>{' '}
              ({other.rule})
            </p>
          ))}
        </li>
      ))}
    </ul>
  );

  function listTimes({ date, instants, kind }: FestivalOfPlace): { name: string; value: string }[] {
    const clock = (iso: string) => writeClock(iso, date, place.timeZone, lang);
    const { kalaStart, kalaEnd, paranaStart, paranaEnd, moonrise, tithiStart, tithiEnd } = instants;
    const stretch = (name: string, start?: string, end?: string) =>
      start && end ? [{ name, value: `${clock(start)} – ${clock(end)}` }] : [];
    return [
      ...stretch(words.tithi, tithiStart, tithiEnd),
      ...stretch(kind === 'festival' ? words.time : words.deciding, kalaStart, kalaEnd),
      ...(moonrise ? [{ name: words.moonrise, value: clock(moonrise) }] : []),
      ...stretch(words.parana, paranaStart, paranaEnd),
    ];
  }
}
