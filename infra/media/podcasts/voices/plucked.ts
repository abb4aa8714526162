import type { Chance } from '../chance';
import { followPitch } from '../glide';
import type { Note } from '../raga';
import { mix, RATE, silence, type Sound } from '../sound';

interface Strings {
  partials: number;
  /** Seconds in which the first partial falls to a third. */
  ring: number;
  /** The greater, the sooner the height of the tone is gone. */
  damping: number;
}

/** Steel strings struck with light hammers. */
export const santoor: Strings = { partials: 14, ring: 1.5, damping: 0.16 };
/** A long-necked lute with frets, whose string is pulled aside for a meend. */
export const veena: Strings = { partials: 22, ring: 2.6, damping: 0.07 };

/**
 * A plucked melody. A note after `/` is not plucked anew: the hand glides on while the string rings.
 */
export function playPlucked(notes: Note[], sa: number, kind: Strings, chance: Chance): Sound {
  const last = notes.at(-1);
  const sound = silence((last ? last.at + last.seconds : 0) + 3 * kind.ring);
  const pitchAt = followPitch(notes);
  notes.forEach((note, index) => {
    if (!note.ratio || note.meend) return;
    let end = index + 1;
    while (notes[end]?.meend) end++;
    const held = (notes[end - 1]?.at ?? 0) + (notes[end - 1]?.seconds ?? 0) - note.at;
    const hzAt = (t: number) =>
      sa * (pitchAt(note.at + Math.min(t, held - 0.02)) ?? note.ratio ?? 1);
    mix(sound, pluck(hzAt, held, kind, chance.between(0.85, 1)), note.at);
  });
  return sound;
}

/** One pluck whose pitch may move; the string is stopped softly when the next note needs it. */
function pluck(hzAt: (t: number) => number, held: number, kind: Strings, strength: number): Sound {
  const { partials, ring, damping } = kind;
  const sound = silence(Math.min(held + 0.5 * ring, 3 * ring));
  const place = 0.13;
  const parts = Array.from({ length: partials }, (_, k) => {
    const n = k + 1;
    return {
      n: n * Math.sqrt(1 + 0.00008 * n * n),
      size: Math.abs(Math.sin(Math.PI * n * place)) / n ** 1.25,
      decay: Math.exp(-(1 + damping * n ** 1.5) / (ring * RATE)),
    };
  });
  let [phase, stop] = [0, 1];
  for (let i = 0; i < sound.length; i++) {
    const t = i / RATE;
    phase += hzAt(t) / RATE;
    if (t > held) stop *= 0.99985;
    let value = 0;
    for (const part of parts) {
      if (part.size < 1e-5) continue;
      part.size *= part.decay;
      value += part.size * Math.sin(2 * Math.PI * part.n * phase);
    }
    sound[i] = value * strength * stop * Math.min(1, t / 0.004);
  }
  return sound;
}
