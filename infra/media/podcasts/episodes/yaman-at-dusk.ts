import { createChance } from '../chance';
import type { Episode } from '../episode';
import { lengthOf, readMelody } from '../raga';
import { addRoom } from '../reverb';
import { fade, place, silence } from '../sound';
import { playPlucked, veena } from '../voices/plucked';
import { playTanpura } from '../voices/tanpura';

const SA = 130.81;
const FIRST_NOTE_S = 10;

/** Free at first, then on a pulse: Sa is left out on the way up, Pa falls to Re on the way home. */
const melody = readMelody(
  `.N:1.1 R:1 G:3.2 /R:1.3 .N:.9 R:.9 /S:3.2 -:.8
   .N:.7 R:.7 G:1.8 R:.5 G:.8 M:.7 P:2.8 /M:.9 /G:2.2 -:.5
   .D:.8 .N:.7 R:.8 G:1.5 M:.8 /G:.9 P:1.3 /R:1.7 S:2.6 -:.8
   G:.6 M:.7 D:1 N:2.6 /D:.8 P:2 -:.4 M:.5 D:.6 N:.9 S':3.2 -:.6
   N:.5 R':1 G':1.7 /R':.9 N:.6 R':.8 /S':2.4 -:.4 N:.6 D:.7 P:1.8 M:.7 G:2 -:.4
   .N:.42 R:.42 G:.42 M:.42 D:.42 N:.42 S':.84 N:.42 D:.42 P:.84 M:.42 G:.42 R:.84
   G:.42 M:.42 P:.84 M:.42 G:.42 R:.84 .N:.42 R:.42 G:.84 R:.42 .N:.42 S:1.68
   G:.42 M:.42 D:.42 N:.42 R':.84 S':.84 N:.42 D:.42 P:.42 M:.42 G:1.26
   P:1 /R:1.8 .N:.7 R:.7 G:2.2 /R:.9 S:4.5`,
  1,
);

export const yamanAtDusk: Episode = {
  slug: 'yaman-at-dusk',
  compose() {
    const chance = createChance(23);
    const seconds = FIRST_NOTE_S + lengthOf(melody) + 8;
    const piece = silence(seconds);
    const drone = playTanpura({ sa: SA, first: 3 / 4, seconds, round: 4.2 }, chance);
    place(piece, fade(drone, 4, 7), 0, -25);
    place(piece, playPlucked(melody, 2 * SA, veena, chance), FIRST_NOTE_S, -17);
    return fade(addRoom(piece, { decay: 2.2, wet: 0.3 }, chance), 0.5, 5);
  },
};
