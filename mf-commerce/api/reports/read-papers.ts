import { and, asc, gte, inArray, lt } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invoiceLines, invoices } from '../data/invoice-schema';
import type { ReportedPaper } from './gstr-1';

/** The papers issued in a month in India, `2026-11`, in the order they were issued. */
export async function readPapers(db: NodePgDatabase, month: string): Promise<ReportedPaper[]> {
  const heads = await db
    .select()
    .from(invoices)
    .where(and(gte(invoices.day, `${month}-01`), lt(invoices.day, `${monthAfter(month)}-01`)))
    .orderBy(asc(invoices.id));
  const ids = heads.map(({ id }) => id);
  const creditedIds = heads.flatMap(({ creditsId }) => (creditsId === null ? [] : [creditsId]));
  const [lines, credited] = await Promise.all([
    ids.length === 0
      ? []
      : db
          .select()
          .from(invoiceLines)
          .where(inArray(invoiceLines.invoiceId, ids))
          .orderBy(asc(invoiceLines.invoiceId), asc(invoiceLines.position)),
    creditedIds.length === 0
      ? []
      : db.select().from(invoices).where(inArray(invoices.id, creditedIds)),
  ]);
  const linesOf = new Map<number, ReportedPaper['lines']>();
  for (const line of lines)
    linesOf.set(line.invoiceId, [...(linesOf.get(line.invoiceId) ?? []), line]);
  return heads.map((head) => ({
    head,
    lines: linesOf.get(head.id) ?? [],
    credits: credited.find(({ id }) => id === head.creditsId) ?? null,
  }));
}

/** The month after one: `2027-01` after `2026-12`. */
export function monthAfter(month: string): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, '0')}`;
}
