import { countDays } from 'shared/i18n/civil-times';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import { Icon } from 'shared/ui/icon';
import { Notice } from 'shared/ui/notice';
import { CityPicker } from './city-picker';
import { findComing, groupDays } from './city-dates';
import { ComingDay } from './coming-day';
import { DayList } from './day-list';
import classes from './dates.module.css';
import type { DatesData } from './load-dates';
import { datesText } from './text';
import { useToday } from './use-today';

const panchang = '/astrology-services/panchang';

/** When a festival or vrat is: its next day with the rule that chose it, and the days of two years. */
export function Dates({ data, path, lang }: { data: DatesData; path: string; lang: Lang }) {
  const { occasion, asked, shown: dates } = data;
  const t = datesText[lang];
  const today = useToday(dates);
  const coming = dates?.days && findComing(dates.days, occasion, today);
  const year = (coming?.date ?? today).slice(0, 4);
  const ofYear = dates && localPath(lang, `${panchang}/${dates.city.slug}/festivals/year-${year}`);
  return (
    <section id="when" className={classes.dates}>
      <h2>{t.title}</h2>
      {dates && (
        <p className={classes.city}>
          <Icon name="pin" size={18} /> {t.city} <strong>{dates.city.name}</strong>
        </p>
      )}
      <CityPicker asked={asked} path={path} lang={lang} />
      {!dates && (
        <Notice tone="error">
          {t.failed} <a href={localPath(lang, panchang)}>{t.calendar}</a>
        </Notice>
      )}
      {dates && !dates.days && <p>{t.polar}</p>}
      {coming && <ComingDay day={coming} away={countDays(today, coming.date)} lang={lang} />}
      {dates?.days && (
        <div className={classes.groups}>
          {groupDays(dates.days, occasion, today).map((group) => (
            <DayList
              key={group.year}
              group={group}
              today={today}
              root={`${panchang}/${dates.city.slug}`}
              lang={lang}
            />
          ))}
        </div>
      )}
      {dates?.days && (
        <p className={classes.more}>
          <a href={ofYear ?? ''}>{t.all(year)}</a>
          <a href={`${ofYear}.ics`} download="">
            {t.file(year)}
          </a>
        </p>
      )}
    </section>
  );
}
