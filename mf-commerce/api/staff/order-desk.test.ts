import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import * as contracts from 'shared/contracts/commerce-staff-orders';
import type { AnswerOf, AnyEndpoint } from 'shared/contracts/contract';
import type { ApiDeps, BoundEndpoint, CallContext, Outcome } from 'shared/remote-kit/api';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import { orderJobs } from '../orders/jobs';
import { seedRates } from '../tax/rate-rows';
import { orderDeskEndpoints } from './order-endpoints';

let database: TestDatabase;
let endpoints: BoundEndpoint[];
let told: { action: string; subject: string }[] = [];
let asked: { name: string }[] = [];
const me = { id: 3, name: 'Meera', permissions: ['shop.manage'] };
const why = 'asked by phone';

async function call<E extends AnyEndpoint>(contract: E, input: object = {}) {
  const bound = endpoints.find((endpoint) => endpoint.contract.id === contract.id);
  const given = { params: {}, query: {}, body: {}, ...input };
  const ctx = { staff: me } as unknown as CallContext;
  return bound!.handle(given, ctx) as Promise<Outcome<AnswerOf<E>>>;
}

async function answered<E extends AnyEndpoint>(contract: E, input: object = {}) {
  const outcome = await call(contract, input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.answer;
}

const codeOf = async (outcome: Promise<Outcome<unknown>>) => {
  const came = await outcome;
  return came.ok ? 'ok' : came.error.code;
};
const of = (id: number) => ({ params: { id } });
const read = async (id: number) => (await answered(contracts.getShopOrder, of(id))).data;
const pack = (id: number, lines: object | null = null) =>
  call(contracts.packOrder, { ...of(id), body: { lines } });
const ship = (id: number) =>
  call(contracts.shipParcel, { ...of(id), body: { courier: 'Delhivery', awb: `AWB${id}000` } });
const close = (id: number, as: 'delivered' | 'rto') =>
  call(contracts.closeParcel, { ...of(id), body: { as, why } });
const query = async (sql: string) => (await database.pool.query(sql)).rows;
const parcelOf = async (id: number) => (await read(id)).parcels.at(-1)?.id ?? 0;

/** An order of three lamps of 399 with delivery of 60, its pieces set aside, its money held. */
async function order(state = 'confirmed'): Promise<number> {
  const [row] = await query(`
    INSERT INTO commerce.orders (customer_id, state, payment, lang, placing_key, placing_hash,
      goods_paise, discount_paise, delivery_paise, total_paise, ship_to, expected_by, expires_at, hold_key)
    VALUES (7, '${state}', 'online', 'en', gen_random_uuid(), 'x', 119700, 1000, 6000, 124700,
      '{"name":"Asha Rao","phone":"+919800000000","line1":"4 Hill Road","line2":"","city":"Mumbai",
        "district":"Mumbai","state":"27","pin":"400050"}', '2026-12-01', now(), 'order:1') RETURNING id::int`);
  await query(`
    INSERT INTO commerce.order_lines (order_id, variant_id, sku, slug, name_en, name_hi, label_en, label_hi,
      hsn, weight_grams, quantity, unit_price_paise, discount_paise, delivery_paise, basis_points)
    VALUES (${row.id}, 1, 'LAMP', 'lamp', 'Lamp', 'दीया', '', '', '7418', 100, 3, 39900, 1000, 6000, 500);
    UPDATE commerce.stock SET on_hand = on_hand + 3, reserved = reserved + 3`);
  return row.id;
}

beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  const { pool } = database;
  const contact = {
    ...{ email: '', postalAddress: [], grievanceOfficer: { name: '', email: '' } },
    company: { name: 'Tarapath', gstin: '09AAAAA0000A1Z0', state: '09' },
  };
  const deps = {
    pool,
    publish: async (_client: unknown, _event: unknown, _key: string, payload: never) =>
      void told.push(payload),
    enqueue: async (job: { name: string }) => asked.push(job),
    messenger: { queueEmail: async () => undefined },
    settings: { production: false, contact, publicUrl: 'https://tarapath.example' },
  } as unknown as ApiDeps;
  endpoints = orderDeskEndpoints(deps, orderJobs(deps));
  await seedRates(drizzle(pool));
  await query(`
    INSERT INTO commerce.categories (slug, position) VALUES ('lamps', 1);
    INSERT INTO commerce.products (slug, category_id, position, quantity, weight_grams, origin_country, price_paise)
      VALUES ('lamp', 1, 1, 0, 100, 'IN', 100);
    INSERT INTO commerce.variants (product_id, sku, position, weight_grams) VALUES (1, 'LAMP', 1, 100);
    INSERT INTO commerce.stock (variant_id, on_hand, reserved) VALUES (1, 5, 0)`);
});
afterAll(() => database.drop());
beforeEach(() => {
  told = [];
  asked = [];
});

