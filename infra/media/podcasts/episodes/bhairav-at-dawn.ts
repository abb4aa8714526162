import { createChance } from '../chance';
import type { Episode } from '../episode';
import { lengthOf, readMelody } from '../raga';
import { addRoom } from '../reverb';
import { fade, place, silence } from '../sound';
import { playBansuri } from '../voices/bansuri';
import { ringGhanta } from '../voices/bronze';
import { playTanpura } from '../voices/tanpura';

const SA = 146.83;
const FIRST_NOTE_S = 13;

/** Re and Dha swing and are returned to; Ga and Ma lead into them. */
const melody = readMelody(
  `S:3.2 -:.8 | .N:.9 (S).d~:2.6 .N:.9 /S:3 -:1.2
   S:.7 (G)r~:3.2 /S:2.4 -:1
   S:.6 G:1 m:1.6 (G)r~:2.8 /S:2.6 -:1.2
   S:.5 r:.5 G:.8 m:2.2 -:.4 G:.5 m:.7 P:2.8 -:1
   G:.5 m:.7 (N)d~:3.2 /P:2.4 -:.8
   m:.5 P:.6 d~:1.8 N:.9 S':3.2 -:1
   S':.8 r':1.2 S':1.3 N:.7 d~:2.2 /P:2.2 -:.9
   G:.5 m:.7 d~:1.8 P:.9 m:.7 G:.7 m:1 (G)r~:3.2 /S:3.2 -:1
   G:.6 m:.9 (G)r~:2.8 /S:5`,
  1.04,
);

export const bhairavAtDawn: Episode = {
  slug: 'bhairav-at-dawn',
  compose() {
    const chance = createChance(11);
    const seconds = FIRST_NOTE_S + lengthOf(melody) + 9;
    const piece = silence(seconds);
    const drone = playTanpura({ sa: SA, first: 3 / 4, seconds, round: 4.6 }, chance);
    place(piece, fade(drone, 5, 7), 0, -24);
    place(piece, ringGhanta(293), 1.2, -25);
    place(piece, ringGhanta(293), 6.4, -28);
    place(piece, playBansuri(melody, 2 * SA, chance), FIRST_NOTE_S, -18);
    place(piece, ringGhanta(293), seconds - 8.5, -29);
    return fade(addRoom(piece, { decay: 2.6, wet: 0.32 }, chance), 0.5, 5);
  },
};
