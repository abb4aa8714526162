import type { DashaPeriod } from '../../dasha/dasha-period';
import type { Bhavas } from '../../kundli/chart-types';
import type { DayRange } from '../../kundli/day-ranges';
import { formatWithinRashi } from '../../zodiac/degrees';
import type { Division } from '../../zodiac/divisions';
import { grahas } from '../../zodiac/graha';
import { answerChart } from '../answer-chart';
import type { Fields } from '../fields';
import { nameNakshatra, nameRashi, writeLongitude } from '../names';
import type { FindPlace } from '../read-place';
import type { TextTable } from './text-table';
import { tableConventions } from './text-table';

/** A chart as tables: places, bhavas where asked for, mahadashas, conventions. */
export function tableChart(fields: Fields, findPlace: FindPlace): TextTable[] {
  const chart = answerChart(fields, findPlace);
  const { utc, ascendant, planets, vimshottari, conventions } = chart;
  const bhavas = 'bhavas' in chart ? chart.bhavas : undefined;
  const places = grahas.map((graha) => {
    const { house, retrograde } = planets[graha];
    const bhava = bhavas ? String(bhavas.grahas[graha]) : '';
    return [graha, ...listPlace(planets[graha]), String(house ?? ''), retrograde ? 'R' : '', bhava];
  });
  const head = ['graha', 'rashi', 'degree', 'nakshatra', 'pada', 'navamsa', 'house', ''];
  return [
    {
      title: `Places ${ascendant ? 'at' : 'at noon, the time of birth not being known:'} ${utc}`,
      head: [...head, bhavas ? 'bhava' : ''],
      rows: [...(ascendant ? [['ascendant', ...listPlace(ascendant), '1']] : []), ...places],
    },
    ...('moonOfDay' in chart ? [tableMoonOfDay(chart.moonOfDay)] : []),
    ...(bhavas ? [tableBhavas(bhavas)] : []),
    ...(vimshottari ? [tableMahadashas(vimshottari)] : []),
    tableConventions(conventions),
  ];
}

function tableMoonOfDay({ rashis, nakshatras }: DayRange): TextTable {
  return {
    title: 'The Moon in the course of the day',
    head: [],
    rows: [
      ['rashi', rashis.map(nameRashi).join(', ')],
      ['nakshatra', nakshatras.map(nameNakshatra).join(', ')],
    ],
  };
}

function tableMahadashas(mahadashas: readonly DashaPeriod[]): TextTable {
  return {
    title: 'Vimshottari',
    head: ['lord', 'from', 'until'],
    rows: mahadashas.map(({ lord, start, end }) => [lord, start.slice(0, 10), end.slice(0, 10)]),
  };
}

function tableBhavas({ system, cusps }: Bhavas): TextTable {
  return {
    title: `Bhavas (${system})`,
    head: ['bhava', 'begins at'],
    rows: cusps.map((cusp, index) => [String(index + 1), writeLongitude(cusp)]),
  };
}

function listPlace({ longitude, rashi, nakshatra, pada, navamsa }: Division): string[] {
  return [
    nameRashi(rashi),
    formatWithinRashi(longitude),
    nameNakshatra(nakshatra),
    String(pada),
    nameRashi(navamsa),
  ];
}
