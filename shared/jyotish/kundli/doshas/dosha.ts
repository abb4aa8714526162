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

/** A dosha found in a chart. */
export interface FoundDosha {
  id: DoshaId;
  source: Source;
  /** The rules that fired, with the conditions each met; at least one. */
  rules: readonly NamedEvidence[];
  /** The exceptions tradition grants; empty where none holds. */
  cancelledBy: readonly NamedEvidence[];
  /** The grahas that form it and the houses (1-12) they stand in. */
  planets: readonly Graha[];
  houses: readonly number[];
}

/** Puts a dosha together; null where none of its rules fired. */
export function describeDosha(
  chart: BirthPlaces,
  found: Pick<FoundDosha, 'id' | 'source' | 'rules' | 'cancelledBy'>,
): FoundDosha | null {
  if (found.rules.length === 0) return null;
  const planets = listGrahas(found.rules.flatMap(({ because }) => because));
  const houses = [...new Set(planets.map((graha) => houseOf(chart, graha)))];
  return { ...found, planets, houses: houses.sort((a, b) => a - b) };
}
