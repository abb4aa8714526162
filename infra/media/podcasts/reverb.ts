import type { Chance } from './chance';
import { convolve } from './fft';
import { ease, mix, sampleAt, type Sound } from './sound';

interface Room {
  /** Seconds until an echo is a thousandth of what it was. */
  decay: number;
  /** How loud the room is beside the sound itself. */
  wet: number;
}

/** The sound in a room of stone: noise that dies away, its heights sooner than its depths. */
export function addRoom(sound: Sound, { decay, wet }: Room, chance: Chance): Sound {
  let low = 0;
  const echoes = sampleAt(decay, (t) => {
    const openness = 0.06 + 0.5 * Math.exp((-5 * t) / decay);
    low += openness * (chance.between(-1, 1) - low);
    return low * Math.exp((-6.9 * t) / decay) * ease((t - 0.012) / 0.02);
  });
  const strength = Math.sqrt(echoes.reduce((sum, value) => sum + value * value, 0));
  const room = convolve(
    sound,
    echoes.map((value) => value / strength),
  );
  return mix(Float32Array.from(sound), room, 0, wet);
}
