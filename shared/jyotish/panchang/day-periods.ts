import type { Span } from './spans';
import { takePart } from './spans';
import type { SunDay } from './sun-day';

/** The parts of a day that its length and vara alone decide. */
export type DayPeriodName =
  | 'brahma-muhurta'
  | 'pratah-sandhya'
  | 'rahu-kaal'
  | 'yamaganda'
  | 'gulika'
  | 'dur-muhurta'
  | 'abhijit'
  | 'madhyahna-sandhya'
  | 'vijaya'
  | 'godhuli'
  | 'sayahna-sandhya'
  | 'nishita';

/** A named part of the day; universal time in days from J2000. */
export interface DayPeriod extends Span {
  name: DayPeriodName;
  /** Abhijit is not taken on a Wednesday, where it is a dur-muhurta. */
  auspicious: boolean;
}

// by vara from Sunday: which eighth of the daylight, counted from 0
const rahuEighths = [7, 1, 6, 4, 5, 3, 2];
const yamaEighths = [4, 3, 2, 1, 0, 6, 5];
const gulikaEighths = [6, 5, 4, 3, 2, 1, 0];

// by vara from Sunday: muhurtas (fifteenths) of the day, counted from 0; from 15 on of the night
const durMuhurtas = [[13], [8, 11], [3, 21], [7], [5, 11], [3, 8], [0, 1]];

const wednesday = 3;
// a sandhya lasts three ghatis, one and a half of the fifteen muhurtas
const sandhya = 1.5;

/**
 * Rahu Kaal and the other kaalas, muhurtas and sandhyas of a day, in order of their beginning.
 * Sources: Muhurta Chintamani, Vivaha (dur-muhurta by vara) and Sankranti Prakarana (sandhya of three
 * ghatis); Dharma Sindhu (brahma muhurta; nishita as the eighth muhurta of the night); Rahu Kaal,
 * Yamaganda and Gulika as almanacs give them.
 */
export function listDayPeriods(day: SunDay): DayPeriod[] {
  const { vara, sunrise, sunset, nextSunrise, previousSunset } = day;
  const light = { start: sunrise, end: sunset };
  const night = { start: sunset, end: nextSunrise };
  const nightBefore = { start: previousSunset, end: sunrise };
  const eighth = (table: readonly number[]): Span => takePart(light, 8, table[vara] ?? 0);
  const bad = (name: DayPeriodName, span: Span): DayPeriod => ({
    name,
    auspicious: false,
    ...span,
  });
  const good = (name: DayPeriodName, span: Span): DayPeriod => ({
    name,
    auspicious: true,
    ...span,
  });
  const durMuhurtasToday = (durMuhurtas[vara] ?? []).map((muhurta) =>
    muhurta < 15 ? takePart(light, 15, muhurta) : takePart(night, 15, muhurta - 15),
  );
  return [
    good('brahma-muhurta', takePart(nightBefore, 15, 13)),
    good('pratah-sandhya', takePart(nightBefore, 15, 15 - sandhya, sandhya)),
    bad('rahu-kaal', eighth(rahuEighths)),
    bad('yamaganda', eighth(yamaEighths)),
    bad('gulika', eighth(gulikaEighths)),
    ...durMuhurtasToday.map((span) => bad('dur-muhurta', span)),
    { ...good('abhijit', takePart(light, 15, 7)), auspicious: vara !== wednesday },
    good('madhyahna-sandhya', takePart(light, 15, 7.5 - sandhya / 2, sandhya)),
    good('vijaya', takePart(light, 15, 10)),
    good('godhuli', takePart(night, 15, 0, 0.5)),
    good('sayahna-sandhya', takePart(night, 15, 0, sandhya)),
    good('nishita', takePart(night, 15, 7)),
  ].sort((one, other) => one.start - other.start);
}
