import { createChance } from '../chance';
import type { Episode } from '../episode';
import { addRoom } from '../reverb';
import { ease, fade, place, sampleAt, silence } from '../sound';
import { ringBowl } from '../voices/bronze';
import { playTanpura } from '../voices/tanpura';
import { flowNoise } from '../voices/water';

const SA = 130.81;
const COUNT_S = 1;
const SECONDS = 138;
type Part = 'in' | 'full' | 'out' | 'empty';

/** Four rounds of in and out, then four with a rest after each. */
const course: { at: number; rounds: number; parts: Part[] }[] = [
  { at: 14, rounds: 4, parts: ['in', 'out'] },
  { at: 50, rounds: 4, parts: ['in', 'full', 'out', 'empty'] },
];
/** A bowl for each way the breath goes; in the rests only the counts are heard. */
const bowlHz: Partial<Record<Part, number>> = { in: SA * 1.5, out: SA };

export const breathInFours: Episode = {
  slug: 'breath-in-fours',
  compose() {
    const chance = createChance(41);
    const piece = silence(SECONDS);
    const drone = playTanpura({ sa: SA, first: 3 / 4, seconds: SECONDS, round: 8 }, chance);
    place(piece, fade(drone, 8, 10), 0, -32);
    place(piece, ringBowl(SA), 2, -22);
    for (const { at, rounds, parts } of course)
      for (let step = 0; step < rounds * parts.length; step++) {
        const part = parts[step % parts.length]!;
        const start = at + 4 * COUNT_S * step;
        const hz = bowlHz[part];
        if (hz) {
          place(piece, ringBowl(hz), start, part === 'in' ? -22 : -20);
          place(piece, air(part === 'in', chance), start, -33);
        }
        for (let count = hz ? 1 : 0; count < 4; count++)
          place(piece, tapWood(), start + count * COUNT_S, -44);
      }
    [SA * 1.5, SA * 1.25, SA].forEach((hz, i) => place(piece, ringBowl(hz), 116 + 3 * i, -22));
    return fade(addRoom(piece, { decay: 3, wet: 0.3 }, chance), 0.5, 7);
  },
};

/** Wind that rises while the breath comes in and falls while it goes. */
function air(rises: boolean, chance: ReturnType<typeof createChance>) {
  const rise = (t: number) => ease(t / (rises ? 3.4 : 0.9)) * ease((4 - t) / (rises ? 0.6 : 3.1));
  return flowNoise(4, [250, 1100], rise, chance);
}

function tapWood() {
  return sampleAt(
    0.25,
    (t) => Math.sin(2 * Math.PI * 620 * t) * Math.exp(-t / 0.03) * ease(t / 0.004),
  );
}
