/** A run of series of equal length over equal spans of time; in each the variable goes from -1 to 1. */
export interface Track {
  /** Terrestrial time, days from J2000: from the start, up to the end. */
  start: number;
  end: number;
  segmentsPerDay: number;
  /** Even. */
  terms: number;
  /** The series one after the other, each from its constant term. */
  coefficients: Float64Array;
}

/** A track that holds nothing. */
export const emptyTrack: Track = {
  start: 0,
  end: 0,
  segmentsPerDay: 1,
  terms: 2,
  coefficients: new Float64Array(2),
};

/** Turns Chebyshev series into powers of their variable, which are evaluated three times as fast. */
export function toPowers(track: Track): Track {
  const { terms, coefficients } = track;
  const polynomials = listChebyshevPolynomials(terms);
  const powers = new Float64Array(coefficients.length);
  for (let constant = 0; constant < powers.length; constant += terms)
    for (let term = 0; term < terms; term += 1) {
      const size = coefficients[constant + term]!;
      const polynomial = polynomials[term]!;
      for (let power = term % 2; power <= term; power += 2)
        powers[constant + power]! += size * polynomial[power]!;
    }
  return { ...track, coefficients: powers };
}

/** The coefficients of T0, T1, ... by powers: T(n+1) = 2x T(n) - T(n-1). */
function listChebyshevPolynomials(count: number): number[][] {
  const polynomials = [[1], [0, 1]];
  for (let degree = 2; degree < count; degree += 1)
    polynomials.push(
      Array.from(
        { length: degree + 1 },
        (_, power) =>
          2 * (polynomials[degree - 1]![power - 1] ?? 0) - (polynomials[degree - 2]![power] ?? 0),
      ),
    );
  return polynomials;
}

/** The value of a track of powers at a time within it. Even and odd powers go side by side. */
export function evaluateTrack(track: Track, tt: number): number {
  const { terms, coefficients } = track;
  const position = (tt - track.start) * track.segmentsPerDay;
  const segment = Math.floor(position);
  const x = 2 * (position - segment) - 1;
  const squared = x * x;
  const constant = segment * terms;
  let even = 0;
  let odd = 0;
  for (let at = constant + terms - 2; at >= constant; at -= 2) {
    even = even * squared + coefficients[at]!;
    odd = odd * squared + coefficients[at + 1]!;
  }
  return even + x * odd;
}

/** A value, and how much it changes in a day. */
export interface Motion {
  value: number;
  rate: number;
}

/** The value of a track of powers and its derivative at a time within it, in one pass. */
export function evaluateMotion(track: Track, tt: number): Motion {
  const { terms, coefficients, segmentsPerDay } = track;
  const position = (tt - track.start) * segmentsPerDay;
  const segment = Math.floor(position);
  const x = 2 * (position - segment) - 1;
  const squared = x * x;
  const constant = segment * terms;
  let even = 0;
  let odd = 0;
  // derivatives by the square of the variable
  let evenRate = 0;
  let oddRate = 0;
  for (let at = constant + terms - 2; at >= constant; at -= 2) {
    evenRate = evenRate * squared + even;
    oddRate = oddRate * squared + odd;
    even = even * squared + coefficients[at]!;
    odd = odd * squared + coefficients[at + 1]!;
  }
  const slope = odd + 2 * x * (evenRate + x * oddRate);
  return { value: even + x * odd, rate: slope * 2 * segmentsPerDay };
}
