import { group, path, type Point } from './svg';

/** The signs of the zodiac from Mesha on, as strokes in a box of 20 by 20. */
const rashis = [
  'M10 19V8C10 3 7 1 4.5 1 2.5 1 1 2.5 1 4.5S2.3 8 4 8M10 8C10 3 13 1 15.5 1 17.5 1 19 2.5 19 4.5S17.7 8 16 8',
  'M2 1C4.5 1 5.5 6.7 10 6.7S15.5 1 18 1M10 6.7a6.1 6.1 0 0 1 0 12.2a6.1 6.1 0 0 1 0-12.2',
  'M2 1.5C6 3.5 14 3.5 18 1.5M2 18.5C6 16.5 14 16.5 18 18.5M7 3V17M13 3V17',
  'M1.5 7.5C3 3 9 1.5 18 4M4.5 4.5a3 3 0 0 1 0 6a3 3 0 0 1 0-6M18.5 12.5C17 17 11 18.5 2 16M15.5 9.5a3 3 0 0 1 0 6a3 3 0 0 1 0-6',
  'M5 9.5a3 3 0 0 1 0 6a3 3 0 0 1 0-6M7.3 10.6C5.5 7 5 1 10.5 1S15 7 13 11C11.5 14 11.5 19 15 19 16.5 19 18 18 18.5 16.5',
  'M1 3C3 2 4 3 4 6V16M4 6C5 2 9 2 9 6V16M9 6C10 2 14 2 14 6V14C14 17 16 19 19 19M14 8C16 5 19 6 19 9 19 13 15 16 11 18.5',
  'M1 18H19M1 13H7C5 11.5 4 9.5 4 7.5 4 4 6.7 1.5 10 1.5S16 4 16 7.5C16 9.5 15 11.5 13 13H19',
  'M1 3C3 2 4 3 4 6V16M4 6C5 2 9 2 9 6V16M9 6C10 2 14 2 14 6V14C14 17 15 18 18.5 18M16.3 15.6L19 18 16.3 20.4',
  'M2 18L18 2M9.5 2H18V10.5M5 9.5L10.5 15',
  'M1 3C3 3 4.5 5 4.5 8V14M4.5 8C5 4 7 2.5 8.5 2.5 11 2.5 11 6 11 9V13C11 17 9 19 6.5 19M11 13C11 10.5 13 9.5 15 9.5S18.8 11 18.8 13 17.5 16.5 15 16.5 11 15.5 11 13',
  'M1 8L5 4.5 8.3 8 12 4.5 15.3 8 19 4.5M1 15L5 11.5 8.3 15 12 11.5 15.3 15 19 11.5',
  'M4 1C8 6 8 14 4 19M16 1C12 6 12 14 16 19M2.5 10H17.5',
];

/** The lords of the days from Sunday on. */
const lords = [
  'M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0-16M10 10v.1',
  'M12 2A8.2 8.2 0 1 0 17 16 7 7 0 0 1 12 2',
  'M8 7a5.5 5.5 0 0 1 0 11a5.5 5.5 0 0 1 0-11M12 8.5L18 2M13 2H18V7',
  'M10 5a4 4 0 0 1 0 8a4 4 0 0 1 0-8M5.5 1C6 3.5 8 5 10 5S14 3.5 14.5 1M10 13V20M7 16.5H13',
  'M3 5C5 1 10 2 10 6 10 9.5 7 12 3 13H17M14 4V19',
  'M10 1.5a5 5 0 0 1 0 10a5 5 0 0 1 0-10M10 11.5V19.5M6.5 15.5H13.5',
  'M6 1V15M2.5 4.5H10M6 9C8 6.5 14 7 14 10.5 14 13.5 11 15 12 18 12.5 19.3 14 19.5 15.5 18.5',
];

const RAHU =
  'M3.5 14a2.6 2.6 0 0 1 0 5.2a2.6 2.6 0 0 1 0-5.2M5.2 14.6C.5 8 4 1.5 10 1.5S19.5 8 14.8 14.6M16.5 14a2.6 2.6 0 0 1 0 5.2a2.6 2.6 0 0 1 0-5.2';

type Place = [at: Point, size: number, colour: string, opacity?: number];

/** The sign of a rashi, 0 Mesha to 11 Meena, centred on a point. */
export const rashiSign = (rashi: number, ...place: Place) => symbol(rashis[rashi], 0, place);

/** The sign of a weekday's lord, 0 Sunday to 6 Saturday. */
export const lordSign = (vara: number, ...place: Place) => symbol(lords[vara], 0, place);

export const rahuSign = (...place: Place) => symbol(RAHU, 0, place);

export const ketuSign = (...place: Place) => symbol(RAHU, 180, place);

function symbol(d: string | undefined, turn: number, [at, size, colour, opacity]: Place): string {
  if (d === undefined) throw new RangeError('There is no such sign');
  const strokes = group(path(d, { stroke: colour, width: 2 }), { move: [-10, -10] });
  return group(strokes, { move: at, turn, scale: size / 20, opacity });
}
