import { agreeBasket } from '../tax/agree-basket';
import { addSums, sumLine, type AgreedLine } from '../tax/sum-pieces';

/** What a line needs to be priced. */
interface PricedLine {
  pieces: number;
  available: number;
  seenPrice: bigint;
  unitPrice: bigint;
  basisPoints: number;
}

/** How a line stands against what its customer saw. */
export function stateOfLine(line: PricedLine): 'ok' | 'price' | 'fewer' | 'gone' {
  if (line.available === 0) return 'gone';
  if (line.available < line.pieces) return 'fewer';
  return line.unitPrice === line.seenPrice ? 'ok' : 'price';
}

/** The sum of what can be had, before anything is taken off. */
export function sumGoods(lines: readonly PricedLine[]): bigint {
  return lines.reduce((sum, line) => sum + line.unitPrice * BigInt(orderable(line)), 0n);
}

const orderable = ({ pieces, available }: PricedLine) => Math.min(pieces, available);

/** Lines that can be had with their shares, and what all of it comes to, in paise with tax. */
export interface PricedBasket<L extends PricedLine> {
  lines: { line: L & AgreedLine; delivery: AgreedLine }[];
  goods: bigint;
  discount: bigint;
  delivery: bigint;
  /** In the total. */
  tax: bigint;
  total: bigint;
}

/** Prices a basket: the discount and the delivery are divided over its lines to the paisa. */
export function priceBasket<L extends PricedLine>(
  lines: readonly L[],
  charges: { discount: bigint; delivery: bigint },
): PricedBasket<L> {
  const had = lines
    .filter((line) => orderable(line) > 0)
    .map((line) => ({ ...line, quantity: orderable(line) }));
  const goods = sumGoods(had);
  if (had.length === 0) return { lines: [], goods, discount: 0n, delivery: 0n, tax: 0n, total: 0n };
  const agreed = agreeBasket(had, charges);
  const sums = addSums(
    ...agreed.flatMap(({ line, delivery }) => [sumLine(line), sumLine(delivery)]),
  );
  return { lines: agreed, goods, ...charges, tax: 2n * sums.half, total: sums.paid };
}
