/** Samples per second. */
export const RATE = 44_100;

/** One channel of samples, full scale at -1 and 1. */
export type Sound = Float32Array<ArrayBuffer>;

export function silence(seconds: number): Sound {
  return new Float32Array(Math.round(seconds * RATE));
}

/** Samples by their time in seconds. */
export function sampleAt(seconds: number, valueAt: (t: number) => number): Sound {
  return silence(seconds).map((_, i) => valueAt(i / RATE));
}

/** Adds `sound` to `into`, from second `at` on; what lies beyond its end is left out. */
export function mix(into: Sound, sound: Sound, at = 0, gain = 1): Sound {
  const start = Math.round(at * RATE);
  const end = Math.min(into.length, start + sound.length);
  for (let i = Math.max(0, start); i < end; i++) into[i]! += gain * sound[i - start]!;
  return into;
}

/** Rises and falls like half a cosine wave, so that neither end is heard as a click. */
export function fade(sound: Sound, inSeconds: number, outSeconds: number): Sound {
  const length = sound.length / RATE;
  return sound.map((value, i) => {
    const t = i / RATE;
    return value * ease(t / inSeconds) * ease((length - t) / outSeconds);
  });
}

/** 0 before 0, 1 after 1, between them without a corner. */
export function ease(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : (1 - Math.cos(Math.PI * x)) / 2;
}

/** The greatest value, and the greatest step from one sample to the next. */
export function measure(sound: Sound): { peak: number; step: number } {
  let [peak, step, last] = [0, 0, 0];
  for (const value of sound) {
    peak = Math.max(peak, Math.abs(value));
    step = Math.max(step, Math.abs(value - last));
    last = value;
  }
  return { peak, step };
}

/** As loud as can be with its greatest sample at `peak`. */
export function normalise(sound: Sound, peak: number): Sound {
  const gain = peak / measure(sound).peak;
  return sound.map((value) => value * gain);
}

/** Adds `sound` so loud that its loudest second has `db` decibels below full scale in the mean. */
export function place(into: Sound, sound: Sound, at: number, db: number): Sound {
  let [sum, loudest] = [0, 0];
  sound.forEach((value, i) => {
    const gone = i < RATE ? 0 : sound[i - RATE]!;
    sum += value * value - gone * gone;
    loudest = Math.max(loudest, sum);
  });
  return mix(into, sound, at, 10 ** (db / 20) / Math.sqrt(loudest / RATE));
}
