import type { invoiceLines } from '../data/invoice-schema';

type Line = Pick<
  typeof invoiceLines.$inferSelect,
  'treatment' | 'basisPoints' | 'valuePaise' | 'taxPaise'
>;

/** What is taxed under each rate, the lowest first. */
export function sumByRate(lines: readonly Line[]) {
  const sums = new Map<number, { basisPoints: number; value: bigint; tax: bigint }>();
  for (const { treatment, basisPoints, valuePaise, taxPaise } of lines) {
    if (treatment !== 'taxed') continue;
    const sum = sums.get(basisPoints) ?? { basisPoints, value: 0n, tax: 0n };
    sums.set(basisPoints, { ...sum, value: sum.value + valuePaise, tax: sum.tax + taxPaise });
  }
  return [...sums.values()].sort((one, other) => one.basisPoints - other.basisPoints);
}
