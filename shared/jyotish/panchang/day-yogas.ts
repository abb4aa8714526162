import type { ElementSpan } from './elements';
import type { Span } from './spans';
import { clipSpan } from './spans';

/** Yogas of vara, tithi and nakshatra. */
export type DayYogaName =
  | 'sarvartha-siddhi'
  | 'amrita-siddhi'
  | 'guru-pushya'
  | 'ravi-pushya'
  | 'ravi-yoga'
  | 'dwipushkara'
  | 'tripushkara';

/** A yoga and when it holds; universal time in days from J2000. */
export interface DayYoga extends Span {
  name: DayYogaName;
}

/** What the yogas are made of; the elements as far as they touch the day. */
export interface DayYogaInput {
  /** Sunrise to sunrise. */
  day: Span;
  vara: number;
  tithis: readonly ElementSpan[];
  nakshatras: readonly ElementSpan[];
  sunNakshatras: readonly ElementSpan[];
}

// nakshatras by vara from Sunday
const sarvarthaSiddhi = [
  [1, 8, 12, 13, 19, 21, 26],
  [4, 5, 8, 17, 22],
  [1, 3, 9, 26],
  [3, 4, 5, 13, 17],
  [1, 7, 8, 17, 27],
  [1, 7, 17, 22, 27],
  [4, 15, 22],
];
const amritaSiddhi = [13, 5, 1, 17, 8, 27, 4];
const pushya = 8;
const [sunday, tuesday, thursday, saturday] = [0, 2, 4, 6];
const pushkaraVaras = [sunday, tuesday, saturday];
const bhadraTithis = [2, 7, 12, 17, 22, 27];
const dwipushkara = [5, 14, 23];
const tripushkara = [3, 7, 12, 16, 21, 25];
// the moon's nakshatra counted from the sun's
const raviYoga = [4, 6, 9, 10, 13, 20];

/**
 * The yogas of a day, each with the time its nakshatra (and tithi) lasts.
 * Source: Muhurta Chintamani, Shubhashubha Prakarana (siddhi yogas, Ravi Yoga) and Nakshatra
 * Prakarana (Dwi- and Tripushkara).
 */
export function listDayYogas(input: DayYogaInput): DayYoga[] {
  const { day, vara, tithis, nakshatras, sunNakshatras } = input;
  const during = (name: DayYogaName, holds: (nakshatra: number) => boolean): DayYoga[] =>
    nakshatras
      .filter(({ index }) => holds(index))
      .flatMap(({ start, end }) => clipSpan({ name, start, end }, day) ?? []);
  const withTithi = (yogas: DayYoga[]): DayYoga[] =>
    tithis
      .filter(({ index }) => bhadraTithis.includes(index))
      .flatMap((tithi) => yogas.flatMap((yoga) => clipSpan(yoga, tithi) ?? []));
  const isPushkaraDay = pushkaraVaras.includes(vara);
  return [
    ...during('sarvartha-siddhi', (index) => sarvarthaSiddhi[vara]?.includes(index) ?? false),
    ...during('amrita-siddhi', (index) => amritaSiddhi[vara] === index),
    ...during('guru-pushya', (index) => vara === thursday && index === pushya),
    ...during('ravi-pushya', (index) => vara === sunday && index === pushya),
    ...withTithi(during('dwipushkara', (index) => isPushkaraDay && dwipushkara.includes(index))),
    ...withTithi(during('tripushkara', (index) => isPushkaraDay && tripushkara.includes(index))),
    ...sunNakshatras.flatMap((sun) =>
      during('ravi-yoga', (index) =>
        raviYoga.includes(((index - sun.index + 27) % 27) + 1),
      ).flatMap((yoga) => clipSpan(yoga, sun) ?? []),
    ),
  ].sort((one, other) => one.start - other.start);
}
