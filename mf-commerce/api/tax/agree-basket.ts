import { divide } from './divide';
import { sumLine, type AgreedLine } from './sum-pieces';

/** Paise over a whole basket. */
interface BasketCharges {
  /** A coupon's amount; never more than the lines together. */
  discount: bigint;
  /** With tax. */
  delivery: bigint;
}

/**
 * Agrees on the lines of an order: the discount is divided over them by their value, and so is the
 * delivery, which is taxed as the goods it brings are (CGST Act, section 8: a composite supply).
 * @returns each line with its discount, and the part of the delivery that goes with it, a line of one
 * piece at the same rate. Freeze both with the order.
 */
export function agreeBasket<L extends Omit<AgreedLine, 'discount'>>(
  lines: readonly L[],
  { discount, delivery }: BasketCharges,
): { line: L & AgreedLine; delivery: AgreedLine }[] {
  const values = lines.map(({ quantity, unitPrice }) => unitPrice * BigInt(quantity));
  const discounts = divide(discount, values);
  const agreed = lines.map((line, index) => ({ ...line, discount: discounts[index] ?? 0n }));
  const paid = agreed.map((line) => sumLine(line).paid);
  // goods that a coupon made free are still brought
  const deliveries = divide(delivery, paid.some((amount) => amount > 0n) ? paid : values);
  return agreed.map((line, index) => ({
    line,
    delivery: {
      quantity: 1,
      unitPrice: deliveries[index] ?? 0n,
      discount: 0n,
      basisPoints: line.basisPoints,
    },
  }));
}
