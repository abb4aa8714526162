import type { ElementList } from '../../panchang/panchang-types';
import { computeAskedPanchang } from '../answer-panchang';
import type { Fields } from '../fields';
import { monthNames, nakshatraNames, nameTithi, rashiNames, varaNames, yogaNames } from '../names';
import type { FindPlace } from '../read-place';
import type { TextTable } from './text-table';
import { createClock, tableConventions } from './text-table';

/** A panchang day as tables, on the clocks of its place. */
export function tablePanchang(fields: Fields, findPlace: FindPlace): TextTable[] {
  const day = computeAskedPanchang(fields, findPlace);
  const clock = createClock(day.timeZone);
  const { month } = day;
  const elements = (title: string, list: ElementList, name: (index: number) => string) =>
    list.map(({ index, end }) => [title, name(index), clock(end)]);
  return [
    {
      title: `${day.date} ${varaNames[day.vara] ?? ''} (${day.timeZone})`,
      head: [],
      rows: [
        ['sunrise', clock(day.sunrise)],
        ['sunset', clock(day.sunset)],
        ['next sunrise', clock(day.nextSunrise)],
        ['moonrise', clock(day.moonrise)],
        ['moonset', clock(day.moonset)],
        ['month amanta', `${month.adhika ? 'adhika ' : ''}${monthNames[month.amanta - 1] ?? ''}`],
        ['month purnimanta', monthNames[month.purnimanta - 1] ?? ''],
        ['paksha', month.paksha],
        ...Object.entries(month.years)
          .filter(([, year]) => typeof year === 'number')
          .map(([era, year]) => [era, String(year)]),
      ],
    },
    {
      title: 'Elements',
      head: ['', '', 'until'],
      rows: [
        ...elements('tithi', day.tithi, nameTithi),
        ...elements('nakshatra', day.nakshatra, (index) => nakshatraNames[index - 1] ?? ''),
        ...elements('yoga', day.yoga, (index) => yogaNames[index - 1] ?? ''),
        ...elements('karana', day.karana, String),
        ...elements('moon', day.moonRashi, (index) => rashiNames[index] ?? ''),
      ],
    },
    {
      title: 'Periods',
      head: ['', 'from', 'until'],
      rows: [
        ...day.periods.map(({ name, start, end }) => [name, clock(start), clock(end)]),
        ...day.amritKaal.map(({ start, end }) => ['amrit-kaal', clock(start), clock(end)]),
        ...day.varjyam.map(({ start, end }) => ['varjyam', clock(start), clock(end)]),
      ],
    },
    tableConventions(day.conventions),
  ];
}
