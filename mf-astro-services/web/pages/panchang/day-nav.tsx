import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { shiftDate, writeDate } from 'shared/i18n/civil-times';
import { isSupportedDate } from 'shared/jyotish/supported-dates';
import classes from './day-nav.module.css';
import type { PanchangData, ShownDay } from './day-data';
import { writeMoonrise } from './moonrise-choice';
import { festivalsPath, monthPath, placePath } from './paths';
import { panchangText } from './text';

/** The days beside this one, and the calendars it belongs to. */
export function DayNav({
  lang,
  shown: { place, date, today },
  moonrise,
}: {
  lang: Lang;
  shown: ShownDay;
  moonrise: PanchangData['moonrise'];
}) {
  const text = panchangText[lang];
  const { slug } = place;
  const beside = [
    { rel: 'prev', date: shiftDate(date, -1), name: text.previous },
    { rel: 'next', date: shiftDate(date, 1), name: text.next },
  ].filter((other) => isSupportedDate(other.date));
  const years = [Number(date.slice(0, 4)), Number(date.slice(0, 4)) + 1].filter((year) =>
    isSupportedDate(`${year}-01-01`),
  );
  const links = [
    ...(date === today ? [] : [{ path: placePath(slug), name: text.toToday }]),
    { path: monthPath(slug, date.slice(0, 7)), name: text.month },
    ...years.map((year) => ({
      path: festivalsPath(slug, year),
      name: text.festivalsOfYear(String(year)),
    })),
    { path: '/astrology-services/muhurat', name: text.muhuratFinder },
  ];
  return (
    <nav className={classes.nav} aria-label={text.panchang}>
      {beside.map((other) => (
        <a
          key={other.rel}
          className={classes.step}
          href={localPath(lang, placePath(slug, other.date)) + writeMoonrise(moonrise)}
          rel={other.rel}
        >
          {other.rel === 'prev' && <Icon name="chevron-left" />}
          <span>
            {other.name}{' '}
            <span className={classes.date}>
              {writeDate(other.date, lang, { day: 'numeric', month: 'short' })}
            </span>
          </span>
          {other.rel === 'next' && <Icon name="chevron-right" />}
        </a>
      ))}
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={localPath(lang, path)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
