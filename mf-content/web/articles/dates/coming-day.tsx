import { writeDate } from 'shared/i18n/civil-times';
import type { Lang } from 'shared/remote-kit/page';
import type { OccasionDay } from './city-dates';
import classes from './coming-day.module.css';
import { datesText } from './text';

/** The next day of a festival or vrat, with its times. @param away days until it comes */
export function ComingDay({ day, away, lang }: { day: OccasionDay; away: number; lang: Lang }) {
  const t = datesText[lang];
  const { name, date, times, others, rule, because } = day;
  return (
    <div className={classes.coming}>
      <p className={classes.when}>
        <span className={classes.away}>{t.away(away)}</span>
        <time dateTime={date}>
          {writeDate(date, lang, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            year: 'numeric',
          })}
        </time>
        <span className={classes.name}>{name}</span>
      </p>
      <dl>
        {times.map((time) => (
          <div key={time.name}>
            <dt>{time.name}</dt>
            <dd>{time.value}</dd>
          </div>
        ))}
        {others.map((other) => (
          <div key={other.name}>
            <dt>{other.name}</dt>
            <dd>{writeDate(other.date, lang)}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{t.why}</summary>
        <p>{t.rule(rule, because)}</p>
        {others.map((other) => (
          <p key={other.name}>
            {other.name}: {t.otherRule(other.rule)}
          </p>
        ))}
      </details>
    </div>
  );
}
