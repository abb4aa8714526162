import type { Note } from './raga';
import { ease } from './sound';

const LEGATO_S = 0.06;
const KAN_S = 0.09;
const SWING_HZ = 1.4;
/** A shake of the breath that comes late in a long note. */
const VIBRATO = { hz: 5.2, depth: 0.0028, after: 0.7 };

/**
 * The pitch of a melody at a time, as a ratio to Sa: from note to note without a step, slowly where a
 * meend is written. `null` in rests.
 */
export function followPitch(notes: Note[]): (t: number) => number | null {
  let index = 0;
  return (t) => {
    while (index < notes.length - 1 && t >= notes[index + 1]!.at) index++;
    while (index > 0 && t < notes[index]!.at) index--;
    const note = notes[index];
    if (!note?.ratio) return null;
    const into = t - note.at;
    const from = notes[index - 1]?.ratio ?? note.ratio;
    return arrive(note, from, into) * swing(note, into);
  };
}

function arrive({ ratio, seconds, meend, kan }: Note, from: number, into: number): number {
  const target = ratio ?? 1;
  if (kan) return slide(slide(from, kan, into / LEGATO_S), target, (into - KAN_S) / LEGATO_S);
  return slide(from, target, into / (meend ? Math.min(0.55 * seconds, 0.9) : LEGATO_S));
}

const slide = (from: number, to: number, x: number) => from * (to / from) ** ease(x);

function swing({ andolan, seconds }: Note, into: number): number {
  const depth = andolan ? 0.018 : VIBRATO.depth * ease((into - VIBRATO.after) / 0.6);
  const hz = andolan ? SWING_HZ : VIBRATO.hz;
  // an andolan leans upwards from the note and comes to rest on it
  const wave = andolan
    ? (1 - Math.cos(2 * Math.PI * hz * into)) / 2
    : Math.sin(2 * Math.PI * hz * into);
  return 1 + depth * wave * ease(into / 0.3) * ease((seconds - into) / 0.3);
}
