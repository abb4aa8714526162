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
import { refuseOthers } from './known-keys';
import { readUtc } from './read-moment';

/** The points of each koota and their sum. */
export type MatchAnswer = Record<(typeof kootas)[number] | 'total', number>;

/**
 * The points of two Moons, `boy` and `girl`, each as rashi, degree, nakshatra and pada, as a
 * sidereal `longitude`, or as the birth's `utc`.
 * @param now the clock: nobody is born after it
 */
export function answerMatch(fields: Fields, now = new Date()): MatchAnswer {
  const found = matchMoons(fields, now);
  const points = Object.fromEntries(kootas.map((koota) => [koota, found[koota].points]));
  return { ...(points as Record<(typeof kootas)[number], number>), total: found.total };
}

/** The same comparison with what was compared. */
export function matchMoons(fields: Fields, now: Date): Ashtakoota {
  const zodiac = readZodiac(fields);
  const read = (who: 'boy' | 'girl') => readMoon(fields, who, zodiac, now);
  return matchAshtakoota(read('boy'), read('girl'));
}

function readMoon(fields: Fields, who: 'boy' | 'girl', zodiac: Zodiac, now: Date): MoonPlace {
  const moon = readFields(fields[who], who);
  const prefix = `${who}.`;
  if (moon.utc !== undefined) {
    refuseOthers(moon, ['utc'], prefix);
    const utc = readUtc(moon, 'utc', prefix);
    if (Date.parse(utc) > now.getTime())
      throw invalid(`${prefix}utc`, 'an instant that has passed', utc);
    return placeMoon(grahaLongitude('moon', readInstant(utc).tt, zodiac));
  }
  if (moon.longitude !== undefined) {
    refuseOthers(moon, ['longitude'], prefix);
    const longitude = readNumber(moon, 'longitude', [0, 360], prefix);
    if (longitude < 360) return placeMoon(longitude);
    throw invalid(`${prefix}longitude`, 'below 360', longitude);
  }
  refuseOthers(moon, ['rashi', 'degree', 'nakshatra', 'pada'], prefix);
  const place = {
    rashi: readInteger(moon, 'rashi', [0, 11], prefix),
    degree: readNumber(moon, 'degree', [0, 30], prefix),
    nakshatra: readInteger(moon, 'nakshatra', [1, 27], prefix),
    pada: readInteger(moon, 'pada', [1, 4], prefix),
  };
  checkPlace(place, prefix);
  return place;
}

// degrees are often sent rounded to the minute or to hundredths
const rounding = 1 / 60;

/** A pada is 3°20′: rashi, nakshatra and pada name one arc, and the degree lies in it. */
function checkPlace({ rashi, degree, nakshatra, pada }: MoonPlace, prefix: string): void {
  const count = (nakshatra - 1) * 4 + pada - 1;
  const inRashi = [1, 4].map((one) => Math.floor(((nakshatra - 1) * 4 + one - 1) / 9));
  if (!inRashi.includes(rashi))
    throw invalid(`${prefix}nakshatra`, `a nakshatra of rashi ${rashi}`, nakshatra);
  if (Math.floor(count / 9) !== rashi)
    throw invalid(`${prefix}pada`, `a pada of nakshatra ${nakshatra} in rashi ${rashi}`, pada);
  const start = ((count % 9) * 10) / 3;
  if (degree < start - rounding || degree > start + 10 / 3 + rounding || degree >= 30)
    throw invalid(
      `${prefix}degree`,
      `a degree of that pada, ${start.toFixed(2)} to ${(start + 10 / 3).toFixed(2)}`,
      degree,
    );
}
