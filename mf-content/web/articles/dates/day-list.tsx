import { writeDate } from 'shared/i18n/civil-times';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { VisuallyHidden } from 'shared/ui/visually-hidden';
import type { DayGroup } from './city-dates';
import classes from './day-list.module.css';
import { datesText } from './text';

interface DayListProps {
  group: DayGroup;
  today: string;
  /** The panchang of the city, without language prefix; its days lie below it. */
  root: string;
  lang: Lang;
}

/** The days of a year, or the next ones, each leading to its panchang. */
export function DayList({ group: { year, days }, today, root, lang }: DayListProps) {
  const t = datesText[lang];
  return (
    <div>
      <h3 className={classes.title}>{year ? t.ofYear(year) : t.next}</h3>
      <ul className={classes.list}>
        {days.map(({ date, names, others }) => (
          <li key={date} className={date < today ? classes.past : undefined}>
            <a href={localPath(lang, `${root}/${date}`)}>
              <time dateTime={date}>
                {writeDate(date, lang, {
                  weekday: 'short',
                  day: 'numeric',
                  month: 'short',
                })}
              </time>
              <span>{names.join(', ')}</span>
              {date < today && <VisuallyHidden>({t.past})</VisuallyHidden>}
            </a>
            {others.map((other) => (
              <small key={other.name}>
                {other.name}: {writeDate(other.date, lang, { day: 'numeric', month: 'long' })}
              </small>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
