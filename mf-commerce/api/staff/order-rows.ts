import type { Pool } from 'pg';
import type { ShopOrder, ShopOrderDetail } from 'shared/contracts/commerce-staff-orders';
import { gstStates } from 'shared/tax/gst-states';
import type { ShipTo } from '../data/order-schema';

type Lang = 'en' | 'hi';
export const ORDERS_PER_PAGE = 50;

const listed = `SELECT o.id::int, o.state, o.payment, o.placed_at, o.expected_by::text, o.total_paise,
    o.ship_to ->> 'city' AS city, o.ship_to ->> 'pin' AS pin,
    (SELECT sum(quantity)::int FROM commerce.order_lines WHERE order_id = o.id) AS pieces,
    (SELECT sum(quantity - packed)::int FROM commerce.order_lines WHERE order_id = o.id) AS unpacked,
    o.customer_id, o.ship_to, o.gift_note
  FROM commerce.orders o`;

interface Row extends Omit<ShopOrder, 'total' | 'placed_at'> {
  placed_at: Date;
  total_paise: string;
  customer_id: number | null;
  ship_to: ShipTo | null;
  gift_note: string | null;
}

const describe = (row: Row): ShopOrder => {
  const { id, state, payment, placed_at, expected_by, city, pin, pieces, unpacked } = row;
  return {
    ...{ id, state, payment, expected_by, city, pin, pieces, unpacked },
    ...{ placed_at: placed_at.toISOString(), total: String(row.total_paise) },
  };
};

/** A page of orders, of one state or all, and how many wait for something to be done. */
export async function listOrders(
  pool: Pool,
  { state, q, page, order }: { state: string; q: string; page: number; order: 'asc' | 'desc' },
) {
  const where = `WHERE ($1 = 'all' OR o.state = $1)
    AND ($2 = '' OR o.id::text = $2 OR o.ship_to ->> 'pin' = $2)`;
  const offset = (page - 1) * ORDERS_PER_PAGE;
  const [rows, counted, waiting] = await Promise.all([
    pool.query<Row>(
      `${listed} ${where} ORDER BY o.id ${order === 'asc' ? 'ASC' : 'DESC'}
       LIMIT ${ORDERS_PER_PAGE} OFFSET ${offset}`,
      [state, q],
    ),
    pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM commerce.orders o ${where}`, [
      state,
      q,
    ]),
    pool.query<{ confirmed: number; packed: number; shipped: number }>(
      `SELECT count(*) FILTER (WHERE state = 'confirmed')::int AS confirmed,
         count(*) FILTER (WHERE state = 'packed')::int AS packed,
         count(*) FILTER (WHERE state = 'shipped')::int AS shipped
       FROM commerce.orders WHERE state IN ('confirmed', 'packed', 'shipped')`,
    ),
  ]);
  return {
    data: rows.rows.map(describe),
    total: counted.rows[0]?.total ?? 0,
    waiting: waiting.rows[0] ?? { confirmed: 0, packed: 0, shipped: 0 },
  };
}

/** Pieces of all orders that are confirmed or begun to be packed, by what they are. */
export async function listPicks(pool: Pool, lang: Lang) {
  const { rows } = await pool.query<{
    sku: string;
    name: string;
    pieces: number;
    orders: number[];
  }>(
    `SELECT l.sku, min(concat_ws(', ', l.name_${lang}, nullif(l.label_${lang}, ''))) AS name,
       sum(l.quantity - l.packed)::int AS pieces, array_agg(o.id::int ORDER BY o.id) AS orders
     FROM commerce.order_lines l JOIN commerce.orders o ON o.id = l.order_id
     WHERE o.state IN ('confirmed', 'packed') AND l.packed < l.quantity
     GROUP BY l.sku ORDER BY l.sku`,
  );
  return rows;
}

/** One order with what was done about it; without its papers. */
export async function readOrder(
  pool: Pool,
  id: number,
  lang: Lang,
): Promise<Omit<ShopOrderDetail, 'papers'> | null> {
  const { rows } = await pool.query<Row>(`${listed} WHERE o.id = $1`, [id]);
  const [row] = rows;
  if (!row) return null;
  const name = `concat_ws(', ', l.name_${lang}, nullif(l.label_${lang}, ''))`;
  const [lines, parcels, moves] = await Promise.all([
    pool.query<ShopOrderDetail['lines'][number]>(
      `SELECT id::int, sku, ${name} AS name, quantity, packed
       FROM commerce.order_lines l WHERE order_id = $1 ORDER BY id`,
      [id],
    ),
    pool.query<ShopOrderDetail['parcels'][number]>(
      `SELECT s.id::int, s.state, s.weight_grams, s.courier, s.awb,
         json_agg(json_build_object('name', ${name}, 'pieces', p.pieces) ORDER BY l.id) AS lines
       FROM commerce.shipments s JOIN commerce.shipment_lines p ON p.shipment_id = s.id
       JOIN commerce.order_lines l ON l.id = p.line_id
       WHERE s.order_id = $1 GROUP BY s.id ORDER BY s.id`,
      [id],
    ),
    pool.query<{ to: string; who: string; why: string; at: Date }>(
      `SELECT "to", who, why, at FROM commerce.order_moves WHERE order_id = $1 ORDER BY id`,
      [id],
    ),
  ]);
  return {
    ...describe(row),
    customer_id: row.customer_id,
    ship_to: row.ship_to && describeAddress(row.ship_to, lang),
    gift_note: row.gift_note,
    ...{ lines: lines.rows, parcels: parcels.rows },
    moves: moves.rows.map((move) => ({ ...move, at: move.at.toISOString() })),
  };
}

function describeAddress({ name, phone, state, pin, ...to }: ShipTo, lang: Lang) {
  const named = gstStates.find(({ code }) => code === state)?.[lang] ?? state;
  const lines = [to.line1, to.line2, to.city, to.district, `${named} ${pin}`].filter(Boolean);
  return { name, phone, lines };
}
