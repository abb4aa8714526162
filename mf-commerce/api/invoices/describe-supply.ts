import type { PaperKind, Party, Unit } from '../data/invoice-schema';
import type { Treatment } from '../tax/rate-seeds';
import type { PieceSums } from '../tax/sum-pieces';
import type { GstState } from 'shared/tax/gst-states';

/** One line of what was supplied. */
export interface SuppliedLine {
  /** HSN or SAC. */
  code: string;
  what: { en: string; hi: string };
  /** Pieces, from 1. */
  quantity: number;
  unit: Unit;
  basisPoints: number;
  treatment: Treatment;
  /** Paise, as `sumPieces` gives them. */
  sums: PieceSums;
}

/** What an invoice is issued for. */
export interface Supply {
  /** What is issued once: `shipment:5`, `booking:3`. Asked for again, the same invoice is given. */
  reference: string;
  /** What the customer finds it at: `order:12`. */
  subject: string;
  /** Null once the account is erased. */
  customerId: number | null;
  recipient: Party;
  /** Where goods are delivered; `null` for services. */
  delivery: Party | null;
  placeOfSupply: GstState;
  lines: readonly SuppliedLine[];
}

/** What is wrong with a line's sums: a fault of the caller, which no paper may carry on. */
export class UnsoundSupply extends Error {
  override name = 'UnsoundSupply';
}

/** @throws UnsoundSupply where lines do not add up or contradict themselves */
export function checkLines(lines: readonly SuppliedLine[]): void {
  if (lines.length === 0) throw new UnsoundSupply('There is nothing on it.');
  for (const [index, { quantity, sums, basisPoints, treatment }] of lines.entries()) {
    const { price, discount, paid, taxable, half } = sums;
    const isWhole = Number.isSafeInteger(quantity) && quantity > 0;
    const isTaxed = treatment === 'taxed';
    const addsUp = paid === price - discount && paid === taxable + 2n * half;
    const isSound = [discount, taxable, half].every((amount) => amount >= 0n);
    if (isWhole && addsUp && isSound && isTaxed === basisPoints > 0 && (isTaxed || half === 0n))
      continue;
    throw new UnsoundSupply(`Line ${index + 1} does not add up.`);
  }
}

/** What kind of paper these lines make. */
export function kindOf(lines: readonly Pick<SuppliedLine, 'treatment'>[]): PaperKind {
  const taxed = lines.filter(({ treatment }) => treatment === 'taxed').length;
  if (taxed === lines.length) return 'tax_invoice';
  return taxed === 0 ? 'bill_of_supply' : 'invoice_cum_bill';
}
