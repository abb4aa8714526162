import { nameMonth } from 'shared/jyotish/festivals/wording';
import { FactList } from 'shared/ui/fact-list';
import {
  nameAyana,
  nameRitu,
  nameSamvatsara,
  nameSolarMonth,
} from '../../../model/panchang-names/years';
import { Explained } from '../../parts/explained';
import classes from './facts.module.css';
import type { DayView } from './day-view';

/** The lunar month both ways, the years, the season and the solar calendars. */
export function CalendarFacts({ day, text, lang }: DayView) {
  const words = text.calendar;
  const { month, season, solarDates } = day;
  const { years } = month;
  const monthName = (number: number): string => {
    const name = nameMonth(number)[lang];
    return month.adhika ? words.adhika(name) : name;
  };
  const samvatsara = (which: 'north' | 'south') =>
    `${nameSamvatsara(years.samvatsara[which], lang)} (${words[which]})`;
  const facts: [term: string, value: string][] = [
    [words.purnimanta, monthName(month.purnimanta)],
    [words.amanta, monthName(month.amanta)],
    [words.paksha, words[month.paksha]],
    [words.vikram, String(years.vikram)],
    [words.shaka, String(years.shaka)],
    [words.gujarati, String(years.gujarati)],
    [words.kali, String(years.kali)],
    [words.samvatsara, `${samvatsara('north')}, ${samvatsara('south')}`],
    [
      words.ritu,
      `${nameRitu(season.drik.ritu, lang)}, ${words.drik}; ${nameRitu(season.vedic.ritu, lang)}, ${words.vedic}`,
    ],
    [
      words.ayana,
      `${nameAyana(season.drik.ayana, lang)}, ${words.drik}; ${nameAyana(season.vedic.ayana, lang)}, ${words.vedic}`,
    ],
    ...solarDates.map(({ calendar, month: number, day: date, year, era }): [string, string] => [
      words.solar[calendar],
      `${date} ${nameSolarMonth(calendar, number, lang)} ${year} (${words.era[era]})`,
    ]),
  ];
  return (
    <>
      <FactList className={classes.facts} facts={facts} />
      <Explained title={text.explain} text={text.explanations.calendar} />
    </>
  );
}
