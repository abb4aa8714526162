import { createChance } from '../chance';
import type { Episode } from '../episode';
import { lengthOf, readMelody } from '../raga';
import { addRoom } from '../reverb';
import { ease, fade, place, silence } from '../sound';
import { playBansuri } from '../voices/bansuri';
import { playTanpura } from '../voices/tanpura';
import { letRain, rollThunder } from '../voices/water';

const SA = 123.47;
const FIRST_NOTE_S = 17;

/** No Ga and no Dha; Re is heavy, swings, and is come to from Ma. */
const melody = readMelody(
  `S:3.2 /.n:.9 .P:1.5 .n:1 /S:3.2 -:1
   .n:.6 S:.6 (m)R~:2.8 /S:1.8 -:.6 (m)R:1.3 m:.9 /R:1.7 S:2.6 -:1
   R:.6 m:.8 P:3 -:.5 m:.5 P:.6 n:1.1 /P:2.2 -:.9
   m:.6 P:.6 n:.9 S':3.4 -:.9
   n:.5 S':.6 (m')R':2.2 /S':1.5 n:.7 /P:2.2 -:.7
   S':.7 n:.6 /P:1.1 m:.7 P:.8 m:.6 (m)R~:2.4 /S:2.8 -:1
   .n:.6 S:.6 R:.5 m:.6 P:.9 m:.7 (m)R~:2.6 .n:.8 /S:4.8`,
  1.05,
);

export const meghAndTheFirstRain: Episode = {
  slug: 'megh-and-the-first-rain',
  compose() {
    const chance = createChance(67);
    const seconds = FIRST_NOTE_S + lengthOf(melody) + 17;
    const piece = silence(seconds);
    const drone = playTanpura({ sa: SA, first: 3 / 4, seconds, round: 4.8 }, chance);
    place(piece, fade(drone, 5, 12), 0, -25);
    place(piece, playBansuri(melody, 2 * SA, chance), FIRST_NOTE_S, -18);
    const wet = addRoom(piece, { decay: 2.4, wet: 0.32 }, chance);
    for (const [at, db] of [
      [5, -27],
      [44, -26],
      [72, -29],
    ] as const)
      place(wet, rollThunder(9, chance), at, db);
    // drops from the second thunder on, the most of it over the high notes
    const strength = (t: number) =>
      0.12 * ease((t - 24) / 10) + 0.88 * ease((t - 44) / 22) - 0.55 * ease((t - 80) / 25);
    place(wet, letRain(seconds, strength, chance), 0, -27);
    return fade(wet, 0.5, 9);
  },
};
