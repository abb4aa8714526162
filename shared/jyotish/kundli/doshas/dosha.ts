import type { BirthPlaces } from '../yogas/places';
import { houseOf } from '../yogas/places';
import type { NamedEvidence } from '../yogas/reasons';
import { listGrahas } from '../yogas/reasons';
import type { Source } from '../yogas/yoga';
import type { Graha } from '../../zodiac/graha';

/** The doshas of a birth chart; what Saturn does over the years is in `shani-periods.ts`. */
export const doshaIds = [
  'manglik',
  'kaal-sarp',
  'pitra',
  'guru-chandal',
  'grahan',
  'shrapit',
] as const;

/** The id of a dosha. */
export type DoshaId = (typeof doshaIds)[number];

/** An exception that holds, and the ids of the rules that fired and that it lifts; at least one. */
export interface DoshaException extends NamedEvidence {
  lifts: readonly string[];
}

/** A dosha found in a chart. */
export interface FoundDosha {
  id: DoshaId;
  source: Source;
  /** The rules that fired, with the conditions each met; at least one. */
  rules: readonly NamedEvidence[];
  /** The exceptions tradition grants; empty where none holds. */
  cancelledBy: readonly DoshaException[];
  /** The ids of the rules that no exception lifts; empty where all are lifted. */
  standing: readonly string[];
  /** The grahas that form it and the houses (1-12) they stand in. */
  planets: readonly Graha[];
  houses: readonly number[];
}

/** What a dosha is put together from. An exception lifts all of its rules unless it names some. */
interface DoshaParts extends Pick<FoundDosha, 'id' | 'source' | 'rules'> {
  exceptions: readonly (NamedEvidence & Partial<DoshaException>)[];
}

/** Puts a dosha together; null where none of its rules fired. */
export function describeDosha(
  chart: BirthPlaces,
  { exceptions, ...found }: DoshaParts,
): FoundDosha | null {
  if (found.rules.length === 0) return null;
  const fired = found.rules.map(({ id }) => id);
  const cancelledBy = exceptions
    .map(({ lifts = fired, ...rest }) => ({
      ...rest,
      lifts: fired.filter((id) => lifts.includes(id)),
    }))
    .filter(({ lifts }) => lifts.length > 0);
  const standing = fired.filter((id) => !cancelledBy.some(({ lifts }) => lifts.includes(id)));
  const planets = listGrahas(found.rules.flatMap(({ because }) => because));
  const houses = [...new Set(planets.map((graha) => houseOf(chart, graha)))];
  return { ...found, cancelledBy, standing, planets, houses: houses.sort((a, b) => a - b) };
}
