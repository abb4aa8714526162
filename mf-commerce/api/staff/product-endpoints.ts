import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  correctStock,
  importStock,
  listStock,
  setPrice,
} from 'shared/contracts/commerce-staff-products';
import { answer, refuse, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import { stockMoves, variants } from '../data/store-schema';
import { moveStock } from '../stock/move-stock';
import { indianDay } from '../tax/indian-day';
import { carryOutImport, planImport, type StockChange } from './import-stock';
import { noteStaff } from './note-staff';
import { findPriceFault, putPrice } from './put-price';
import { readStock, type StockRow } from './stock-rows';

const done = { status: 200 as const };

/** Stock and prices, for who looks after the goods. */
export function productEndpoints(deps: Pick<ApiDeps, 'pool' | 'publish'>): BoundEndpoint[] {
  const db = drizzle(deps.pool);
  const findVariant = async (id: number) => {
    const [found] = await db.select().from(variants).where(eq(variants.id, id));
    return found ?? null;
  };
  return [
    serveStaff(listStock, async ({ query }) =>
      answer({ ...done, data: (await readStock(db, query)).map(describeRow) }),
    ),

    serveStaff(correctStock, async ({ params: { id }, body }, me) => {
      const { reason, pieces, why, once } = body;
      if (!(await findVariant(id))) return refuse('not_found');
      return inTransaction(deps.pool, async (client) => {
        const tx = drizzle(client);
        const reference = `once:${once}`;
        const [earlier] = await tx
          .select({ id: stockMoves.id })
          .from(stockMoves)
          .where(eq(stockMoves.reference, reference));
        if (earlier) return answer(done);
        const change = { variantId: id, pieces, reason, reference, who: `staff:${me.id}` };
        if (!(await moveStock(tx, change))) return refuse('conflict');
        await noteStaff(deps, client, me, {
          ...{ action: 'stock.corrected', subject: `variant:${id}`, reason: why },
          data: { reason, pieces },
        });
        return answer(done);
      });
    }),

    serveStaff(setPrice, async ({ params: { id }, body }, me) => {
      if (!(await findVariant(id))) return refuse('not_found');
      const price = {
        pricePaise: BigInt(body.price),
        mrpPaise: body.mrp === null ? null : BigInt(body.mrp),
        validFrom: body.valid_from,
      };
      const wrong = findPriceFault(price, indianDay(new Date()));
      if (wrong)
        return refuse('invalid_input', { fields: { [`body.${wrong.field}`]: wrong.fault } });
      return inTransaction(deps.pool, async (client) => {
        const setBy = `staff:${me.id}`;
        await putPrice(drizzle(client), { variantId: id, ...price, setBy });
        await noteStaff(deps, client, me, {
          ...{ action: 'price.set', subject: `variant:${id}`, reason: body.why },
          data: { price: body.price, mrp: body.mrp, valid_from: body.valid_from },
        });
        return answer(done);
      });
    }),

    serveStaff(importStock, async ({ body: { csv, digest, why } }, me) => {
      const rows = await readStock(db, { lang: 'en', q: '' });
      const plan = planImport(csv, rows, indianDay(new Date()));
      const told = { changes: plan.changes.map(describeChange), faults: plan.faults };
      if (digest === null || plan.digest === null)
        return answer({ ...done, is_done: false, digest: plan.digest, ...told });
      if (why === null)
        return refuse('invalid_input', { fields: { 'body.why': 'Please say why.' } });
      if (digest !== plan.digest) return refuse('conflict');
      const isDone = await carryOutImport(deps, me, plan, why);
      return isDone
        ? answer({ ...done, is_done: true, digest: plan.digest, ...told })
        : refuse('conflict');
    }),
  ];
}

function describeRow(row: StockRow) {
  const { id, sku, slug, name, label, pricePaise, mrpPaise, nextPaise, nextFrom } = row;
  return {
    ...{ id, sku, slug, name, label },
    ...{ price: String(pricePaise), mrp: mrpPaise === null ? null : String(mrpPaise) },
    next_price:
      nextPaise === null || nextFrom === null
        ? null
        : { price: String(nextPaise), valid_from: nextFrom.toISOString() },
    ...{ on_hand: row.onHand, reserved: row.reserved },
  };
}

function describeChange({ line, row, price, onHand }: StockChange) {
  return {
    ...{ line, sku: row.sku },
    price: price && { from: String(row.pricePaise), to: String(price.pricePaise) },
    valid_from: price?.validFrom ?? null,
    on_hand: onHand === null ? null : { from: row.onHand, to: onHand },
  };
}
