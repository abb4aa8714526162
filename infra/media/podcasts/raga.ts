/** Ratios to Sa in just intonation: small letters are komal, M is tivra Ma. */
const swaras: Record<string, number> = {
  S: 1,
  r: 16 / 15,
  R: 9 / 8,
  g: 6 / 5,
  G: 5 / 4,
  m: 4 / 3,
  M: 45 / 32,
  P: 3 / 2,
  d: 8 / 5,
  D: 5 / 3,
  n: 16 / 9,
  N: 15 / 8,
};

export interface Note {
  /** Ratio to Sa; null is a rest. */
  ratio: number | null;
  /** Seconds from the beginning of the melody. */
  at: number;
  seconds: number;
  /** A slow swing around the note, as Bhairav has on Re and Dha. */
  andolan: boolean;
  /** Reached by a glide (meend) from the note before. */
  meend: boolean;
  /** The note touched on the way in (kan). */
  kan: number | null;
}

const token = /^(\/)?(?:\((\.?[SrRgGmMPdDnN]'?)\))?(\.?[SrRgGmMPdDnN]'?|-)(~)?(?::([\d.]+))?$/;

/** The ratio of a swara to Sa: `.N` lies in the octave below, `R'` in that above. */
export function ratioOf(name: string): number {
  const ratio = swaras[name.replace(/[.']/g, '')];
  if (!ratio) throw new Error(`${name} is no swara`);
  return ratio * (name.startsWith('.') ? 0.5 : 1) * (name.endsWith("'") ? 2 : 1);
}

/**
 * Reads a melody: swaras with spaces between, `:2` how many beats, `-` a rest, `~` andolan, `/` meend
 * from the note before, `(m)` a kan. Bars `|` are for the eye.
 * @throws Error at what is none of these
 */
export function readMelody(melody: string, beat: number): Note[] {
  let at = 0;
  return melody
    .split(/[\s|]+/)
    .filter(Boolean)
    .map((word) => {
      const [, meend, kan, name, andolan, beats = '1'] = token.exec(word) ?? [];
      if (!name) throw new Error(`${word} is no note`);
      const seconds = Number(beats) * beat;
      const note: Note = {
        ratio: name === '-' ? null : ratioOf(name),
        at,
        seconds,
        andolan: andolan !== undefined,
        meend: meend !== undefined,
        kan: kan ? ratioOf(kan) : null,
      };
      at += seconds;
      return note;
    });
}

/** Seconds a melody takes. */
export function lengthOf(notes: Note[]): number {
  const last = notes.at(-1);
  return last ? last.at + last.seconds : 0;
}