it('goes from the shelf to the courier in two parcels, each with its invoice', async () => {
  const id = await order();
  const { data } = await answered(contracts.getPickList);
  expect(data).toMatchObject([{ sku: 'LAMP', pieces: 3, orders: [id] }]);
  const [line] = (await read(id)).lines;
  expect(await codeOf(pack(id, [{ line: line!.id, pieces: 2 }]))).toBe('ok');
  expect(await codeOf(pack(id, [{ line: line!.id, pieces: 2 }]))).toBe('conflict');
  expect(await codeOf(ship(await parcelOf(id)))).toBe('ok');
  expect(await codeOf(ship(await parcelOf(id)))).toBe('conflict');
  expect((await read(id)).state).toBe('packed');
  expect(await codeOf(pack(id))).toBe('ok');
  expect(await codeOf(ship(await parcelOf(id)))).toBe('ok');
  const shipped = await read(id);
  expect(shipped).toMatchObject({ state: 'shipped', unpacked: 0 });
  expect(shipped.papers.map(({ kind }) => kind)).toEqual(['tax_invoice', 'tax_invoice']);
  const [sums] = await query(`
    SELECT sum(total_paise)::int AS total, min(place_of_supply) AS place, sum(cgst_paise)::int AS cgst
    FROM commerce.invoices WHERE subject = 'order:${id}'`);
  expect(sums).toEqual({ total: 124_700, place: '27', cgst: 0 });
  expect(asked.map(({ name }) => name)).toContain('capture-order');
  expect(told).toMatchObject([
    ...[{ action: 'order.packed', subject: `order:${id}` }, { action: 'order.shipped' }],
    ...[{ action: 'order.packed' }, { action: 'order.shipped' }],
  ]);
});

it('gives back everything of a parcel that comes back, once, with a credit note', async () => {
  const id = await order();
  await pack(id);
  const parcel = await parcelOf(id);
  expect(await codeOf(close(parcel, 'rto'))).toBe('conflict');
  await ship(parcel);
  expect(await codeOf(close(parcel, 'rto'))).toBe('ok');
  expect(await codeOf(close(parcel, 'rto'))).toBe('conflict');
  const back = await read(id);
  expect(back.state).toBe('refunded');
  expect(back.papers.map(({ kind }) => kind)).toEqual(['tax_invoice', 'credit_note']);
  const totals = await query(
    `SELECT DISTINCT total_paise::int FROM commerce.invoices WHERE subject = 'order:${id}'`,
  );
  expect(totals).toEqual([{ total_paise: 124_700 }]);
  const refunds = await query(`SELECT * FROM commerce.order_refunds WHERE order_id = ${id}`);
  expect(refunds).toMatchObject([{ amount_paise: '124700', reason: `rto:${parcel}` }]);
});

it('is delivered, and then neither comes back nor is cancelled', async () => {
  const id = await order();
  await pack(id);
  const parcel = await parcelOf(id);
  await ship(parcel);
  expect(await codeOf(close(parcel, 'delivered'))).toBe('ok');
  expect(await codeOf(close(parcel, 'rto'))).toBe('conflict');
  const cancel = call(contracts.cancelShopOrder, { ...of(id), body: { why } });
  expect(await codeOf(cancel)).toBe('conflict');
  expect((await read(id)).state).toBe('delivered');
});

it('is cancelled by the shop with all of its money, also when it is packed', async () => {
  const id = await order();
  await pack(id);
  const before = await query('SELECT reserved FROM commerce.stock');
  const cancel = () => call(contracts.cancelShopOrder, { ...of(id), body: { why } });
  expect(await codeOf(cancel())).toBe('ok');
  expect((await read(id)).state).toBe('cancelled');
  const [after] = await query('SELECT reserved FROM commerce.stock');
  expect(after.reserved).toBe(before[0].reserved - 3);
  const refunds = await query(`SELECT * FROM commerce.order_refunds WHERE order_id = ${id}`);
  expect(refunds).toMatchObject([{ amount_paise: '124700', target: 'source', reason: 'cancel' }]);
  expect(asked.map(({ name }) => name)).toContain('refund-order');
  expect(await codeOf(ship(await parcelOf(id)))).toBe('conflict');
  expect((await read(id)).papers).toEqual([]);
});

it('is listed by state, number and PIN code', async () => {
  const id = await order();
  const list = async (more: object) =>
    (await answered(contracts.listShopOrders, { query: more })).data.map((one) => one.id);
  expect(await list({ state: 'confirmed' })).toEqual([id]);
  expect(await list({ q: String(id) })).toEqual([id]);
  expect((await list({ q: '400050', order: 'asc' })).length).toBeGreaterThan(1);
  expect(await list({ q: "'; DROP" })).toEqual([]);
  expect(await codeOf(call(contracts.getShopOrder, of(999_999)))).toBe('not_found');
  expect(await codeOf(pack(999_999))).toBe('not_found');
  expect(await codeOf(ship(999_999))).toBe('not_found');
});
