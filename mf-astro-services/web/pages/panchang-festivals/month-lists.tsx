import type { PanchangPlace } from 'shared/contracts/astro-panchang';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { writeDate } from 'shared/i18n/civil-times';
import { placePath } from '../panchang/paths';
import { panchangText } from '../panchang/text';
import type { ListedFestival } from './load';
import classes from './page.module.css';
import { festivalsText } from './text';

/** The festivals by month, each day leading to its panchang. */
export function MonthLists({
  festivals,
  place,
  today,
  lang,
}: {
  festivals: ListedFestival[];
  place: PanchangPlace;
  today: string;
  lang: Lang;
}) {
  const text = festivalsText[lang];
  const months = [...new Set(festivals.map(({ date }) => date.slice(0, 7)))];
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
            {festivals
              .filter(({ date }) => date.startsWith(month))
              .map((festival) => (
                <Row
                  key={`${festival.id} ${festival.name} ${festival.date}`}
                  {...{ festival, place, lang }}
                  isPast={festival.date < today}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Row({
  festival,
  place,
  isPast,
  lang,
}: {
  festival: ListedFestival;
  place: PanchangPlace;
  isPast: boolean;
  lang: Lang;
}) {
  const text = festivalsText[lang];
  const words = panchangText[lang].festivals;
  const { name, kind, date, rule, because, alternatives } = festival;
  return (
    <li
      className={[kind === 'festival' ? classes.major : '', isPast ? classes.past : ''].join(' ')}
    >
      <a className={classes.date} href={localPath(lang, placePath(place.slug, date))}>
        {writeDate(date, lang, { day: 'numeric', month: 'short', weekday: 'short' })}
      </a>
      <div>
        <span className={classes.name}>{name}</span>{' '}
        {!name.includes(text.kinds[kind]) && (
          <span className={classes.kind}>{text.kinds[kind]}</span>
        )}
        {alternatives.map((other) => (
          <span key={other.tradition} className={classes.other}>
            {other.name}:{' '}
            <a href={localPath(lang, placePath(place.slug, other.date))}>
              {writeDate(other.date, lang)}
            </a>
          </span>
        ))}
        <details className={classes.why}>
          <summary>{text.why}</summary>
          <p>{words.rule(rule, because)}</p>
          {alternatives.map((other) => (
            <p key={other.tradition}>
              {other.name}: {words.otherRule(other.rule)}
            </p>
          ))}
        </details>
      </div>
    </li>
  );
}
