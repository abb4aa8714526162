import { splitPrice, type SplitPrice } from './split-price';

/** What is agreed on when a line is ordered; everything else follows from it, then and at a return. */
export interface AgreedLine {
  /** Pieces, from 1. */
  quantity: number;
  /** Paise with tax, of one piece, before the discount. */
  unitPrice: bigint;
  /** Paise off the whole line. */
  discount: bigint;
  /** The rate of the day of the order. */
  basisPoints: number;
}

/** Sums over some pieces of a line, in paise: `paid = taxable + 2 * half = price - discount`. */
export interface PieceSums extends SplitPrice {
  /** Before the discount. */
  price: bigint;
  discount: bigint;
  paid: bigint;
}

/**
 * The sums of pieces of a line, by their number: `from` 0 is the first. Each piece has its own share of
 * the discount and its own tax, rounded once, so pieces may be shipped or returned in any portions and
 * the portions add up to the line.
 */
export function sumPieces(line: AgreedLine, from: number, count: number): PieceSums {
  const { quantity, unitPrice, discount } = line;
  if (from < 0 || count < 0 || from + count > quantity)
    throw new RangeError(`A line of ${quantity} has no pieces ${from} to ${from + count}.`);
  if (discount < 0n || discount > unitPrice * BigInt(quantity))
    throw new RangeError('A discount is from 0 to the whole of its line.');
  const each = discount / BigInt(quantity);
  // the first pieces have a paisa more off, as many as the discount leaves when it is divided
  const withMore = Number(discount % BigInt(quantity));
  const more = Math.max(0, Math.min(from + count, withMore) - Math.min(from, withMore));
  return addSums(sumEqual(line, each + 1n, more), sumEqual(line, each, count - more));
}

/** The sums of a whole line. */
export function sumLine(line: AgreedLine): PieceSums {
  return sumPieces(line, 0, line.quantity);
}

/** Adds sums, for an order or an invoice. */
export function addSums(...sums: PieceSums[]): PieceSums {
  const total = { price: 0n, discount: 0n, paid: 0n, taxable: 0n, half: 0n };
  for (const sum of sums)
    for (const name of Object.keys(total) as (keyof PieceSums)[]) total[name] += sum[name];
  return total;
}

/** The sums of so many pieces with the same discount each. */
function sumEqual({ unitPrice, basisPoints }: AgreedLine, discount: bigint, count: number) {
  if (count === 0) return addSums();
  const times = BigInt(count);
  const paid = unitPrice - discount;
  const { taxable, half } = splitPrice(paid, basisPoints);
  return {
    price: unitPrice * times,
    discount: discount * times,
    paid: paid * times,
    taxable: taxable * times,
    half: half * times,
  };
}
