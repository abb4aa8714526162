import { createChance } from '../chance';
import type { Episode } from '../episode';
import { lengthOf, readMelody } from '../raga';
import { addRoom } from '../reverb';
import { fade, mix, place, silence } from '../sound';
import { playBansuri } from '../voices/bansuri';
import { ringManjira } from '../voices/bronze';
import { playPlucked, santoor } from '../voices/plucked';
import { playTanpura } from '../voices/tanpura';

const SA = 146.83;
const BEAT_S = 0.52;
const LINE_S = 16 * BEAT_S;
const ALAP_S = 7;

const alap = readMelody(
  `S:2.2 R:1 m:2.6 (m)R:2 .D:1.4 S:3 -:.6 R:.7 m:.7 P:1.6 D:1.6 /m:2 R:1.6 .D:.9 S:3.4`,
  1,
);
const refrain = 'P m P D m:2 R:2 S R m P D:2 m:2 | R:2 m P D P m:2 R:2 .D:2 S:4';
const second = "m P D:2 S':3 - D S' R':2 S':3 - | S' R' m':2 R':2 S':2 D:2 S' D P m P:2";
const homeward = 'D:2 m:2 R:2 P:2 D m R:2 .D:2 S:2';
/** The same turn three times, its last note on the first beat. */
const tihai = '- m P D m R:2 .D S m P D m R:2 .D S | m P D m R:2 .D S:9';
const song = readMelody([refrain, refrain, second, homeward, refrain, tihai].join(' '), BEAT_S);
const answer = readMelody(second, BEAT_S);

export const durgaByTheEveningLamp: Episode = {
  slug: 'durga-by-the-evening-lamp',
  compose() {
    const chance = createChance(37);
    const songAt = ALAP_S + lengthOf(alap) + 0.6;
    const seconds = songAt + lengthOf(song) + 7;
    const piece = silence(seconds);
    const drone = playTanpura({ sa: SA, first: 2 / 3, seconds, round: 4.16 }, chance);
    place(piece, fade(drone, 4, 7), 0, -25);
    place(piece, playPlucked(alap, 2 * SA, santoor, chance), ALAP_S, -18);
    place(piece, playPlucked(song, 2 * SA, santoor, chance), songAt, -17);
    // the flute joins where the second part climbs
    place(piece, playBansuri(answer, 2 * SA, chance), songAt + 4 * LINE_S, -21);
    place(piece, keepTime(lengthOf(song) - 8 * BEAT_S), songAt, -30);
    return fade(addRoom(piece, { decay: 1.8, wet: 0.26 }, chance), 0.5, 5);
  },
};

/** Cymbals on the first beat of four, open, and softly on the third. */
function keepTime(seconds: number) {
  const time = silence(seconds + 2);
  const cymbals = ringManjira(2230);
  for (let beat = 0; beat * BEAT_S < seconds; beat += 2)
    mix(time, cymbals, beat * BEAT_S, beat % 4 === 0 ? 1 : 0.3);
  return fade(time, 0.01, 1);
}
