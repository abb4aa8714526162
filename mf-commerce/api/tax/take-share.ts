import type { SplitPrice } from './split-price';

/** The smallest share, in paise: a paisa alone could carry no half of a tax. */
const RUPEE = 100n;

/**
 * The share of an amount that is given back for less than a piece, such as something off for a fault that
 * a customer accepts. Take each share from what remains after the earlier ones: the last takes it all, so
 * the shares add up to what was paid, with its tax.
 * @param amount paise with tax: from a rupee to all that remains, or exactly all of less than a rupee
 * @param remaining what was paid without earlier shares
 */
export function takeShare(amount: bigint, remaining: SplitPrice): SplitPrice {
  const paid = remaining.taxable + 2n * remaining.half;
  if (amount === paid) return remaining;
  if (amount < RUPEE || amount > paid)
    throw new RangeError(`A share is from 100 to ${paid} paise, not ${amount}.`);
  const half = (2n * remaining.half * amount + paid) / (2n * paid);
  return { taxable: amount - 2n * half, half };
}
