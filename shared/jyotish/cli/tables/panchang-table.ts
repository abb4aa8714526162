import type { DayEclipse } from '../../panchang/day-eclipses';
import type { ElementList } from '../../panchang/panchang-types';
import { nameMonth, nameTithi } from '../../festivals/wording';
import { computeAskedPanchang } from '../answer-panchang';
import type { Fields } from '../fields';
import { nameKarana, nameNakshatra, nameRashi, nameVara, nameYoga } from '../names';
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
      title: `${day.date} ${nameVara(day.vara)} (${day.timeZone})`,
      head: [],
      rows: [
        ['sunrise', clock(day.sunrise)],
        ['sunset', clock(day.sunset)],
        ['next sunrise', clock(day.nextSunrise)],
        ['moonrise', clock(day.moonrise)],
        ['moonset', clock(day.moonset)],
        ['month amanta', `${month.adhika ? 'adhika ' : ''}${nameMonth(month.amanta).en}`],
        ['month purnimanta', nameMonth(month.purnimanta).en],
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
        ...elements('tithi', day.tithi, (index) => nameTithi(index).en),
        ...elements('nakshatra', day.nakshatra, nameNakshatra),
        ...elements('yoga', day.yoga, nameYoga),
        ...elements('karana', day.karana, nameKarana),
        ...elements('moon', day.moonRashi, nameRashi),
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
    ...day.eclipses.map((eclipse) => tableEclipse(eclipse, clock)),
    tableConventions(day.conventions),
  ];
}

function tableEclipse(eclipse: DayEclipse, clock: (utc: string) => string): TextTable {
  const { body, kind, kindOnEarth, central, contacts, sutak, obscuration } = eclipse;
  const stretch = (name: string, span: { start: string; end: string } | null) =>
    span ? [[name, clock(span.start), clock(span.end)]] : [];
  return {
    title: `Eclipse of the ${body}: ${kind}${kind === kindOnEarth ? '' : ` here, ${kindOnEarth} elsewhere`}`,
    head: ['', 'from', 'until'],
    rows: [
      ...stretch('seen', eclipse),
      ...stretch('central', central),
      ...stretch('contacts', contacts),
      ...stretch('sutak', sutak),
      ['deepest', clock(eclipse.greatest)],
      ['magnitude', eclipse.magnitude.toFixed(3)],
      ...(obscuration === null ? [] : [['obscuration', obscuration.toFixed(3)]]),
    ],
  };
}
