import { asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invoices } from '../data/invoice-schema';

/** Everything that was issued for one thing, such as `order:12`, the oldest first. */
export function listPapers(db: Pick<NodePgDatabase, 'select'>, subject: string) {
  const { id, kind, serial, day, totalPaise } = invoices;
  return db
    .select({ id, kind, serial, day, totalPaise })
    .from(invoices)
    .where(eq(invoices.subject, subject))
    .orderBy(asc(invoices.id));
}

/** Where a paper is as a PDF, without the language: its customer and staff of the shop may open it. */
export function pathOfPaper(id: number | string): string {
  return `/order-history/papers/${id}/paper.pdf`;
}
