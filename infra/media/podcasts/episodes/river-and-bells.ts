import { createChance } from '../chance';
import type { Episode } from '../episode';
import { lengthOf, readMelody } from '../raga';
import { addRoom } from '../reverb';
import { ease, fade, mix, place, silence } from '../sound';
import { playBansuri } from '../voices/bansuri';
import { ringGhanta } from '../voices/bronze';
import { blowShankh } from '../voices/shankh';
import { runRiver } from '../voices/water';

const SECONDS = 134;
const SHANKH_S = 30;
const AARTI = { from: 42, to: 76 };
const FLUTE_S = 86;

/** A boatman's kind of tune on five notes, those of Pahadi. */
const tune = readMelody(
  `G:1.4 P:.7 D:1.8 /P:.9 G:1.4 R:.7 /S:2.6 -:.8
   .D:.8 S:.6 R:.9 G:2.2 /R:.8 S:.7 .D:1 S:2.6 -:1
   G:.7 P:.7 D:.9 S':2.6 D:.7 /P:1 G:1.2 R:.8 G:.6 /R:.7 S:4.2`,
  1.02,
);

export const riverAndBells: Episode = {
  slug: 'river-and-bells',
  compose() {
    const chance = createChance(53);
    const shore = silence(SECONDS);
    for (const at of [9, 18.5]) place(shore, ringGhanta(220), at, -28);
    place(shore, blowShankh(233, 6.5, chance), SHANKH_S, -25);
    place(shore, ringAarti(chance), AARTI.from, -25);
    for (let at = AARTI.from + 2; at < AARTI.to; at += 4.2)
      place(shore, ringGhanta(262), at, -25 + chance.between(-2, 0));
    place(shore, playBansuri(tune, 293.66, chance), FLUTE_S, -23);
    place(shore, ringGhanta(220), FLUTE_S + lengthOf(tune) + 3, -29);
    const piece = addRoom(shore, { decay: 3.4, wet: 0.5 }, chance);
    place(piece, runRiver(SECONDS, chance), 0, -27);
    return fade(piece, 4, 8);
  },
};

/** A hand bell shaken without a pause, louder towards the middle. */
function ringAarti(chance: ReturnType<typeof createChance>) {
  const seconds = AARTI.to - AARTI.from;
  const bell = ringGhanta(784);
  const rung = silence(seconds + 6);
  for (let t = 0; t < seconds; t += chance.between(0.25, 0.29)) {
    const force = ease(t / 8) * ease((seconds - t) / 8);
    mix(rung, bell, t, force * chance.between(0.6, 1));
  }
  return rung;
}
