import { localPath } from 'shared/i18n/local-path';
import { Icon } from 'shared/ui/icon';
import { shiftDate, writeDate } from '../../model/civil-times';
import classes from './day-nav.module.css';
import type { DayView } from './day-view';
import { festivalsPath, monthPath, placePath } from './paths';

/** The days beside this one, and the calendars it belongs to. */
export function DayNav({ lang, text, answer }: Pick<DayView, 'lang' | 'text' | 'answer'>) {
  const { place, date, today } = answer;
  const { slug } = place;
  const dayLink = (days: number) => {
    const other = shiftDate(date, days);
    const shown = writeDate(other, lang, { day: 'numeric', month: 'short' });
    return { href: localPath(lang, placePath(slug, other)), shown };
  };
  const [previous, next] = [dayLink(-1), dayLink(1)];
  const year = date.slice(0, 4);
  const links = [
    ...(date === today ? [] : [{ path: placePath(slug), name: text.toToday }]),
    { path: monthPath(slug, date.slice(0, 7)), name: text.month },
    { path: festivalsPath(slug, year), name: text.festivalsOfYear(year) },
    { path: '/astrology-services/muhurat', name: text.muhuratFinder },
  ];
  return (
    <nav className={classes.nav} aria-label={text.panchang}>
      <a className={classes.step} href={previous.href} rel="prev">
        <Icon name="chevron-left" />
        <span>
          {text.previous} <span className={classes.date}>{previous.shown}</span>
        </span>
      </a>
      <a className={classes.step} href={next.href} rel="next">
        <span>
          {text.next} <span className={classes.date}>{next.shown}</span>
        </span>
        <Icon name="chevron-right" />
      </a>
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
