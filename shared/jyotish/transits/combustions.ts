import { arcBetween } from '../astronomy/angles';
import type { Graha } from '../zodiac/graha';
import { locateGraha } from '../zodiac/graha-places';
import { listCrossings, listTurns, moveApart, moveGraha } from './motion';
import type { TransitSpan } from './span';
import { readSpan, widenSpan, writeTerrestrial } from './span';

/** The grahas the sun can hide. */
export const combustibleGrahas = ['moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/** A graha that can be combust. */
export type CombustibleGraha = (typeof combustibleGrahas)[number];

/** A stretch in which a graha is lost in the sun's light. */
export interface Combustion {
  graha: CombustibleGraha;
  /** ISO 8601 UTC; both ends, even where they lie outside the span that was asked for. */
  from: string;
  until: string;
}

// Surya Siddhanta 9.6-9 (moon 10.1), in degrees of longitude; the second where backward motion differs
const orbs: Record<CombustibleGraha, readonly [direct: number, retrograde: number]> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

// Mars, the slowest to leave the sun, stays hidden for about four months
const longestDays = 200;

/**
 * How near the sun, in degrees of longitude, hides a graha.
 * Source: Surya Siddhanta 9.6-9 and 10.1.
 */
export function combustionOrb(graha: CombustibleGraha, retrograde: boolean): number {
  return orbs[graha][retrograde ? 1 : 0];
}

/**
 * The combustions that touch a span, in order of their beginning. At the ends of the tables,
 * two months beyond the supported dates, a stretch is cut.
 * @throws RangeError as `readInstant` does, and for an empty span
 */
export function listCombustions(span: TransitSpan): Combustion[] {
  const asked = readSpan(span);
  return combustibleGrahas
    .filter((graha) => span.grahas?.includes(graha) ?? true)
    .flatMap((graha) => {
      const { from, until } = widenSpan(asked, graha === 'moon' ? 4 : longestDays);
      const edges = listEdges(graha, { ...asked, from, until });
      return joinStretches(edges, (tt) => isCombust(graha, tt, asked.zodiac))
        .filter((stretch) => stretch.from < asked.until && stretch.until > asked.from)
        .map((stretch) => ({ graha, ...stretch }));
    })
    .sort((a, b) => a.from - b.from)
    .map(({ graha, from, until }) => ({
      graha,
      from: writeTerrestrial(from),
      until: writeTerrestrial(until),
    }));
}

type ReadSpan = ReturnType<typeof readSpan>;

/** Every time at which the answer may change: crossings of either orb, and stations. */
function listEdges(graha: CombustibleGraha, { from, until, zodiac }: ReadSpan): number[] {
  const [direct, retrograde] = orbs[graha];
  const goals = [...new Set([direct, retrograde])].flatMap((orb) => [orb, 360 - orb]);
  const [fast, slow]: [Graha, Graha] = isInner(graha) ? [graha, 'sun'] : ['sun', graha];
  const crossings = listCrossings(moveApart(fast, slow, zodiac), goals, from, until);
  const turns = direct === retrograde ? [] : listTurns(moveGraha(graha, zodiac), from, until);
  return [from, ...crossings.map(({ at }) => at), ...turns, until].sort((a, b) => a - b);
}

function joinStretches(edges: readonly number[], holds: (tt: number) => boolean) {
  const stretches: { from: number; until: number }[] = [];
  edges.slice(1).forEach((until, index) => {
    const from = edges[index] ?? until;
    if (!holds((from + until) / 2)) return;
    const last = stretches.at(-1);
    if (last?.until === from) last.until = until;
    else stretches.push({ from, until });
  });
  return stretches;
}

/** Whether a graha stands within its orb of the sun. @param tt days from J2000 */
function isCombust(graha: CombustibleGraha, tt: number, zodiac: ReadSpan['zodiac']): boolean {
  const { longitude, speed } = locateGraha(graha, tt, zodiac);
  const distance = Math.abs(arcBetween(locateGraha('sun', tt, zodiac).longitude, longitude));
  return distance <= combustionOrb(graha, speed < 0);
}

function isInner(graha: CombustibleGraha): boolean {
  return graha === 'moon' || graha === 'mercury' || graha === 'venus';
}
