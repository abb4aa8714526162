import type { Division } from '../zodiac/divisions';
import { countHouse } from '../zodiac/divisions';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';
import type { Zodiac } from '../zodiac/graha-places';
import { describeSky } from './sky';

/** What of a birth chart the transits are counted from. */
export interface NatalPoints {
  moonRashi: number;
  /** Left out when the birth time is not known. */
  lagnaRashi?: number;
  /** Bindus of each graha's own ashtakavarga, by rashi from Mesha. */
  bindus?: Partial<Record<Graha, readonly number[]>>;
}

/** A graha's transit over a birth chart. */
export interface Gochara extends Division {
  graha: Graha;
  retrograde: boolean;
  /** Whole-sign houses, 1-12. */
  houseFromMoon: number;
  houseFromLagna: number | null;
  /** Whether the house from the Moon is one of its good ones. */
  favourable: boolean;
  /** The grahas that obstruct a good transit from its vedha house; empty where none does. */
  vedhaBy: Graha[];
  /** Bindus of its ashtakavarga in this rashi, where the chart gives them. */
  bindus: number | null;
}

// Good houses from the Moon, each with the house whose occupant obstructs it. Source: Phaladeepika
// 26.2-8; Muhurta Chintamani, Gochara 1-5. The latter gives Rahu the houses of Mars and Saturn, as
// here for both nodes; the former gives both the houses of the sun.
const likeSaturn = { 3: 12, 6: 9, 11: 5 };
const vedhas: Record<Graha, Readonly<Record<number, number>>> = {
  sun: { 3: 9, 6: 12, 10: 4, 11: 5 },
  moon: { 1: 5, 3: 9, 6: 12, 7: 2, 10: 4, 11: 8 },
  mars: { 3: 12, 6: 9, 11: 5 },
  mercury: { 2: 5, 4: 3, 6: 9, 8: 1, 10: 8, 11: 12 },
  jupiter: { 2: 12, 5: 4, 7: 3, 9: 10, 11: 8 },
  venus: { 1: 8, 2: 7, 3: 1, 4: 10, 5: 9, 8: 5, 9: 11, 11: 3, 12: 6 },
  saturn: likeSaturn,
  rahu: likeSaturn,
  ketu: likeSaturn,
};

// father and son do not obstruct each other
const exempt: readonly (readonly [Graha, Graha])[] = [
  ['sun', 'saturn'],
  ['moon', 'mercury'],
];

/**
 * The transits of the nine grahas over a birth chart at an instant, counted from the natal Moon,
 * with vedha. Only the seven visible grahas obstruct.
 * @param at ISO 8601 instant
 * @throws RangeError as `readInstant` does
 */
export function computeGochara(natal: NatalPoints, at: string, zodiac?: Zodiac): Gochara[] {
  const { places } = describeSky(at, zodiac);
  const houseOf = (graha: Graha) => countHouse(places[graha].rashi, natal.moonRashi);
  return grahas.map((graha) => {
    const { longitude, rashi, nakshatra, pada, navamsa, retrograde } = places[graha];
    const houseFromMoon = houseOf(graha);
    const vedha = vedhas[graha][houseFromMoon];
    return {
      graha,
      longitude,
      rashi,
      nakshatra,
      pada,
      navamsa,
      retrograde,
      houseFromMoon,
      houseFromLagna: natal.lagnaRashi === undefined ? null : countHouse(rashi, natal.lagnaRashi),
      favourable: vedha !== undefined,
      vedhaBy: grahas.filter((other) => canObstruct(other, graha) && houseOf(other) === vedha),
      bindus: natal.bindus?.[graha]?.[rashi] ?? null,
    };
  });
}

function canObstruct(other: Graha, graha: Graha): boolean {
  if (other === graha || other === 'rahu' || other === 'ketu') return false;
  return !exempt.some((pair) => pair.includes(graha) && pair.includes(other));
}
