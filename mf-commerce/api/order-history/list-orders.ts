import type { Pool } from 'pg';
import { orderStateNames } from '../../web/model/order-state-names';
import type { OrderState } from '../orders/order-machine';
import type { ListPaidFor } from './endpoints';

/** The orders of the store. */
export function listOrders(pool: Pool): ListPaidFor {
  return async (customerId, lang) => {
    const { rows } = await pool.query<{
      id: string;
      state: OrderState;
      total: string;
      placed_at: Date;
      name: string;
      lines: number;
    }>(
      `SELECT orders.id, state, total_paise AS total, placed_at, count(line.id)::int AS lines,
         (array_agg(CASE $2 WHEN 'hi' THEN line.name_hi ELSE line.name_en END ORDER BY line.id))[1] AS name
       FROM commerce.orders JOIN commerce.order_lines AS line ON line.order_id = orders.id
       WHERE customer_id = $1 GROUP BY orders.id ORDER BY orders.id DESC LIMIT 200`,
      [customerId, lang],
    );
    return rows.map(({ id, state, total, placed_at, name, lines }) => ({
      kind: 'order',
      id,
      title: lines === 1 ? name : moreThan(name, lines - 1, lang),
      status: orderStateNames[lang][state],
      is_open: ['placed', 'confirmed', 'packed', 'shipped'].includes(state),
      amount: total,
      at: placed_at.toISOString(),
      path: `/order-history/${id}`,
    }));
  };
}

const moreThan = (name: string, more: number, lang: 'en' | 'hi') =>
  lang === 'hi' ? `${name} और ${more} वस्तुएँ` : `${name} and ${more} more`;
