import type { PoolClient } from 'pg';
import { moveState } from '../moves/move-state';
import { orderMachine } from '../orders/order-machine';
import { lockOrder } from '../orders/order-rows';

/** Pieces of a line that go into a parcel. */
export interface PackedPieces {
  lineId: number;
  pieces: number;
}

/**
 * Packs a parcel of an order, in the caller's transaction; without `wanted` it holds all that is left.
 * @returns the parcel, or why there is none: `state` the order can't be packed, `pieces` not so many are left
 */
export async function packParcel(
  client: PoolClient,
  orderId: number,
  { who, wanted }: { who: string; wanted?: readonly PackedPieces[] },
): Promise<
  { ok: true; shipmentId: number } | { ok: false; code: 'not_found' | 'state' | 'pieces' }
> {
  const order = await lockOrder(client, orderId);
  if (!order) return { ok: false, code: 'not_found' };
  if (order.state !== 'confirmed' && order.state !== 'packed') return { ok: false, code: 'state' };
  const { rows: lines } = await client.query<{
    id: number;
    quantity: number;
    packed: number;
    grams: number;
  }>(
    `SELECT id::int, quantity, packed, weight_grams AS grams FROM commerce.order_lines
     WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
  const asked =
    wanted ?? lines.map(({ id, quantity, packed }) => ({ lineId: id, pieces: quantity - packed }));
  const parcel = asked
    .filter(({ pieces }) => pieces > 0)
    .map(({ lineId, pieces }) => ({ pieces, line: lines.find(({ id }) => id === lineId) }));
  if (parcel.length === 0) return { ok: false, code: 'pieces' };
  let weight = 0;
  for (const { line, pieces } of parcel) {
    if (!line || line.packed + pieces > line.quantity) return { ok: false, code: 'pieces' };
    weight += line.grams * pieces;
  }
  const { rows } = await client.query<{ id: number }>(
    'INSERT INTO commerce.shipments (order_id, weight_grams) VALUES ($1, $2) RETURNING id::int',
    [orderId, weight],
  );
  const shipmentId = rows[0]?.id ?? 0;
  for (const { line, pieces } of parcel) {
    if (!line) continue;
    await client.query(
      `INSERT INTO commerce.shipment_lines (shipment_id, line_id, first_piece, pieces)
       VALUES ($1, $2, $3, $4)`,
      [shipmentId, line.id, line.packed, pieces],
    );
    await client.query('UPDATE commerce.order_lines SET packed = packed + $2 WHERE id = $1', [
      line.id,
      pieces,
    ]);
  }
  if (order.state === 'confirmed')
    await moveState(client, orderMachine, orderId, { to: 'packed', who, why: 'first parcel' });
  return { ok: true, shipmentId };
}
