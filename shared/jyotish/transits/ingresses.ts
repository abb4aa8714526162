import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';
import { listCrossings, moveGraha } from './motion';
import type { TransitSpan } from './span';
import { readSpan, writeTerrestrial } from './span';

/** The parts of the zodiac a graha can enter, and how many of them there are. */
const parts = { rashi: 12, nakshatra: 27, pada: 108, navamsa: 108 } as const;

/** A part of the zodiac. */
export type ZodiacPart = keyof typeof parts;

/** A graha entering a part of the zodiac. */
export interface Ingress {
  graha: Graha;
  part: ZodiacPart;
  /**
   * What it enters and what it leaves: rashi 0-11, nakshatra 1-27, and for padas and navamsas the
   * 108th of the zodiac, 0-107.
   */
  entered: number;
  left: number;
  /** Moving backwards over the boundary. */
  retrograde: boolean;
  /** ISO 8601 UTC. */
  at: string;
}

/**
 * Every entry of grahas into rashis (or nakshatras, padas, navamsas) in a span, in order of time.
 * @throws RangeError as `readInstant` does, and for an empty span
 */
export function listIngresses(span: TransitSpan & { part?: ZodiacPart }): Ingress[] {
  const { from, until, zodiac } = readSpan(span);
  const part = span.part ?? 'rashi';
  const count = parts[part];
  const goals = Array.from({ length: count }, (_, index) => (index * 360) / count);
  const base = part === 'nakshatra' ? 1 : 0;
  const found = (span.grahas ?? grahas).flatMap((graha) =>
    listCrossings(moveGraha(graha, zodiac), goals, from, until).map((crossing) => {
      const after = Math.round((crossing.goal * count) / 360);
      const before = (after + count - 1) % count;
      const [entered, left] = crossing.direction > 0 ? [after, before] : [before, after];
      const retrograde = crossing.direction < 0;
      return { tt: crossing.at, graha, entered: entered + base, left: left + base, retrograde };
    }),
  );
  return found
    .sort((a, b) => a.tt - b.tt)
    .map(({ tt, ...entry }) => ({ ...entry, part, at: writeTerrestrial(tt) }));
}
