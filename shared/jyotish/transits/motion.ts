import { arcBetween, normaliseDegrees } from '../astronomy/angles';
import type { Angle } from '../astronomy/crossing';
import { findCrossing } from '../astronomy/crossing';
import type { Graha } from '../zodiac/graha';
import type { Zodiac } from '../zodiac/graha-places';
import { grahaLongitude, locateGraha } from '../zodiac/graha-places';

/** An angle that moves, as the searches of this folder see it; times are tt, days from J2000. */
export interface Motion {
  angle: Angle;
  /** Degrees per day; absent for what never turns back. */
  speed?: Angle;
  /** Between two samples it turns at most once and moves less than half a circle. */
  sampleDays: number;
}

/** A passage over a goal. */
interface Crossing {
  /** tt, days from J2000. */
  at: number;
  goal: number;
  /** Which way the angle was moving. */
  direction: 1 | -1;
}

const sampleDays: Record<Graha, number> = {
  sun: 90,
  moon: 8,
  mars: 24,
  mercury: 6,
  jupiter: 40,
  venus: 14,
  saturn: 48,
  rahu: 90,
  ketu: 90,
};

const nodes: readonly Graha[] = ['rahu', 'ketu'];

/** The sidereal longitude of a graha as a motion. */
export function moveGraha(graha: Graha, zodiac: Zodiac): Motion {
  const angle: Angle = (tt) => grahaLongitude(graha, tt, zodiac);
  const isWobblingNode = nodes.includes(graha) && zodiac.node === 'true';
  const turns = graha !== 'sun' && graha !== 'moon' && (!nodes.includes(graha) || isWobblingNode);
  if (!turns) return { angle, sampleDays: sampleDays[graha] };
  const speed: Angle = (tt) => locateGraha(graha, tt, zodiac).speed;
  return { angle, speed, sampleDays: isWobblingNode ? 2 : sampleDays[graha] };
}

/** How far `fast` is ahead of `slow`, as a motion. */
export function moveApart(fast: Graha, slow: Graha, zodiac: Zodiac): Motion {
  const samples = [moveGraha(fast, zodiac), moveGraha(slow, zodiac)].map((one) => one.sampleDays);
  const angle: Angle = (tt) =>
    normaliseDegrees(grahaLongitude(fast, tt, zodiac) - grahaLongitude(slow, tt, zodiac));
  const speed: Angle = (tt) =>
    locateGraha(fast, tt, zodiac).speed - locateGraha(slow, tt, zodiac).speed;
  // nothing overtakes the moon
  if (fast === 'moon') return { angle, sampleDays: Math.min(...samples) };
  return { angle, speed, sampleDays: Math.min(...samples) / 2 };
}

/** When a motion turns back, in order. */
export function listTurns(motion: Motion, from: number, until: number): number[] {
  const { speed } = motion;
  if (!speed) return [];
  const turns: number[] = [];
  let [early, before] = [from, speed(from)];
  while (early < until) {
    const late = Math.min(until, early + motion.sampleDays);
    const after = speed(late);
    if (before < 0 !== after < 0) turns.push(findCrossing(speed, 0, early, late));
    [early, before] = [late, after];
  }
  return turns;
}

/** Every passage of a motion over any of the goals (degrees), in order of time. */
export function listCrossings(
  motion: Motion,
  goals: readonly number[],
  from: number,
  until: number,
): Crossing[] {
  const crossings: Crossing[] = [];
  const edges = [...listTurns(motion, from, until), until];
  let [early, start] = [from, motion.angle(from)];
  for (const edge of edges)
    while (early < edge) {
      const late = Math.min(edge, early + motion.sampleDays);
      const end = motion.angle(late);
      const travel = arcBetween(start, end);
      const direction = travel < 0 ? -1 : 1;
      for (const goal of goals) {
        const way = arcBetween(start, goal) * direction;
        if (way > 0 && way <= travel * direction)
          crossings.push({ at: findCrossing(motion.angle, goal, early, late), goal, direction });
      }
      [early, start] = [late, end];
    }
  return crossings.sort((a, b) => a.at - b.at);
}
