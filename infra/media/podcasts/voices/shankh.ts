import type { Chance } from '../chance';
import { ease, RATE, silence, type Sound } from '../sound';

/** A conch: one long breath that climbs to its note, swells and sinks. */
export function blowShankh(hz: number, seconds: number, chance: Chance): Sound {
  const sound = silence(seconds);
  let [phase, hiss] = [0, 0];
  for (let i = 0; i < sound.length; i++) {
    const t = i / RATE;
    const climb = 0.93 + 0.07 * ease(t / 0.7) - 0.03 * ease((t - seconds + 0.8) / 0.8);
    const wobble = 1 + 0.004 * Math.sin(2 * Math.PI * 4.6 * t) * ease((t - 1) / 1);
    phase = (phase + (hz * climb * wobble) / RATE) % 1;
    const force = ease(t / 0.5) * ease((seconds - t) / 1.1) * (0.75 + 0.25 * ease(t / 2));
    hiss += 0.12 * (chance.between(-1, 1) - hiss);
    let tone = 0;
    for (let n = 1; n <= 9; n++)
      tone += (force ** (0.4 * n) / n ** 1.15) * Math.sin(2 * Math.PI * n * phase);
    sound[i] = 0.4 * force * (tone + 0.25 * hiss);
  }
  return sound;
}
