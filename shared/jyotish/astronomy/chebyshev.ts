/** A run of Chebyshev series of equal length over equal spans of time. */
export interface Track {
  /** Terrestrial time, days from J2000: from the start, up to the end. */
  start: number;
  end: number;
  segmentsPerDay: number;
  terms: number;
  /** The series one after the other, each from its constant term. */
  coefficients: Float64Array;
}

/** A track that holds nothing. */
export const emptyTrack: Track = {
  start: 0,
  end: 0,
  segmentsPerDay: 1,
  terms: 1,
  coefficients: new Float64Array(1),
};

/** The value at a time within the track. Clenshaw's recurrence: nothing is allocated. */
export function evaluateTrack(track: Track, tt: number): number {
  const { terms, coefficients } = track;
  const position = (tt - track.start) * track.segmentsPerDay;
  const segment = Math.floor(position);
  const twice = 4 * (position - segment) - 2;
  const constant = segment * terms;
  let later = 0;
  let next = 0;
  for (let at = constant + terms - 1; at > constant; at -= 1) {
    const current = twice * next - later + coefficients[at]!;
    later = next;
    next = current;
  }
  return (twice / 2) * next - later + coefficients[constant]!;
}

/** The derivative by days at a time within the track. */
export function differentiateTrack(track: Track, tt: number): number {
  const { terms, coefficients } = track;
  const position = (tt - track.start) * track.segmentsPerDay;
  const segment = Math.floor(position);
  const twice = 4 * (position - segment) - 2;
  const constant = segment * terms;
  // T_k' = k U_(k-1), and the U follow the same recurrence
  let later = 0;
  let next = 0;
  for (let term = terms - 1; term > 0; term -= 1) {
    const current = twice * next - later + term * coefficients[constant + term]!;
    later = next;
    next = current;
  }
  return next * 2 * track.segmentsPerDay;
}
