import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';
import { locateGraha } from '../zodiac/graha-places';
import { listCrossings, moveApart } from './motion';
import type { TransitSpan } from './span';
import { readSpan, writeTerrestrial } from './span';

/** Two grahas at one longitude. */
export interface Conjunction {
  grahas: readonly [Graha, Graha];
  /** Sidereal degrees. */
  longitude: number;
  /** How far the first stands north of the second, degrees. */
  latitudeDifference: number;
  /** ISO 8601 UTC. */
  at: string;
}

/**
 * Every conjunction in longitude of a span, in order of time. Pairs are looked for among `grahas`;
 * Rahu and Ketu, always opposite, never meet.
 * @throws RangeError as `readInstant` does, and for an empty span
 */
export function listConjunctions(span: TransitSpan): Conjunction[] {
  const { from, until, zodiac } = readSpan(span);
  return listPairs(span.grahas ?? grahas)
    .flatMap(([fast, slow]) =>
      listCrossings(moveApart(fast, slow, zodiac), [0], from, until).map(({ at }) => {
        const [one, other] = [locateGraha(fast, at, zodiac), locateGraha(slow, at, zodiac)];
        const latitudeDifference = one.latitude - other.latitude;
        return {
          tt: at,
          grahas: [fast, slow] as const,
          longitude: other.longitude,
          latitudeDifference,
        };
      }),
    )
    .sort((a, b) => a.tt - b.tt)
    .map(({ tt, ...conjunction }) => ({ ...conjunction, at: writeTerrestrial(tt) }));
}

// by mean motion, so that the first of a pair overtakes the second
const bySpeed: readonly Graha[] = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
  'rahu',
  'ketu',
];

function listPairs(among: readonly Graha[]): [Graha, Graha][] {
  const ordered = bySpeed.filter((graha) => among.includes(graha));
  return ordered.flatMap((fast, index) =>
    ordered
      .slice(index + 1)
      .filter((slow) => !(fast === 'rahu' && slow === 'ketu'))
      .map((slow): [Graha, Graha] => [fast, slow]),
  );
}
