import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { invoiceSeries, type PaperKind } from '../data/invoice-schema';
import { financialYear, indianDay } from '../tax/indian-day';

/** Papers of one prefix are numbered together. */
const prefixes: Record<PaperKind, string> = {
  tax_invoice: 'TI',
  invoice_cum_bill: 'TI',
  bill_of_supply: 'BS',
  credit_note: 'CN',
};

type Tx = Pick<NodePgDatabase, 'insert' | 'update' | 'execute'>;

/** A series that is held until the transaction ends: nobody else issues in it meanwhile. */
export interface HeldSeries {
  /** The moment the paper is issued at. */
  at: Date;
  /** Takes the next serial. */
  take(): Promise<string>;
}

/**
 * Holds the series of a kind of paper for the year in India at a moment.
 * @param at when it is issued; left out, now by the clock of the database
 */
export async function holdSeries(tx: Tx, kind: PaperKind, at?: Date): Promise<HeldSeries> {
  const asked = at ?? (await readClock(tx));
  const key = { prefix: prefixes[kind], year: financialYear(indianDay(asked)) };
  const [held] = await tx
    .insert(invoiceSeries)
    .values({ ...key, last: 0, lastAt: asked })
    .onConflictDoUpdate({
      target: [invoiceSeries.prefix, invoiceSeries.year],
      set: { lastAt: sql`greatest(${invoiceSeries.lastAt}, excluded.last_at)` },
    })
    .returning();
  if (!held) throw new Error(`the series ${key.prefix} ${key.year} could not be held`);
  const take = async () => {
    const number = held.last + 1;
    await tx
      .update(invoiceSeries)
      .set({ last: number })
      .where(and(eq(invoiceSeries.prefix, key.prefix), eq(invoiceSeries.year, key.year)));
    return `${key.prefix}/${key.year}/${String(number).padStart(7, '0')}`;
  };
  return { at: held.lastAt, take };
}

async function readClock(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ at: Date | string }>(sql`select clock_timestamp() as at`);
  const [row] = rows;
  if (!row) throw new Error('the database did not tell the time');
  return new Date(row.at);
}
