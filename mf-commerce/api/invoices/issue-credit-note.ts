import { and, asc, eq, ne } from 'drizzle-orm';
import { invoiceLines, invoices } from '../data/invoice-schema';
import type { PieceSums } from '../tax/sum-pieces';
import { UnsoundSupply, type SuppliedLine } from './describe-supply';
import type { Issuer } from './issue-invoice';
import { holdSeries } from './take-serial';
import { findIssued, writePaper, type Issued, type Tx } from './write-paper';

/** What is given back of one line of an invoice. */
export interface CreditedLine {
  /** Of the invoice's line: they are numbered from 1, as they were given to `issueInvoice`. */
  position: number;
  /** 0 where the price is lowered and nothing comes back. */
  quantity: number;
  /** Of `sumPieces` for what comes back, or of `takeShare`. */
  sums: PieceSums;
}

/** What a credit note is issued for. */
export interface Credit {
  /** What is issued once: `return:7`. Asked for again, the same note is given. */
  reference: string;
  invoiceId: number;
  /** As the note says it. */
  reason: string;
  lines: readonly CreditedLine[];
}

type CreditIssued =
  { ok: true; note: Issued } | { ok: false; code: 'no_invoice' | 'above_invoice' };

/**
 * Issues a credit note in the caller's transaction, as `issueInvoice` does. All notes of an invoice
 * together never give back more than it has, of no line.
 * @throws UnsoundSupply when a line does not add up
 */
export async function issueCreditNote(
  tx: Tx,
  issuer: Issuer,
  { reference, invoiceId, reason, lines }: Credit,
): Promise<CreditIssued> {
  checkCredit(lines);
  const series = await holdSeries(tx, 'credit_note', issuer.now?.());
  const earlier = await findIssued(tx, reference);
  if (earlier) return { ok: true, note: earlier };
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), ne(invoices.kind, 'credit_note')));
  if (!invoice) return { ok: false, code: 'no_invoice' };
  const credited = await creditLines(tx, invoiceId, lines);
  if (!credited) return { ok: false, code: 'above_invoice' };
  const { subject, customerId, recipient, delivery, placeOfSupply } = invoice;
  const head = {
    ...{ reference, subject, customerId, recipient, delivery, placeOfSupply, reason },
    ...{ kind: 'credit_note' as const, creditsId: invoiceId },
  };
  // the taxes of the invoice are lowered: its seller and state, also when both moved since
  const seller = { ...issuer.seller, state: invoice.seller.state, gstin: invoice.seller.gstin };
  return { ok: true, note: await writePaper(tx, { ...issuer, seller }, series, head, credited) };
}

function checkCredit(lines: readonly CreditedLine[]): void {
  const positions = new Set(lines.map(({ position }) => position));
  if (lines.length === 0 || positions.size < lines.length)
    throw new UnsoundSupply('A credit note has each line once, and one at least.');
  for (const { position, quantity, sums } of lines) {
    const { price, discount, paid, taxable, half } = sums;
    const addsUp = paid === price - discount && paid === taxable + 2n * half;
    const isSound = [discount, taxable, half].every((amount) => amount >= 0n);
    if (addsUp && isSound && Number.isSafeInteger(quantity) && quantity >= 0) continue;
    throw new UnsoundSupply(`Line ${position} does not add up.`);
  }
}

/** Notes on the invoice's lines what is given back; `null`, and nothing noted, when one has not so much left. */
async function creditLines(tx: Tx, invoiceId: number, lines: readonly CreditedLine[]) {
  // notes of two financial years are issued side by side, so the lines are held
  const rows = await tx
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position))
    .for('update');
  const pairs = lines.map((line) => ({
    line,
    row: rows.find(({ position }) => position === line.position),
  }));
  const credited: SuppliedLine[] = [];
  for (const { line, row } of pairs) {
    if (!row || !hasLeft(row, line)) return null;
    const { code, en, hi, unit, basisPoints, treatment } = row;
    credited.push({ ...line, code, what: { en, hi }, unit, basisPoints, treatment });
  }
  for (const { line, row } of pairs)
    if (row)
      await tx
        .update(invoiceLines)
        .set({
          creditedQuantity: row.creditedQuantity + line.quantity,
          creditedValuePaise: row.creditedValuePaise + line.sums.taxable,
          creditedTaxPaise: row.creditedTaxPaise + 2n * line.sums.half,
        })
        .where(and(eq(invoiceLines.invoiceId, invoiceId), eq(invoiceLines.position, row.position)));
  return credited;
}

function hasLeft(row: typeof invoiceLines.$inferSelect, { quantity, sums }: CreditedLine) {
  return (
    row.creditedQuantity + quantity <= row.quantity &&
    row.creditedValuePaise + sums.taxable <= row.valuePaise &&
    row.creditedTaxPaise + 2n * sums.half <= row.taxPaise
  );
}
