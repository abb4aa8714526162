import type { FestivalOfPlace, PanchangPlace } from 'shared/contracts/astro-panchang';
import type { AbsentDates, Festival } from 'shared/jyotish/festivals/festivals';
import { computeFestivalYear } from 'shared/jyotish/festivals/festivals';
import { nameFestival } from 'shared/jyotish/festivals/names';
import { clauseTexts, traditionTexts } from 'shared/jyotish/festivals/reason-texts';
import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import type { Lang } from 'shared/remote-kit/page';
import { Recent } from '../recent';
import { locate } from './find-place';

// a year takes about 0.1 s to find and 0.2 MB to keep
const KEPT = 60;

const kept = new Recent<YearOfPlace>(KEPT);

/** A year's festivals by date, and the dates that have none because no sunrise begins them. */
interface YearOfPlace {
  festivals: Festival[];
  absent: AbsentDates[];
}

/** The festivals of a year of a place. */
export function listFestivalsOfYear(
  place: PanchangPlace,
  year: number,
  moonrise: MoonRiseRuleName,
): YearOfPlace {
  const key = `${place.slug} ${year} ${moonrise}`;
  const found = kept.get(key);
  if (found) return found;
  const { festivals, absent } = computeFestivalYear({ year, ...locate(place, moonrise) });
  const ofYear = { festivals: leaveOutNamesakes(festivals), absent };
  kept.set(key, ofYear);
  return ofYear;
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
