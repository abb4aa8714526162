import type { PanchangPlace } from 'shared/contracts/astro-panchang';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { writeDate } from 'shared/i18n/civil-times';
import { placePath } from '../panchang/paths';
import type { FestivalDay, ListedFestival } from './load';
import classes from './page.module.css';
import { festivalsText } from './text';

interface MonthListsProps {
  days: FestivalDay[];
  place: PanchangPlace;
  today: string;
  lang: Lang;
}

/** The days with festivals by month, each leading to its panchang. */
export function MonthLists({ days, place, today, lang }: MonthListsProps) {
  const text = festivalsText[lang];
  const months = [...new Set(days.map(([date]) => date.slice(0, 7)))];
  const nameMonth = (month: string, style: 'short' | 'long') =>
    writeDate(`${month}-01`, lang, { month: style });
  return (
    <>
      <nav className={classes.months} aria-label={text.jump}>
        {months.map((month) => (
          <a key={month} href={`#m${month.slice(5)}`}>
            {nameMonth(month, 'short')}
          </a>
        ))}
      </nav>
      {months.map((month) => (
        <section key={month} id={`m${month.slice(5)}`} className={classes.month}>
          <h3>{nameMonth(month, 'long')}</h3>
          <ul className={classes.list}>
            {days
              .filter(([date]) => date.startsWith(month))
              .map((day) => (
                <Day key={day[0]} {...{ day, place, lang }} isPast={day[0] < today} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface DayProps {
  day: FestivalDay;
  place: PanchangPlace;
  isPast: boolean;
  lang: Lang;
}

function Day({ day: [date, festivals], place, isPast, lang }: DayProps) {
  const isMajor = festivals.some(([, kind]) => kind === 'festival');
  const marks = [isMajor && classes.major, isPast && classes.past].filter(Boolean).join(' ');
  return (
    <li className={marks || undefined}>
      <a href={localPath(lang, placePath(place.slug, date))}>
        {writeDate(date, lang, { day: 'numeric', month: 'short', weekday: 'short' })}
      </a>
      <div>
        {festivals.map((festival) => (
          <Festival key={festival[0]} {...{ festival, place, lang }} />
        ))}
      </div>
    </li>
  );
}

interface FestivalProps {
  festival: ListedFestival;
  place: PanchangPlace;
  lang: Lang;
}

function Festival({ festival: [name, kind, others = []], place, lang }: FestivalProps) {
  const text = festivalsText[lang];
  return (
    <p>
      {kind === 'festival' ? <b>{name}</b> : name}{' '}
      {!name.includes(text.kinds[kind]) && <small>{text.kinds[kind]}</small>}
      {others.map(([tradition, date]) => (
        <small key={tradition} className={classes.other}>
          {tradition}:{' '}
          <a href={localPath(lang, placePath(place.slug, date))}>{writeDate(date, lang)}</a>
        </small>
      ))}
    </p>
  );
}
