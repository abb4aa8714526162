import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { stringify } from 'csv-stringify/sync';
import type { BoundDocument } from 'shared/remote-kit/document';
import { readStock } from './stock-rows';

const rupees = (paise: bigint | null) =>
  paise === null ? '' : `${paise / 100n}.${String(paise % 100n).padStart(2, '0')}`;

/** Stock and prices as a file that the import reads; a cell like a formula is text to a spreadsheet. */
export function stockCsv(db: NodePgDatabase): BoundDocument {
  return {
    path: '/admin/products/stock.csv',
    isPersonal: true,
    async handle({ staff, lang }) {
      if (!staff?.permissions.includes('shop.manage')) return null;
      const rows = (await readStock(db, { lang, q: '' })).map((row) => ({
        ...{ sku: row.sku, name: [row.name, row.label].filter(Boolean).join(', ') },
        ...{ price: rupees(row.pricePaise), mrp: rupees(row.mrpPaise), valid_from: '' },
        ...{ on_hand: row.onHand, reserved: row.reserved },
      }));
      return {
        type: 'text/csv; charset=utf-8',
        body: stringify(rows, { header: true, escape_formulas: true, bom: true }),
        headers: { 'content-disposition': 'attachment; filename="stock.csv"' },
      };
    },
  };
}
