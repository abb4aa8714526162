import { lordOfRashi } from '../kundli/rashi-lords';
import { matchAshtakoota } from './ashtakoota';
import { rateFriendship } from './graha-friendship';
import type { MoonPlace } from './moon-place';
import { navamsaOf } from './moon-place';

/** Why the tradition sets a dosha aside. */
export const exceptionRules = [
  'same_rashi_other_nakshatra',
  'same_nakshatra_other_rashi',
  'same_nakshatra_other_pada',
  'same_lord',
  'friendly_lords',
  'friendly_navamsa_lords',
  'good_bhakoot',
] as const;

export type ExceptionRule = (typeof exceptionRules)[number];

/** The kootas of which exceptions are known. */
export const kootasWithExceptions = ['maitri', 'gana', 'bhakoot', 'nadi'] as const;

/** A rule that is said to set aside the dosha of a koota, and the verse it comes from. */
export interface KootaException {
  koota: (typeof kootasWithExceptions)[number];
  rule: ExceptionRule;
  source: string;
}

const verse = (firstWords: string) => `Muhurta Chintamani, vivaha-prakarana: “${firstWords}…”`;

const sources = {
  oneRashiOrNakshatra: verse('rashyaikye ched bhinnam riksham'),
  badBhakoot: verse('prokte dushta-bhakutake'),
  friendship: verse('maitryam rashi-svaminoh'),
};

/**
 * Lists the exceptions (parihara) that apply to kootas without points: gana and nadi when the two
 * share a rashi or a nakshatra but not all of it, gana and bhakoot when the lords agree, maitri when
 * bhakoot is good. They stand beside the score and change nothing in it; schools differ on them.
 */
export function listExceptions(boy: MoonPlace, girl: MoonPlace): KootaException[] {
  const match = matchAshtakoota(boy, girl);
  const shared = findSharedPlace(boy, girl);
  const lords = compareLords(boy.rashi, girl.rashi);
  const navamsaLords = compareLords(navamsaOf(boy), navamsaOf(girl));
  const isNadiGood = match.nadi.points > 0;
  const found: KootaException[] = [];
  const add = (koota: KootaException['koota'], rule: ExceptionRule, source: string) =>
    found.push({ koota, rule, source });

  if (match.maitri.points < 3 && match.bhakoot.points > 0)
    add('maitri', 'good_bhakoot', sources.friendship);
  if (match.gana.points < 5) {
    if (shared) add('gana', shared, sources.oneRashiOrNakshatra);
    if (lords) add('gana', lords, sources.friendship);
    if (navamsaLords) add('gana', 'friendly_navamsa_lords', sources.friendship);
  }
  if (match.bhakoot.points === 0) {
    if (lords === 'same_lord') add('bhakoot', lords, sources.badBhakoot);
    // friendship sets it aside only where the nadis differ
    else if (lords && isNadiGood) add('bhakoot', lords, sources.badBhakoot);
    if (navamsaLords && isNadiGood) add('bhakoot', 'friendly_navamsa_lords', sources.badBhakoot);
  }
  if (!isNadiGood && shared) add('nadi', shared, sources.oneRashiOrNakshatra);
  return found;
}

function findSharedPlace(boy: MoonPlace, girl: MoonPlace): ExceptionRule | null {
  const isSameRashi = boy.rashi === girl.rashi;
  if (boy.nakshatra !== girl.nakshatra) return isSameRashi ? 'same_rashi_other_nakshatra' : null;
  if (!isSameRashi) return 'same_nakshatra_other_rashi';
  return boy.pada === girl.pada ? null : 'same_nakshatra_other_pada';
}

function compareLords(one: number, other: number): 'same_lord' | 'friendly_lords' | null {
  const [first, second] = [lordOfRashi(one), lordOfRashi(other)];
  if (first === second) return 'same_lord';
  return rateFriendship(first, second) === 5 ? 'friendly_lords' : null;
}
