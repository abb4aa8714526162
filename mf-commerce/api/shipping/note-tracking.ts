import type { PoolClient } from 'pg';
import type { ApiDeps } from 'shared/remote-kit/api';
import { moveState } from '../moves/move-state';
import type { OrderJobs } from '../orders/jobs';
import { orderMachine } from '../orders/order-machine';
import { lockOrder } from '../orders/order-rows';
import { askRefund } from '../orders/refund-order';
import { sumParcel } from './sum-parcel';
import { shipmentMachine } from './shipment-machine';

/** What a courier says of a parcel. */
export interface TrackingEvent {
  at: Date;
  /** In the courier's words. */
  status: string;
  place: string;
  /** What it means for us; nothing for most. */
  means: 'delivered' | 'rto' | null;
}

/** Writes down what a courier says of a parcel, in the caller's transaction; said twice it is said once. */
export async function noteTracking(
  client: PoolClient,
  { enqueue, jobs }: { enqueue: ApiDeps['enqueue']; jobs: OrderJobs },
  shipment: { id: number; orderId: number },
  { at, status, place, means }: TrackingEvent,
): Promise<void> {
  await client.query(
    `INSERT INTO commerce.tracking_events (shipment_id, at, status, place) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [shipment.id, at, status, place],
  );
  if (means === null) return;
  const order = await lockOrder(client, shipment.orderId);
  const move = { to: means, who: 'courier', why: status };
  if (!order || (await moveState(client, shipmentMachine, shipment.id, move)) === null) return;
  if (means === 'delivered')
    await client.query('UPDATE commerce.shipments SET delivered_at = $2 WHERE id = $1', [
      shipment.id,
      at,
    ]);
  else if (order.payment === 'online') {
    const amount = await sumParcel(client, shipment.id);
    const reason = `rto:${shipment.id}`;
    const refund = await askRefund(client, { orderId: order.id, reason, amount, target: 'wallet' });
    if (refund !== null) await enqueue(jobs.refund, { refund }, { client });
  }
  await jobs.tell(client, order.id, means);
  const { rows } = await client.query<{ state: string }>(
    `SELECT DISTINCT state FROM commerce.shipments WHERE order_id = $1 AND state <> 'cancelled'`,
    [order.id],
  );
  const states = rows.map(({ state }) => state);
  if (states.some((state) => state === 'packed' || state === 'shipped')) return;
  const to = states.includes('delivered') ? 'delivered' : 'rto';
  await moveState(client, orderMachine, order.id, { to, who: 'courier', why: status });
  const back = { to: 'refunded', who: 'site', why: 'came back' } as const;
  if (to === 'rto') await moveState(client, orderMachine, order.id, back);
}
