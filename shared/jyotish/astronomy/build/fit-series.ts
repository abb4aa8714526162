/**
 * Fits Chebyshev series of one degree to several coordinates at once, through the extrema of the
 * highest polynomial: both ends are met, so neighbouring segments join.
 * @returns for each coordinate the coefficients from the constant term
 */
export function fitSeries(
  evaluate: (at: number) => readonly number[],
  from: number,
  until: number,
  degree: number,
): number[][] {
  const samples = Array.from({ length: degree + 1 }, (_, node) =>
    evaluate((from + until) / 2 + ((until - from) / 2) * Math.cos((Math.PI * node) / degree)),
  );
  const coordinates = samples[0]?.length ?? 0;
  return Array.from({ length: coordinates }, (_, coordinate) =>
    Array.from({ length: degree + 1 }, (_, term) => {
      const sum = samples.reduce((total, sample, node) => {
        const share = node === 0 || node === degree ? 0.5 : 1;
        return total + share * sample[coordinate]! * Math.cos((Math.PI * term * node) / degree);
      }, 0);
      return (sum * (term === 0 || term === degree ? 1 : 2)) / degree;
    }),
  );
}
