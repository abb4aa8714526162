import type { FestivalOfPlace, PanchangPlace } from 'shared/contracts/astro-panchang';
import type { Festival } from 'shared/jyotish/festivals/festivals';
import { listFestivals } from 'shared/jyotish/festivals/festivals';
import { nameFestival } from 'shared/jyotish/festivals/names';
import { clauseTexts, traditionTexts } from 'shared/jyotish/festivals/reason-texts';
import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import type { Lang } from 'shared/remote-kit/page';
import { Recent } from '../recent';
import { locate } from './find-place';

// beyond this latitude the sun stays up, or down, on some day of every year
const SUNLESS_LATITUDE = 65.7;
// a year takes about 0.1 s to find and 0.2 MB to keep
const KEPT = 60;

const kept = new Recent<Festival[]>(KEPT);

/** The festivals of a year, by date; null where the sun does not rise on every day of the year. */
export function listFestivalsOfYear(
  place: PanchangPlace,
  year: number,
  moonrise: MoonRiseRuleName,
): Festival[] | null {
  if (Math.abs(place.latitude) > SUNLESS_LATITUDE) return null;
  const key = `${place.slug} ${year} ${moonrise}`;
  const found = kept.get(key);
  if (found) return found;
  const festivals = leaveOutNamesakes(listFestivals({ year, ...locate(place, moonrise) }));
  kept.set(key, festivals);
  return festivals;
}

/** Without the monthly vrat on the great day of its name, as on Kartik Purnima. */
function leaveOutNamesakes(festivals: Festival[]): Festival[] {
  const nameOf = (festival: Festival) => nameFestival(festival).hi;
  return festivals.filter(
    (one) =>
      !isMonthly(one) ||
      !festivals.some(
        (other) => other.date === one.date && other !== one && nameOf(other) === nameOf(one),
      ),
  );
}

/** A festival in the reader's language. */
export function describeFestival(festival: Festival, lang: Lang): FestivalOfPlace {
  const { id, kind, date, because, instants, alternatives } = festival;
  const rule = (one: { rule: string; ruleHindi: string }): string =>
    lang === 'hi' ? one.ruleHindi : one.rule;
  return {
    id,
    kind,
    date,
    instants,
    name: nameFestival(festival)[lang],
    rule: rule(festival),
    because: clauseTexts[because][lang],
    alternatives: alternatives.map((other) => ({
      tradition: other.tradition,
      name: traditionTexts[other.tradition][lang],
      date: other.date,
      rule: rule(other),
    })),
  };
}

const monthly: readonly Festival['id'][] = [
  'vinayaka-chaturthi',
  'skanda-shashti',
  'durga-ashtami',
  'pradosha-vrat',
  'purnima',
  'sankashti-chaturthi',
  'kalashtami',
  'masik-shivaratri',
  'amavasya',
];

/** Whether a vrat returns every month. */
export function isMonthly({ id }: Pick<Festival, 'id'>): boolean {
  return monthly.includes(id);
}
