import { nameTithi } from 'shared/jyotish/festivals/wording';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { writeDate } from 'shared/i18n/civil-times';
import { writeTimeOf, writeTimes } from 'shared/i18n/clock';
import { useClockFace } from 'shared/preferences/use-preferences';
import { shortVaras } from '../../../model/panchang-names/limbs';
import { nameNakshatra } from '../../../model/sky-names';
import { placePath } from '../panchang/paths';
import { panchangText } from '../panchang/text';
import classes from './day-grid.module.css';
import type { MonthOfPlace } from './load';
import { monthText } from './text';

const fourthTithis = [4, 19];
const firstColumns = [
  classes.column0,
  classes.column1,
  classes.column2,
  classes.column3,
  classes.column4,
  classes.column5,
  classes.column6,
];

/** The days of a month as the leaves of a calendar: a list on narrow screens, weeks on wide ones. */
export function DayGrid({
  days,
  place,
  today,
  lang,
}: Pick<MonthOfPlace, 'days' | 'place' | 'today'> & { lang: Lang }) {
  return (
    <>
      <div className={classes.weekdays} aria-hidden="true">
        {shortVaras[lang].map((vara) => (
          <span key={vara}>{vara}</span>
        ))}
      </div>
      <ol className={classes.grid}>
        {days.map((day, index) => (
          <li
            key={day.date}
            className={[
              index === 0 ? firstColumns[new Date(day.date).getUTCDay()] : '',
              day.date === today ? classes.today : '',
            ].join(' ')}
          >
            <Leaf day={day} place={place} lang={lang} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Leaf({
  day: { date, leaf, sunless, festivals },
  place,
  lang,
}: {
  day: MonthOfPlace['days'][number];
  place: MonthOfPlace['place'];
  lang: Lang;
}) {
  const text = monthText[lang];
  const { until } = panchangText[lang].limbs;
  const face = useClockFace(lang, place.timeZone);
  const clock = (iso: string) => writeTimeOf(iso, date, face);
  const [tithi, nakshatra] = [leaf?.tithi[0], leaf?.nakshatra[0]];
  const isFourth = leaf?.tithi.some(({ index }) => fourthTithis.includes(index));
  return (
    <>
      <a className={classes.date} href={localPath(lang, placePath(place.slug, date))}>
        <span className={classes.number}>{Number(date.slice(8))}</span>
        <span className={classes.weekday}>{writeDate(date, lang, { weekday: 'long' })}</span>
      </a>
      {leaf && tithi && nakshatra ? (
        <>
          <p className={classes.tithi}>
            {nameTithi(tithi.index)[lang]} <span>{until(clock(tithi.end))}</span>
          </p>
          <p className={classes.nakshatra}>
            {nameNakshatra(nakshatra.index, lang)} <span>{until(clock(nakshatra.end))}</span>
          </p>
          <p className={classes.sun}>{writeTimes(leaf.sunrise, leaf.sunset, face, date)}</p>
          {isFourth && leaf.moonrise && (
            <p className={classes.sun}>
              {text.moonrise} {clock(leaf.moonrise)}
            </p>
          )}
        </>
      ) : (
        <p className={classes.sun}>{sunless && text.noSun[sunless]}</p>
      )}
      {festivals.length > 0 && (
        <ul className={classes.festivals}>
          {festivals.map(({ id, name, kind }) => (
            <li key={id + name} className={kind === 'festival' ? classes.major : undefined}>
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
