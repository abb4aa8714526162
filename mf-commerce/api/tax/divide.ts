/**
 * Divides an amount by weights so that the parts add up to it: each gets its share without the fraction,
 * and what is left goes, a paisa each, to the greatest fractions (of equal ones the first).
 * An amount that is no more than the sum of the weights gives nobody more than its weight.
 * @param amount paise, from 0
 * @param weights from 0, not all 0 unless the amount is
 */
export function divide(amount: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (amount < 0n || weights.some((weight) => weight < 0n))
    throw new RangeError('An amount and its weights are not negative.');
  if (amount === 0n) return weights.map(() => 0n);
  if (whole === 0n) throw new RangeError('An amount can not be divided by weights that are all 0.');
  const parts = weights.map((weight) => (amount * weight) / whole);
  const left = Number(amount - parts.reduce((sum, part) => sum + part, 0n));
  const fraction = (index: number) => (amount * (weights[index] ?? 0n)) % whole;
  const byFraction = weights
    .map((_, index) => index)
    .sort((one, other) => Number(compare(fraction(other), fraction(one))) || one - other);
  for (const index of byFraction.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
