import type { Chance } from '../chance';
import { ease, mix, RATE, sampleAt, type Sound } from '../sound';

/** Noise between two frequencies, `swell` times louder and softer as time goes. */
export function flowNoise(
  seconds: number,
  [low, high]: [number, number],
  swell: (t: number) => number,
  chance: Chance,
): Sound {
  const [a, b] = [low, high].map((hz) => 1 - Math.exp((-2 * Math.PI * hz) / RATE)) as [
    number,
    number,
  ];
  let [slow, fast, smooth] = [0, 0, 0];
  return sampleAt(seconds, (t) => {
    fast += b * (chance.between(-1, 1) - fast);
    smooth += b * (fast - smooth);
    slow += a * (smooth - slow);
    return (smooth - slow) * swell(t);
  });
}

/** A bubble closing under water: a short tone that rises as it dies (van den Doel 2005). */
function dripBubble(chance: Chance): Sound {
  const [hz, ring] = [chance.between(380, 1500), chance.between(0.015, 0.06)];
  let phase = 0;
  return sampleAt(6 * ring, (t) => {
    phase += (hz * (1 + (1.2 * t) / (6 * ring))) / RATE;
    return Math.sin(2 * Math.PI * phase) * Math.exp(-t / ring) * ease(t / 0.003);
  });
}

/** Adds events that come by chance, `rateAt` a second. */
function scatter(
  into: Sound,
  rateAt: (t: number) => number,
  make: () => Sound,
  size: () => number,
  chance: Chance,
) {
  const seconds = into.length / RATE;
  const most = 60;
  for (let t = chance.wait(most); t < seconds; t += chance.wait(most))
    if (chance.next() < rateAt(t) / most) mix(into, make(), t, size());
  return into;
}

/** A broad river at its steps: a low rush, small waves, bubbles. */
export function runRiver(seconds: number, chance: Chance): Sound {
  const lap = (t: number) =>
    0.55 + 0.45 * Math.sin(2 * Math.PI * 0.17 * t + Math.sin(0.31 * t)) ** 2;
  const river = flowNoise(seconds, [90, 480], () => 1, chance);
  mix(river, flowNoise(seconds, [500, 1900], lap, chance), 0, 0.5);
  return scatter(
    river,
    (t) => 7 * lap(t),
    () => dripBubble(chance),
    () => chance.between(0.004, 0.05) * chance.next(),
    chance,
  );
}

/** Rain that comes and goes as `strength` says, from 0 to 1: first drops, then all of them at once. */
export function letRain(seconds: number, strength: (t: number) => number, chance: Chance): Sound {
  const rain = flowNoise(seconds, [900, 5200], (t) => strength(t) ** 2, chance);
  mix(
    rain,
    flowNoise(seconds, [150, 700], (t) => strength(t) ** 2, chance),
    0,
    0.5,
  );
  return scatter(
    rain,
    (t) => Math.min(60, 3 * (strength(t) > 0 ? 1 : 0) + 50 * strength(t)),
    () => dripBubble(chance),
    () => chance.between(0.01, 0.14) * chance.next(),
    chance,
  );
}

/** Far thunder: rolls of noise so low that it is felt more than heard. */
export function rollThunder(seconds: number, chance: Chance): Sound {
  const rolls = Array.from({ length: 5 }, () => ({
    at: chance.between(0, 0.5 * seconds),
    size: chance.between(0.4, 1),
  }));
  return flowNoise(
    seconds,
    [28, 130],
    (t) =>
      rolls.reduce((sum, { at, size }) => {
        const after = t - at;
        return sum + (after < 0 ? 0 : size * ease(after / 0.5) * Math.exp(-after / 1.3));
      }, 0) * ease((seconds - t) / 2),
    chance,
  );
}
