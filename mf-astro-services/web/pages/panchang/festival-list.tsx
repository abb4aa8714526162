import { localPath } from 'shared/i18n/local-path';
import { writeDate } from 'shared/i18n/civil-times';
import { listFestivalTimes } from 'shared/panchang/festival-times';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import type { PanchangAnswer } from './day-data';
import classes from './festival-list.module.css';
import { placePath } from './paths';
import { panchangText } from './text';

/** The festivals of a day with the rule that chose it. */
export function FestivalList({
  answer,
  lang,
}: {
  answer: Pick<PanchangAnswer, 'festivals' | 'date' | 'place'>;
  lang: Lang;
}) {
  const words = panchangText[lang].festivals;
  const { festivals, place } = answer;
  const face = useClockFace(lang, place.timeZone);
  if (!festivals) return <p>{words.polar}</p>;
  if (festivals.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={classes.list}>
      {festivals.map((festival) => (
        <li key={festival.id + festival.name}>
          <h3>{festival.name}</h3>
          {listFestivalTimes(festival, face).map(({ name, value }) => (
            <p key={name} className={classes.time}>
              {name}: {value}
            </p>
          ))}
          <p className={classes.rule}>{words.rule(festival.rule, festival.because)}</p>
          {festival.alternatives.map((other) => (
            <p key={other.tradition} className={classes.rule}>
              {other.name}:{' '}
              <a href={localPath(lang, placePath(place.slug, other.date))}>
                {writeDate(other.date, lang)}
              </a>
              . {words.otherRule(other.rule)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
