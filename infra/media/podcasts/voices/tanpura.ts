import type { Chance } from '../chance';
import { mix, RATE, silence, type Sound } from '../sound';

const PARTIALS = 36;
const RING_S = 7;
/** Ways in which one string sounds, so that no round is the copy of another. */
const TAKES = 3;

interface Tanpura {
  /** Frequency of the middle Sa in Hz. */
  sa: number;
  /** The first string to the middle Sa: 3/4 is the lower Pa, 2/3 the lower Ma. */
  first: number;
  seconds: number;
  /** Seconds of one round over the four strings. */
  round: number;
}

/** A drone: first string, Sa, Sa, lower Sa, plucked in turn. */
export function playTanpura({ sa, first, seconds, round }: Tanpura, chance: Chance): Sound {
  const strings = [first, 1, 1.0012, 0.5].map((ratio) =>
    Array.from({ length: TAKES }, () => pluckString(sa * ratio, chance)),
  );
  // the last string is left to ring a little longer
  const places = [0, 0.23, 0.46, 0.69];
  const drone = silence(seconds);
  for (let turn = 0; turn * round < seconds; turn++)
    strings.forEach((takes, index) => {
      const at = round * (turn + places[index]! + chance.between(-0.008, 0.008));
      mix(drone, takes[turn % TAKES]!, Math.max(0, at), index === 3 ? 0.95 : 0.8);
    });
  return drone;
}

/**
 * A string on a curved bridge with a thread (jawari): after the pluck the strength wanders from the
 * high partials down to the low ones, which is the shimmer one hears.
 */
function pluckString(hz: number, chance: Chance): Sound {
  const sound = silence(RING_S);
  for (let n = 1; n <= PARTIALS && n * hz < RATE / 3; n++) {
    const turn = (2 * Math.PI * hz * n) / RATE;
    const step = { re: Math.cos(turn), im: Math.sin(turn) };
    const start = chance.between(0, 2 * Math.PI);
    const beat = { hz: chance.between(0.15, 0.5), phase: chance.between(0, 6) };
    let [re, im, aim, strength] = [Math.cos(start), Math.sin(start), 0, 0];
    for (let i = 0; i < sound.length; i++) {
      [re, im] = [re * step.re - im * step.im, re * step.im + im * step.re];
      if (i % 64 === 0) aim = strengthOf(n, i / RATE, beat);
      strength += (aim - strength) * 0.02;
      sound[i]! += strength * im;
    }
  }
  return sound;
}

function strengthOf(n: number, t: number, beat: { hz: number; phase: number }): number {
  const centre = 3 + 15 * Math.exp(-t / 1.1);
  const near = Math.exp(-(((Math.log(n) - Math.log(centre)) / 0.5) ** 2));
  const body = Math.exp(-t * (0.45 + 0.035 * n)) / n ** 1.1;
  const shimmer = (0.3 * near * Math.exp(-0.5 * t)) / n ** 0.35;
  const flutter = 1 + 0.3 * Math.sin(2 * Math.PI * beat.hz * t + beat.phase);
  const end = Math.min(1, (RING_S - t) / 1.5);
  return (0.6 * body + shimmer) * flutter * end * Math.min(1, t / 0.012);
}
