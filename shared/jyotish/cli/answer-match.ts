import { readInstant } from '../astronomy/time-scales';
import type { Ashtakoota } from '../matching/ashtakoota';
import { matchAshtakoota } from '../matching/ashtakoota';
import { kootas } from '../matching/koota-classes';
import type { MoonPlace } from '../matching/moon-place';
import { placeMoon } from '../matching/moon-place';
import type { Zodiac } from '../zodiac/graha-places';
import { grahaLongitude } from '../zodiac/graha-places';
import type { Fields } from './fields';
import { invalid, readFields, readInteger, readNumber } from './fields';
import { readZodiac } from './read-conventions';
import { readUtc } from './read-moment';

/** The points of each koota and their sum. */
export type MatchAnswer = Record<(typeof kootas)[number] | 'total', number>;

/**
 * The points of two Moons, `boy` and `girl`, each as rashi, degree, nakshatra and pada, as a
 * sidereal `longitude`, or as the birth's `utc`.
 */
export function answerMatch(fields: Fields): MatchAnswer {
  const found = matchMoons(fields);
  const points = Object.fromEntries(kootas.map((koota) => [koota, found[koota].points]));
  return { ...(points as Record<(typeof kootas)[number], number>), total: found.total };
}

/** The same comparison with what was compared. */
export function matchMoons(fields: Fields): Ashtakoota {
  const zodiac = readZodiac(fields);
  return matchAshtakoota(readMoon(fields, 'boy', zodiac), readMoon(fields, 'girl', zodiac));
}

function readMoon(fields: Fields, who: 'boy' | 'girl', zodiac: Zodiac): MoonPlace {
  const moon = readFields(fields[who], who);
  const prefix = `${who}.`;
  if (moon.utc !== undefined) {
    const { tt } = readInstant(readUtc(moon, 'utc', prefix));
    return placeMoon(grahaLongitude('moon', tt, zodiac));
  }
  if (moon.longitude !== undefined)
    return placeMoon(readNumber(moon, 'longitude', [0, 360], prefix));
  const place = {
    rashi: readInteger(moon, 'rashi', [0, 11], prefix),
    degree: readNumber(moon, 'degree', [0, 30], prefix),
    nakshatra: readInteger(moon, 'nakshatra', [1, 27], prefix),
    pada: readInteger(moon, 'pada', [1, 4], prefix),
  };
  if (listRashis(place.nakshatra).includes(place.rashi)) return place;
  throw invalid(`${prefix}nakshatra`, `a nakshatra of rashi ${place.rashi}`, place.nakshatra);
}

/** The rashis, one or two, that a nakshatra's padas lie in; nine padas make a rashi. */
function listRashis(nakshatra: number): number[] {
  return [1, 4].map((pada) => Math.floor(((nakshatra - 1) * 4 + pada - 1) / 9));
}
