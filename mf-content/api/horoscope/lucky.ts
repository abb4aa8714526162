import type { Horoscope } from 'shared/contracts/content-horoscope';
import { computeGochara } from 'shared/jyotish/transits/gochara';
import { lordOfRashi } from 'shared/jyotish/kundli/rashi-lords';
import type { Graha } from 'shared/jyotish/zodiac/graha';
import type { PeriodSky } from './period-sky';

const fromFastest: readonly Graha[] = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
];

/** The graha whose colour is worn, and the number. */
interface Lucky {
  graha: Graha;
  number: Horoscope['lucky']['number'];
}

/**
 * Colour: of the first graha, from the fastest, that stands in a good house from the sign at noon of
 * the first day and is not obstructed (gochara with vedha); of the sign's lord when there is none.
 * Number: sign, tithi and the Moon's nakshatra of that day added, and the digits added until one is
 * left.
 */
export function findLucky({ noon, tithi }: PeriodSky, rashi: number): Lucky {
  const good = computeGochara({ moonRashi: rashi }, noon.at)
    .filter(({ favourable, vedhaBy }) => favourable && vedhaBy.length === 0)
    .map(({ graha }) => graha);
  const sum = rashi + 1 + tithi + noon.places.moon.nakshatra;
  return {
    graha: fromFastest.find((graha) => good.includes(graha)) ?? lordOfRashi(rashi),
    number: ((sum - 1) % 9) + 1,
  };
}
