import type { SevenGraha } from '../kundli/rashi-lords';
import { lordOfRashi } from '../kundli/rashi-lords';
import { rateFriendship } from './graha-friendship';
import type { Gana, Nadi, Varna, Vashya, Yoni } from './koota-classes';
import { ganaOf, kootas, nadiOf, varnaOf, varnas, vashyaOf, yoniOf } from './koota-classes';
import { rateGana, rateVashya, rateYoni } from './koota-points';
import type { MoonPlace } from './moon-place';
import { countNakshatras, countRashis } from './moon-place';

/** One koota: its points of at most `max`, and what was compared. */
export interface Koota<Class extends string | number> {
  points: number;
  max: number;
  boy: Class;
  girl: Class;
}

/**
 * The eight kootas in their order and their sum. What is compared: varna, vashya, gana, nadi and
 * yoni are classes; tara is counted from the other one's nakshatra, 1 janma to 9 ati-mitra; maitri
 * compares the lords of the rashis; bhakoot is the count of rashis from the other one's, 1 to 12.
 */
export interface Ashtakoota {
  varna: Koota<Varna>;
  vashya: Koota<Vashya>;
  tara: Koota<number>;
  yoni: Koota<Yoni>;
  maitri: Koota<SevenGraha>;
  gana: Koota<Gana>;
  bhakoot: Koota<number>;
  nadi: Koota<Nadi>;
  /** 0 to 36, in halves. */
  total: number;
}

const harmfulTaras = [3, 5, 7];
const harmfulCounts = [2, 5, 6, 8, 9, 12];

/**
 * Compares two Moons by the eight kootas of the northern tradition, 36 points in all. The classes
 * and the 2/12, 5/9 and 6/8 of bhakoot follow Muhurta Chintamani, vivaha-prakarana; the points of
 * vashya, yoni, gana and maitri the tables of Saral Jyotish (melapak chapter), which are not
 * symmetric in a few cells. No exception changes a point: see `listExceptions`.
 */
export function matchAshtakoota(boy: MoonPlace, girl: MoonPlace): Ashtakoota {
  const both = <Class extends string | number>(
    max: number,
    sort: (one: MoonPlace, other: MoonPlace) => Class,
    rate: (boy: Class, girl: Class) => number,
  ): Koota<Class> => {
    const [ofBoy, ofGirl] = [sort(boy, girl), sort(girl, boy)];
    return { points: rate(ofBoy, ofGirl), max, boy: ofBoy, girl: ofGirl };
  };
  const found = {
    varna: both(1, ({ rashi }) => varnaOf(rashi), rateVarna),
    vashya: both(2, vashyaOf, rateVashya),
    tara: both(3, findTara, rateTara),
    yoni: both(4, ({ nakshatra }) => yoniOf(nakshatra), rateYoni),
    maitri: both(5, ({ rashi }) => lordOfRashi(rashi), rateFriendship),
    gana: both(6, ({ nakshatra }) => ganaOf(nakshatra), rateGana),
    bhakoot: both(7, (one, other) => countRashis(other.rashi, one.rashi), rateBhakoot),
    nadi: both(
      8,
      ({ nakshatra }) => nadiOf(nakshatra),
      (his, hers) => (his === hers ? 0 : 8),
    ),
  };
  return { ...found, total: kootas.reduce((sum, koota) => sum + found[koota].points, 0) };
}

function rateVarna(boy: Varna, girl: Varna): number {
  return varnas.indexOf(boy) >= varnas.indexOf(girl) ? 1 : 0;
}

/** The tara of a nakshatra counted from the other's: 1 janma, 2 sampat, 3 vipat to 9 ati-mitra. */
function findTara(one: MoonPlace, other: MoonPlace): number {
  return ((countNakshatras(other.nakshatra, one.nakshatra) - 1) % 9) + 1;
}

/** Half of the three points for each that is not vipat, pratyari or vadha. */
function rateTara(boy: number, girl: number): number {
  return [boy, girl].filter((tara) => !harmfulTaras.includes(tara)).length * 1.5;
}

function rateBhakoot(boy: number): number {
  return harmfulCounts.includes(boy) ? 0 : 7;
}
