import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invoiceLines, invoices, type PaperKind } from '../data/invoice-schema';
import { indianDay } from '../tax/indian-day';
import { taxesOf } from '../tax/place-of-supply';
import type { Supply, SuppliedLine } from './describe-supply';
import type { Issuer } from './issue-invoice';
import type { HeldSeries } from './take-serial';

/** A transaction of the caller: what it undoes leaves no gap in a series. */
export type Tx = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'execute'>;

/** What was issued. */
export type Issued = typeof invoices.$inferSelect;

/** What a paper says beside its lines. */
type PaperHead = Omit<Supply, 'lines' | 'customerId'> &
  Pick<Issued, 'customerId' | 'creditsId' | 'reason'> & { kind: PaperKind };

/** What was issued under a reference, if anything was. */
export async function findIssued(tx: Pick<Tx, 'select'>, reference: string) {
  const [issued] = await tx.select().from(invoices).where(eq(invoices.reference, reference));
  return issued ?? null;
}

/** Numbers a paper whose lines are sound, and keeps it. */
export async function writePaper(
  tx: Tx,
  { seller, isDemonstration }: Issuer,
  series: HeldSeries,
  head: PaperHead,
  lines: readonly SuppliedLine[],
): Promise<Issued> {
  const [issued] = await tx
    .insert(invoices)
    .values({
      ...head,
      ...{ seller, isDemonstration },
      ...{ serial: await series.take(), issuedAt: series.at, day: indianDay(series.at) },
      ...sumPaper(lines, { seller: seller.state, supply: head.placeOfSupply }),
    })
    .returning();
  if (!issued) throw new Error(`${head.reference} was not issued`);
  await tx.insert(invoiceLines).values(lines.map((line, index) => rowOf(line, index, issued.id)));
  return issued;
}

function sumPaper(lines: readonly SuppliedLine[], places: Parameters<typeof taxesOf>[1]) {
  let [taxable, untaxed, half] = [0n, 0n, 0n];
  for (const { treatment, sums } of lines) {
    if (treatment === 'taxed') taxable += sums.taxable;
    else untaxed += sums.taxable;
    half += sums.half;
  }
  const { cgst, sgst, igst } = taxesOf(half, places);
  return {
    ...{ taxablePaise: taxable, untaxedPaise: untaxed },
    ...{ cgstPaise: cgst, sgstPaise: sgst, igstPaise: igst },
    totalPaise: taxable + untaxed + 2n * half,
  };
}

function rowOf(line: SuppliedLine, index: number, invoiceId: number) {
  const { code, what, quantity, unit, basisPoints, treatment, sums } = line;
  return {
    ...{ invoiceId, position: index + 1, code, en: what.en, hi: what.hi },
    ...{ quantity, unit, basisPoints, treatment },
    ...{ pricePaise: sums.price, discountPaise: sums.discount },
    ...{ valuePaise: sums.taxable, taxPaise: 2n * sums.half },
  };
}
