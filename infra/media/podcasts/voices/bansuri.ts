import type { Chance } from '../chance';
import { followPitch } from '../glide';
import { lengthOf, type Note } from '../raga';
import { ease, RATE, silence, type Sound } from '../sound';

const PARTIALS = [1, 0.42, 0.2, 0.075, 0.04, 0.018];
const TAIL_S = 0.4;

/** A bamboo flute: few partials, breath in the tone, each note swelling a little. */
export function playBansuri(notes: Note[], sa: number, chance: Chance): Sound {
  const sound = silence(lengthOf(notes) + TAIL_S);
  const pitchAt = followPitch(notes);
  const loudnessAt = followBreath(notes);
  let [phase, ratio, breath, push, loud] = [0, notes[0]?.ratio ?? 1, 0, 0, 0];
  for (let i = 0; i < sound.length; i++) {
    const t = i / RATE;
    ratio = pitchAt(t) ?? ratio;
    loud += (loudnessAt(t) - loud) * 0.0012;
    const hz = sa * ratio;
    phase = (phase + hz / RATE) % 1;
    let tone = 0;
    // blown harder it is brighter
    PARTIALS.forEach((part, k) => {
      tone += part * loud ** (k * 0.6) * Math.sin(2 * Math.PI * (k + 1) * phase);
    });
    // breath: noise through a resonance at twice the pitch
    const sharpness = 2 * Math.sin((Math.PI * 2 * hz) / RATE);
    push += sharpness * (chance.between(-1, 1) - push * 0.35 - breath);
    breath += sharpness * push;
    sound[i] = loud * (0.55 * tone + 0.035 * breath);
  }
  return sound;
}

/** How hard is blown: an onset for each note, softer within a phrase, none in rests. */
function followBreath(notes: Note[]): (t: number) => number {
  let index = 0;
  return (t) => {
    while (index < notes.length - 1 && t >= notes[index + 1]!.at) index++;
    const note = notes[index];
    if (!note?.ratio || t > note.at + note.seconds) return 0;
    const [into, left] = [t - note.at, note.at + note.seconds - t];
    const isPhraseEnd = !notes[index + 1]?.ratio;
    const dip = note.meend || note.kan ? 1 : 0.72 + 0.28 * ease(into / 0.09);
    const swell = 0.82 + 0.18 * Math.sin(Math.PI * Math.min(1, into / note.seconds));
    return dip * swell * (isPhraseEnd ? ease(left / Math.min(0.6, note.seconds / 2)) : 1);
  };
}
