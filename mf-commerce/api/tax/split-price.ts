/** A price with its tax inside, in paise: `taxable + 2 * half` is the price. */
export interface SplitPrice {
  taxable: bigint;
  /** One half of the tax, CGST or SGST; IGST is twice this, so a price is the same everywhere. */
  half: bigint;
}

/** What a whole rate is, in basis points: 18 % is 1,800. */
const WHOLE = 10_000n;
/** India's highest rate is 40 %. */
export const HIGHEST = 5_000;

/**
 * Takes the tax out of a price that includes it. Half of the tax is rounded once (a half paisa up) and
 * doubled, so both halves are equal and everything adds up to the paisa.
 * @param price paise, from 0
 * @param basisPoints the whole rate, 0 to 5,000
 */
export function splitPrice(price: bigint, basisPoints: number): SplitPrice {
  if (price < 0n) throw new RangeError('A price is not negative.');
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > HIGHEST)
    throw new RangeError('A rate has 0 to 5,000 basis points.');
  const rate = BigInt(basisPoints);
  const divisor = 2n * (WHOLE + rate);
  const half = (2n * price * rate + divisor) / (2n * divisor);
  return { taxable: price - 2n * half, half };
}
