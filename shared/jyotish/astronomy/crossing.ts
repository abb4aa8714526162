import { arcBetween } from './angles';

/** An angle in degrees as a function of time in days. */
export type Angle = (at: number) => number;

/** How close a crossing is found, in days: a twentieth of a second. */
const precision = 0.05 / 86_400;

/**
 * When an angle reaches a goal, between two times at which it stands before and after it.
 * The angle may run either way but must not come within 180° of the goal on the far side.
 * @returns days on the scale of `angle`
 */
export function findCrossing(angle: Angle, goal: number, from: number, until: number): number {
  let [early, late] = [from, until];
  let [before, after] = [arcBetween(goal, angle(early)), arcBetween(goal, angle(late))];
  let isEarlyStuck = 0;
  while (late - early > precision) {
    // regula falsi with the Illinois damping; the clamp keeps it moving near the ends
    const share = before === after ? 0.5 : before / (before - after);
    const middle = early + (late - early) * Math.min(0.999, Math.max(0.001, share));
    const value = arcBetween(goal, angle(middle));
    if (value === 0) return middle;
    if (value < 0 === before < 0) {
      [early, before] = [middle, value];
      if (isEarlyStuck < 0) after /= 2;
      isEarlyStuck = -1;
    } else {
      [late, after] = [middle, value];
      if (isEarlyStuck > 0) before /= 2;
      isEarlyStuck = 1;
    }
    if (Math.abs(before) < 1e-9) return early;
    if (Math.abs(after) < 1e-9) return late;
  }
  return (early + late) / 2;
}
