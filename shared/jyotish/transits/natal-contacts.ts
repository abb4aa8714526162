import { normaliseDegrees } from '../astronomy/angles';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';
import { listCrossings, moveGraha } from './motion';
import type { TransitSpan } from './span';
import { readSpan, writeTerrestrial } from './span';

/** A transiting graha exactly on a natal point, or exactly looking at it. */
export interface NatalContact {
  graha: Graha;
  /** The natal point, by the name the caller gave it. */
  point: string;
  /** The house it aspects from the one it stands in: 1 is the conjunction, 7 the opposition. */
  aspect: number;
  retrograde: boolean;
  /** ISO 8601 UTC. */
  at: string;
}

// Full aspects besides the seventh, as houses. Source: BPHS, Drishti (ch. 26), 2-5.
const specialAspects: Partial<Record<Graha, readonly number[]>> = {
  mars: [4, 8],
  jupiter: [5, 9],
  saturn: [3, 10],
};

/**
 * When the grahas of a span come exactly upon natal points, or upon the degree of a full aspect to
 * them (30° for each house), in order of time. The Moon only conjoins and opposes, the nodes only
 * conjoin.
 * @param points sidereal degrees by name, in the same zodiac as the span
 * @throws RangeError as `readInstant` does, and for an empty span
 */
export function listNatalContacts(
  points: Readonly<Record<string, number>>,
  span: TransitSpan,
): NatalContact[] {
  const { from, until, zodiac } = readSpan(span);
  return (span.grahas ?? grahas)
    .flatMap((graha) => {
      const motion = moveGraha(graha, zodiac);
      return listAspects(graha).flatMap((aspect) =>
        Object.entries(points).flatMap(([point, longitude]) => {
          const goal = normaliseDegrees(longitude - (aspect - 1) * 30);
          return listCrossings(motion, [goal], from, until).map(({ at, direction }) => ({
            tt: at,
            graha,
            point,
            aspect,
            retrograde: direction < 0,
          }));
        }),
      );
    })
    .sort((a, b) => a.tt - b.tt)
    .map(({ tt, ...contact }) => ({ ...contact, at: writeTerrestrial(tt) }));
}

function listAspects(graha: Graha): readonly number[] {
  if (graha === 'rahu' || graha === 'ketu') return [1];
  return [1, 7, ...(specialAspects[graha] ?? [])];
}
