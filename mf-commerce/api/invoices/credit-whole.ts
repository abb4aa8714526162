import { eq } from 'drizzle-orm';
import { invoiceLines } from '../data/invoice-schema';
import { issueCreditNote } from './issue-credit-note';
import type { Issuer } from './issue-invoice';
import { findIssued, type Tx } from './write-paper';

/**
 * Gives back a whole invoice by a credit note, in the caller's transaction: a parcel that came back
 * undelivered. `invoice` is its reference, as in `shipment:5`; where none was issued there is nothing to
 * give back.
 * @returns false when some of it was given back before
 */
export async function creditWhole(
  tx: Tx,
  issuer: Issuer,
  { invoice, reference, reason }: { invoice: string; reference: string; reason: string },
): Promise<boolean> {
  const issued = await findIssued(tx, invoice);
  if (!issued) return true;
  const rows = await tx.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, issued.id));
  const lines = rows.map(({ position, quantity, ...row }) => ({
    ...{ position, quantity },
    sums: {
      ...{ price: row.pricePaise, discount: row.discountPaise },
      ...{ paid: row.valuePaise + row.taxPaise, taxable: row.valuePaise, half: row.taxPaise / 2n },
    },
  }));
  const { ok } = await issueCreditNote(tx, issuer, {
    ...{ reference, invoiceId: issued.id, reason, lines },
  });
  return ok;
}
