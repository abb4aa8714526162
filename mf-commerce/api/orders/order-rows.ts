import { and, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { orders } from '../data/order-schema';
import type { OrderState } from './order-machine';

/** An order as it is stored. */
export type PlacedOrder = Omit<typeof orders.$inferSelect, 'state'> & { state: OrderState };

/** The order that a customer placed with this key. */
export async function findOrderByKey(
  client: PoolClient,
  customerId: number,
  key: string,
): Promise<PlacedOrder | null> {
  const [row] = await drizzle(client)
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.placingKey, key)));
  return (row as PlacedOrder | undefined) ?? null;
}

/** An order, locked until the transaction ends; `null` when there is none, or it is not this customer's. */
export async function lockOrder(
  client: PoolClient,
  id: number,
  customerId?: number,
): Promise<PlacedOrder | null> {
  const isIt = eq(orders.id, id);
  const [row] = await drizzle(client)
    .select()
    .from(orders)
    .where(customerId === undefined ? isIt : and(isIt, eq(orders.customerId, customerId)))
    .for('update');
  return (row as PlacedOrder | undefined) ?? null;
}

/** The number of an order in a reference of a payment, `order:12`; `null` for another's reference. */
export function readReference(reference: string): number | null {
  const [, digits] = /^order:(\d{1,15})$/.exec(reference) ?? [];
  return digits === undefined ? null : Number(digits);
}
