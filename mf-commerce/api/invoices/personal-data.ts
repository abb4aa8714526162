import { asc, eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PersonalData } from 'shared/remote-kit/personal-data';
import { invoices } from '../data/invoice-schema';

/** Papers are handed out, and stay when the account goes: tax law wants them as they were issued. */
export function paperData(db: NodePgDatabase): PersonalData {
  return {
    async exportOf({ id }) {
      const rows = await db
        .select()
        .from(invoices)
        .where(eq(invoices.customerId, id))
        .orderBy(asc(invoices.id));
      return {
        invoices: rows.map(({ serial, kind, day, recipient, delivery, totalPaise }) => ({
          ...{ number: serial, kind, date: day, recipient, delivery },
          total_paise: String(totalPaise),
        })),
      };
    },
    async erase({ id }, scope, client) {
      if (scope !== 'all') return;
      const erased = { customerId: null };
      await drizzle(client).update(invoices).set(erased).where(eq(invoices.customerId, id));
    },
  };
}
