import { sampleAt, type Sound } from '../sound';

/** Frequencies to the note of the bell, how loud, and seconds until a third is left. */
type Partials = [ratio: number, size: number, ring: number][];

/** A temple bell cast thick: hum, prime, a third that is minor, fifth, octave, and above. */
const ghanta: Partials = [
  [0.5, 0.5, 4.2],
  [1, 0.8, 2.6],
  [1.19, 0.45, 2.2],
  [1.5, 0.25, 1.6],
  [2, 0.9, 1.7],
  [2.52, 0.3, 1],
  [3.01, 0.35, 0.9],
  [4.13, 0.25, 0.6],
  [5.38, 0.15, 0.4],
  [6.8, 0.08, 0.25],
];
/** Two small thick discs that touch at their rims. */
const manjira: Partials = [
  [1, 0.6, 0.9],
  [1.006, 0.5, 0.9],
  [1.53, 0.3, 0.5],
  [2.31, 0.35, 0.35],
  [3.17, 0.2, 0.2],
];
/** A bowl of beaten bronze; its wall bends in two, three, four waves. */
const bowl: Partials = [
  [1, 1, 6.5],
  [2.71, 0.42, 3.6],
  [5.15, 0.16, 1.8],
  [8.2, 0.06, 0.8],
];

interface Strike {
  partials: Partials;
  /** Hz between the two halves of each partial, which beat with each other. */
  beating: number;
  /** Seconds of the blow: wood on bronze is soft, bronze on bronze sharp. */
  attack: number;
}

export const ringGhanta = (hz: number) =>
  strike(hz, { partials: ghanta, beating: 0.9, attack: 0.004 });
export const ringManjira = (hz: number) =>
  strike(hz, { partials: manjira, beating: 3, attack: 0.002 });
export const ringBowl = (hz: number) => strike(hz, { partials: bowl, beating: 0.7, attack: 0.03 });

function strike(hz: number, { partials, beating, attack }: Strike): Sound {
  const longest = Math.max(...partials.map(([, , ring]) => ring));
  return sampleAt(4 * longest, (t) => {
    let value = 0;
    for (const [ratio, size, ring] of partials) {
      if (t > 7 * ring) continue;
      const turn = 2 * Math.PI * hz * ratio * t;
      const split = Math.PI * beating * t;
      value +=
        size * Math.exp(-t / ring) * (0.7 * Math.sin(turn + split) + 0.3 * Math.sin(turn - split));
    }
    return 0.3 * value * Math.min(1, t / attack) * Math.min(1, (4 * longest - t) / 0.5);
  });
}
