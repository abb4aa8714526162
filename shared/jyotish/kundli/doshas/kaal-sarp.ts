import type { FoundDosha } from './dosha';
import { describeDosha } from './dosha';
import { sevenGrahas } from '../rashi-lords';
import { normaliseDegrees } from '../../astronomy/angles';
import { standsIn } from '../yogas/conditions';
import type { BirthPlaces } from '../yogas/places';
import { houseOf } from '../yogas/places';
import { all, listNamed } from '../yogas/reasons';
import { laterTradition } from '../yogas/yoga';

/** The twelve kinds, by the house of Rahu from the first to the twelfth. */
export const kaalSarpKinds = [
  'ananta',
  'kulika',
  'vasuki',
  'shankhapala',
  'padma',
  'mahapadma',
  'takshaka',
  'karkotaka',
  'shankhachuda',
  'ghataka',
  'vishadhara',
  'sheshanaga',
] as const;

/** How the nodes enclose the other grahas. */
export interface KaalSarpForm {
  kind: (typeof kaalSarpKinds)[number];
  /** Partial: one of the seven stands outside. */
  extent: 'full' | 'partial';
  /** From which node, in the order of the rashis, the enclosed half begins. */
  direction: 'rahu-to-ketu' | 'ketu-to-rahu';
}

/**
 * Kaal Sarp: the seven grahas stand, by longitude, in one of the halves between Rahu and Ketu, all of
 * them (rule `full`) or all but one (`partial`). No early text knows it; it is a tradition of the
 * twentieth century.
 */
export function findKaalSarp(chart: BirthPlaces): (FoundDosha & { form: KaalSarpForm }) | null {
  const { planets } = chart;
  const after = sevenGrahas.filter(
    (graha) => normaliseDegrees(planets[graha].longitude - planets.rahu.longitude) < 180,
  );
  const before = sevenGrahas.filter((graha) => !after.includes(graha));
  const outside = after.length < before.length ? after : before;
  if (outside.length > 1) return null;
  const node = outside === before ? 'rahu' : 'ketu';
  const extent = outside.length === 0 ? 'full' : 'partial';
  const kind = kaalSarpKinds[houseOf(chart, 'rahu') - 1];
  const because = all(
    [{ kind: 'between-nodes', graha: node, outside }],
    standsIn(chart, 'rahu', [houseOf(chart, 'rahu')]),
    standsIn(chart, 'ketu', [houseOf(chart, 'ketu')]),
  );
  const found = describeDosha(chart, {
    id: 'kaal-sarp',
    source: laterTradition(),
    rules: listNamed({ [extent]: because }),
    exceptions: [],
  });
  if (!found || !kind) return null;
  const direction = node === 'rahu' ? 'rahu-to-ketu' : 'ketu-to-rahu';
  return { ...found, form: { kind, extent, direction } };
}
