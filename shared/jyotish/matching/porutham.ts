import { lordOfRashi } from '../kundli/rashi-lords';
import { rateFriendship } from './graha-friendship';
import { ganaOf, nadiOf, yoniOf } from './koota-classes';
import { rateYoni } from './koota-points';
import type { MoonPlace } from './moon-place';
import { countNakshatras, countRashis } from './moon-place';
import type { PoruthamGrade } from './porutham-tables';
import { areInVedha, isVasya, rajjuOf, sharedStarGrade } from './porutham-tables';

/** The poruthams in their order; nadi is an eleventh that many families add. */
export const poruthams = [
  'dina',
  'gana',
  'mahendra',
  'streeDeergha',
  'yoni',
  'rasi',
  'rasyadhipati',
  'vasya',
  'rajju',
  'vedha',
  'nadi',
] as const;

export type PoruthamName = (typeof poruthams)[number];

/** The grade of each porutham, and how many of the ten (without nadi) are good or fair. */
export interface PoruthamMatch {
  grades: Record<PoruthamName, PoruthamGrade>;
  agreeing: number;
}

const poruthamRules: Readonly<
  Record<PoruthamName, (boy: MoonPlace, girl: MoonPlace) => PoruthamGrade>
> = {
  dina: gradeDina,
  gana: gradeGana,
  mahendra: (boy, girl) =>
    countStars(boy, girl) % 3 === 1 && countStars(boy, girl) > 1 ? 'good' : 'poor',
  streeDeergha: (boy, girl) => {
    const count = countStars(boy, girl);
    if (count > 13) return 'good';
    return count > 7 ? 'fair' : 'poor';
  },
  yoni: (boy, girl) => {
    const points = rateYoni(yoniOf(boy.nakshatra), yoniOf(girl.nakshatra));
    if (points === 4) return 'good';
    return points > 0 ? 'fair' : 'poor';
  },
  rasi: gradeRasi,
  rasyadhipati: (boy, girl) => {
    const points = rateFriendship(lordOfRashi(boy.rashi), lordOfRashi(girl.rashi));
    if (points >= 4) return 'good';
    return points >= 1 ? 'fair' : 'poor';
  },
  vasya: (boy, girl) =>
    isVasya(boy.rashi, girl.rashi) || isVasya(girl.rashi, boy.rashi) ? 'good' : 'poor',
  rajju: (boy, girl) => (rajjuOf(boy.nakshatra) === rajjuOf(girl.nakshatra) ? 'poor' : 'good'),
  vedha: (boy, girl) => (areInVedha(boy.nakshatra, girl.nakshatra) ? 'poor' : 'good'),
  nadi: (boy, girl) => (nadiOf(boy.nakshatra) === nadiOf(girl.nakshatra) ? 'poor' : 'good'),
};

/**
 * Compares two Moons by the ten poruthams (dashakoota) of the south, and nadi. Everything is counted
 * from the girl's Moon to the boy's. Convention: B. V. Raman, Muhurtha, chapter on marriage, with
 * the grades of Kalaprakasika for stree deergha (over 13 good, over 7 fair). Other schools differ,
 * most of all in gana, stree deergha and vasya.
 */
export function matchPorutham(boy: MoonPlace, girl: MoonPlace): PoruthamMatch {
  const grades = Object.fromEntries(
    poruthams.map((name) => [name, poruthamRules[name](boy, girl)]),
  ) as PoruthamMatch['grades'];
  const agreeing = poruthams.filter((name) => name !== 'nadi' && grades[name] !== 'poor').length;
  return { grades, agreeing };
}

function countStars(boy: MoonPlace, girl: MoonPlace): number {
  return countNakshatras(girl.nakshatra, boy.nakshatra);
}

function gradeDina(boy: MoonPlace, girl: MoonPlace): PoruthamGrade {
  if (boy.nakshatra === girl.nakshatra) return sharedStarGrade(boy.nakshatra);
  return [2, 4, 6, 8, 0].includes(countStars(boy, girl) % 9) ? 'good' : 'poor';
}

function gradeGana(boy: MoonPlace, girl: MoonPlace): PoruthamGrade {
  const [his, hers] = [ganaOf(boy.nakshatra), ganaOf(girl.nakshatra)];
  if (his === hers) return 'good';
  // a girl of rakshasa gana agrees only when his star is beyond the fourteenth from hers
  if (hers !== 'rakshasa') return 'fair';
  return countStars(boy, girl) > 14 ? 'fair' : 'poor';
}

function gradeRasi(boy: MoonPlace, girl: MoonPlace): PoruthamGrade {
  const count = countRashis(girl.rashi, boy.rashi);
  // one rashi: his star should come first
  if (count === 1) return boy.nakshatra <= girl.nakshatra ? 'good' : 'fair';
  return count >= 7 ? 'good' : 'poor';
}
