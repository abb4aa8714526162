/** Radians in one degree. */
export const RADIANS = Math.PI / 180;

/** Brings an angle in degrees into [0, 360). */
export function normaliseDegrees(degrees: number): number {
  // several times as fast as the remainder operator
  const turned = degrees - 360 * Math.floor(degrees / 360);
  // a tiny negative angle rounds to 360 itself, or stays negative
  return turned >= 0 && turned < 360 ? turned : 0;
}

/** The signed shortest way from `from` to `to` in degrees, in [-180, 180). */
export function arcBetween(from: number, to: number): number {
  return normaliseDegrees(to - from + 180) - 180;
}

/** Evaluates a polynomial whose coefficients are given from the constant term upwards. */
export function evaluatePolynomial(x: number, coefficients: readonly number[]): number {
  let sum = 0;
  for (let power = coefficients.length - 1; power >= 0; power -= 1)
    sum = sum * x + coefficients[power]!;
  return sum;
}
