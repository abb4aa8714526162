import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { ApiDeps } from 'shared/remote-kit/api';
import { moveState } from '../moves/move-state';
import type { OrderJobs } from '../orders/jobs';
import { orderMachine } from '../orders/order-machine';
import { lockOrder } from '../orders/order-rows';
import { moveStock } from '../stock/move-stock';
import { shipmentMachine } from './shipment-machine';

/** What of dispatching belongs to others: it happens in the same transaction. */
export interface DispatchDeps {
  enqueue: ApiDeps['enqueue'];
  jobs: OrderJobs;
  /** Writes the invoice of the parcel. */
  invoice?(client: PoolClient, parcel: { orderId: number; shipmentId: number }): Promise<void>;
}

/**
 * Hands a packed parcel to the courier, in the caller's transaction: its pieces leave the stock, the
 * invoice is written, and the money of the order is taken by a job. From here on nothing is cancelled.
 */
export async function dispatchParcel(
  client: PoolClient,
  { enqueue, jobs, invoice }: DispatchDeps,
  shipmentId: number,
  { who, courier, awb }: { who: string; courier: string; awb: string },
): Promise<{ ok: true } | { ok: false; code: 'not_found' | 'state' }> {
  const { rows } = await client.query<{ order: number }>(
    'SELECT order_id::int AS order FROM commerce.shipments WHERE id = $1',
    [shipmentId],
  );
  const orderId = rows[0]?.order;
  if (orderId === undefined) return { ok: false, code: 'not_found' };
  // the order first, as whoever cancels it does
  const order = await lockOrder(client, orderId);
  if (order?.state !== 'packed') return { ok: false, code: 'state' };
  const move = { to: 'shipped', who, why: `${courier} ${awb}` } as const;
  if ((await moveState(client, shipmentMachine, shipmentId, move)) === null)
    return { ok: false, code: 'state' };
  await client.query(
    `UPDATE commerce.shipments SET courier = $2, awb = $3, shipped_at = now() WHERE id = $1`,
    [shipmentId, courier, awb],
  );
  const { rows: pieces } = await client.query<{ variant: number; pieces: number }>(
    `SELECT variant_id AS variant, pieces FROM commerce.shipment_lines
     JOIN commerce.order_lines ON order_lines.id = line_id WHERE shipment_id = $1 ORDER BY variant_id`,
    [shipmentId],
  );
  for (const { variant: variantId, pieces: count } of pieces) {
    const change = { variantId, pieces: count, reason: 'dispatched', who } as const;
    if (!(await moveStock(drizzle(client), { ...change, reference: `shipment:${shipmentId}` })))
      throw new Error(`parcel ${shipmentId} has pieces that were not set aside`);
  }
  const { rows: left } = await client.query(
    `SELECT FROM commerce.order_lines WHERE order_id = $1 AND packed < quantity
     UNION ALL SELECT FROM commerce.shipments WHERE order_id = $1 AND state = 'packed' LIMIT 1`,
    [orderId],
  );
  if (left.length === 0)
    await moveState(client, orderMachine, orderId, { to: 'shipped', who, why: 'last parcel' });
  await invoice?.(client, { orderId, shipmentId });
  if (order.payment === 'online') await enqueue(jobs.capture, { order: orderId }, { client });
  await jobs.tell(client, orderId, 'shipped', { courier, awb });
  return { ok: true };
}
