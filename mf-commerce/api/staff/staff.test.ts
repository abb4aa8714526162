import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import {
  correctStock,
  importStock,
  listStock,
  setPrice,
} from 'shared/contracts/commerce-staff-products';
import { addCoupon, endCoupon, listCoupons } from 'shared/contracts/commerce-staff-coupons';
import { addTaxRate, listTaxRates } from 'shared/contracts/commerce-staff-tax';
import type { AnswerOf, AnyEndpoint } from 'shared/contracts/contract';
import type { ApiDeps, BoundEndpoint, CallContext, Outcome } from 'shared/remote-kit/api';
import type { DocumentRequest } from 'shared/remote-kit/document';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import { indianDay } from '../tax/indian-day';
import { seedRates } from '../tax/rate-rows';
import { couponEndpoints } from './coupon-endpoints';
import { productEndpoints } from './product-endpoints';
import { rateEndpoints } from './rate-endpoints';
import { stockCsv } from './stock-csv';

let database: TestDatabase;
let endpoints: BoundEndpoint[];
/** What became lines of the trail. */
let told: { action: string; subject: string; reason: string | null }[] = [];
const me = { id: 3, name: 'Meera', permissions: ['shop.manage'] };
const ctx = { staff: me } as unknown as CallContext;
const why = 'counted today';

/** A call that a member of staff makes, as the handler answers it. */
async function call<E extends AnyEndpoint>(contract: E, input: object = {}) {
  const bound = endpoints.find((endpoint) => endpoint.contract.id === contract.id);
  const given = { params: {}, query: {}, body: {}, ...input };
  return bound!.handle(given, ctx) as Promise<Outcome<AnswerOf<E>>>;
}

async function answered<E extends AnyEndpoint>(contract: E, input: object = {}) {
  const outcome = await call(contract, input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.answer;
}

const codeOf = async (asked: Promise<Outcome<unknown>>) => {
  const outcome = await asked;
  return outcome.ok ? 'ok' : outcome.error.code;
};
const fieldsOf = async (asked: Promise<Outcome<unknown>>) => {
  const outcome = await asked;
  return outcome.ok ? [] : Object.keys(outcome.error.fields ?? {});
};
const list = async () => (await answered(listStock)).data;
const lamp = async () => (await list()).find(({ sku }) => sku === 'LAMP')!;
const once = () => crypto.randomUUID();
const later = indianDay(new Date(Date.now() + 40 * 86_400_000));

beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  const { pool } = database;
  const publish = async (_client: unknown, _event: unknown, _key: string, payload: unknown) => {
    told.push(payload as (typeof told)[number]);
  };
  const deps = { pool, publish } as unknown as Pick<ApiDeps, 'pool' | 'publish'>;
  endpoints = [...productEndpoints(deps), ...rateEndpoints(deps), ...couponEndpoints(deps)];
  await seedRates(drizzle(pool));
  await pool.query(`
    INSERT INTO commerce.categories (slug, position) VALUES ('lamps', 1);
    INSERT INTO commerce.products (slug, category_id, position, quantity, weight_grams, origin_country, price_paise)
      VALUES ('lamp', 1, 1, 0, 100, 'IN', 100);
    INSERT INTO commerce.product_texts SELECT 1, lang, 'Lamp', '', '', '[]', '', '', '', '[]', '[]', '[]', '', ''
      FROM unnest(ARRAY['en', 'hi']) lang;
    INSERT INTO commerce.variants (product_id, sku, position, weight_grams) VALUES (1, 'LAMP', 1, 100), (1, '=BELL', 2, 100);
    INSERT INTO commerce.variant_texts SELECT id, lang, sku, '1' FROM commerce.variants, unnest(ARRAY['en', 'hi']) lang;
    INSERT INTO commerce.prices (variant_id, price_paise, set_by) SELECT id, 39900, 'seed' FROM commerce.variants;
    INSERT INTO commerce.stock (variant_id, on_hand, reserved) SELECT id, 10, 4 FROM commerce.variants;`);
});
afterAll(() => database.drop());
beforeEach(() => {
  told = [];
});

describe('stock', () => {
  it('is corrected with a reason, once for one form, and never below what is promised', async () => {
    const { id } = await lamp();
    const form = { params: { id }, body: { reason: 'written_off', pieces: 2, why, once: once() } };
    await answered(correctStock, form);
    await answered(correctStock, form);
    expect((await lamp()).on_hand).toBe(8);
    expect(told).toMatchObject([
      { action: 'stock.corrected', subject: `variant:${id}`, reason: why, staff_id: 3 },
    ]);
    const body = { reason: 'written_off', pieces: 5, why, once: once() };
    expect(await codeOf(call(correctStock, { params: { id }, body }))).toBe('conflict');
    expect((await lamp()).on_hand).toBe(8);
    expect(told).toHaveLength(1);
    expect(await codeOf(call(correctStock, { params: { id: 99 }, body }))).toBe('not_found');
  });

  it('says why, or is not changed', async () => {
    const body = { reason: 'received', pieces: 1, why: 'no', once: once() };
    expect(await fieldsOf(call(correctStock, { params: { id: 1 }, body }))).toEqual(['body.why']);
  });
});

describe('a price', () => {
  it('counts now, or from its day on, and the one of before until then', async () => {
    const { id } = await lamp();
    const set = (more: object) =>
      call(setPrice, { params: { id }, body: { mrp: null, valid_from: null, why, ...more } });
    expect(await codeOf(set({ price: '45000' }))).toBe('ok');
    expect(await codeOf(set({ price: '50000', mrp: '60000', valid_from: later }))).toBe('ok');
    expect(await lamp()).toMatchObject({
      ...{ price: '45000', mrp: null },
      next_price: { price: '50000', valid_from: new Date(`${later}T00:00:00+05:30`).toISOString() },
    });
    expect(told.map(({ action }) => action)).toEqual(['price.set', 'price.set']);
    expect(await fieldsOf(set({ price: '500', mrp: '400' }))).toEqual(['body.mrp']);
    expect(await fieldsOf(set({ price: '500', valid_from: '2020-01-01' }))).toEqual([
      'body.valid_from',
    ]);
    for (const price of ['0', '-5', '1.5', 'x', '100000100'])
      expect(await fieldsOf(set({ price }))).toEqual(['body.price']);
  });
});

describe('an import', () => {
  const look = (csv: string) => answered(importStock, { body: { csv, digest: null, why: null } });
  const carryOut = (csv: string, digest: string | null) =>
    call(importStock, { body: { csv, digest, why } });

  it('says what it would change, and then does all of it at once', async () => {
    const csv = 'sku,price,on_hand\nLAMP,455.50,20\n=BELL,,7\n';
    const seen = await look(csv);
    expect(seen).toMatchObject({ is_done: false, faults: [] });
    expect(seen.changes).toMatchObject([
      { line: 2, sku: 'LAMP', price: { to: '45550' }, on_hand: { from: 8, to: 20 } },
      { line: 3, sku: '=BELL', price: null, on_hand: { from: 10, to: 7 } },
    ]);
    expect((await lamp()).on_hand).toBe(8);
    expect(await codeOf(carryOut(csv, seen.digest))).toBe('ok');
    expect(await lamp()).toMatchObject({ price: '45550', on_hand: 20 });
    expect(told).toMatchObject([{ action: 'stock.imported', reason: why }]);
    // sent again, it changes nothing more
    expect(await look(csv)).toMatchObject({ changes: [], digest: null });
    expect((await lamp()).on_hand).toBe(20);
  });

  it('names every row that is wrong, and writes nothing of the others', async () => {
    const rows = [
      ...['sku,price,mrp,valid_from,on_hand', 'LAMP,999,,,25', 'NONE,5,,,1', ',5,,,'],
      ...['=BELL,12.345,,tomorrow,3', 'LAMP,999,,,', '=BELL,100,50,,', '=BELL,,50,,'],
    ];
    const seen = await look(rows.join('\n'));
    expect(seen.digest).toBeNull();
    expect(seen.faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      ...['3 sku', '4 sku', '5 price', '5 valid_from', '5 on_hand', '6 sku'],
      ...['7 mrp', '7 sku', '8 price', '8 sku'],
    ]);
    const before = await list();
    expect(await carryOut(rows.join('\n'), 'x')).toMatchObject({ answer: { is_done: false } });
    expect(await list()).toEqual(before);
  });

  it('is not carried out when something was sold or priced since it was looked at', async () => {
    const csv = 'sku,on_hand\nLAMP,30\n';
    const { digest } = await look(csv);
    await database.pool.query('UPDATE commerce.stock SET on_hand = on_hand - 1');
    expect(await codeOf(carryOut(csv, digest))).toBe('conflict');
    expect((await lamp()).on_hand).toBe(19);
  });

  it('leaves a printed MRP as it is where its cell is empty, and never below the price', async () => {
    const { id } = await lamp();
    const price = { price: '40000', mrp: '60000', valid_from: null, why };
    await answered(setPrice, { params: { id }, body: price });
    const csv = 'sku,price\nLAMP,500\n';
    await carryOut(csv, (await look(csv)).digest);
    expect(await lamp()).toMatchObject({ price: '50000', mrp: '60000' });
    expect((await look('sku,price\nLAMP,700')).faults).toMatchObject([{ column: 'mrp' }]);
  });

  it('says what is wrong with what is no table', async () => {
    for (const csv of ['price\n5', 'sku,price\n"LAMP,5'])
      expect((await look(csv)).faults).toHaveLength(1);
  });

  it('reads back what was exported, whose cells no spreadsheet carries out', async () => {
    const document = stockCsv(drizzle(database.pool));
    const ask = (staff: object | null) =>
      document.handle({
        ...{ params: {}, query: new URLSearchParams(), lang: 'en', accept: '' },
        staff: staff as DocumentRequest['staff'],
      });
    expect(await ask(null)).toBeNull();
    expect(await ask({ permissions: ['content.write'] })).toBeNull();
    const body = String((await ask(me))?.body);
    expect(body).toContain("\n'=BELL,");
    expect(await look(body)).toMatchObject({ changes: [], faults: [] });
  });
});

describe('rates of tax', () => {
  const added = { code: '7418', valid_from: later, basis_points: 1200, treatment: 'taxed' };
  const body = { ...added, what: 'Brass ware', source: 'Notification 1/2027', why };

  it('are added for a day to come, once, and leave those of before', async () => {
    await answered(addTaxRate, { body });
    expect(await codeOf(call(addTaxRate, { body }))).toBe('conflict');
    const { data } = await answered(listTaxRates);
    const rates = data.filter(({ code }) => code === '7418');
    expect(rates).toMatchObject([
      { valid_from: later, is_in_force: false, added_by: 'staff:3' },
      { is_in_force: true, basis_points: 500, added_by: 'seed' },
    ]);
    expect(told).toMatchObject([{ action: 'tax_rate.added', subject: 'tax_rate:7418' }]);
  });

  it('are refused for a day that is over, and where they contradict themselves', async () => {
    const wrong = [
      [{ valid_from: '2026-01-01' }, 'body.valid_from'],
      [{ basis_points: 0 }, 'body.basis_points'],
      [{ treatment: 'nil' }, 'body.basis_points'],
      [{ code: '7x' }, 'body.code'],
    ] as const;
    for (const [more, field] of wrong)
      expect(await fieldsOf(call(addTaxRate, { body: { ...body, ...more } }))).toEqual([field]);
  });
});

describe('coupons', () => {
  const body = {
    ...{ code: 'diwali10', title_en: 'Ten percent off', title_hi: 'दस प्रतिशत छूट' },
    ...{ basis_points: 1000, amount: null, most: '50000', minimum: '0', last_day: later },
    ...{ limit_total: 100, limit_each: 1, why },
  };

  it('are added once, and ended once', async () => {
    await answered(addCoupon, { body });
    expect(await codeOf(call(addCoupon, { body }))).toBe('conflict');
    const { data } = await answered(listCoupons);
    expect(data).toMatchObject([{ code: 'DIWALI10', basis_points: 1000, is_open: true, used: 0 }]);
    expect(data[0]?.valid_until).toBe(new Date(`${later}T23:59:59.999+05:30`).toISOString());
    const end = { params: { code: 'diwali10' }, body: { why } };
    await answered(endCoupon, end);
    expect(await codeOf(call(endCoupon, end))).toBe('conflict');
    expect((await answered(listCoupons)).data[0]).toMatchObject({ is_open: false });
    expect(told.map(({ action }) => action)).toEqual(['coupon.added', 'coupon.ended']);
    const none = { params: { code: 'NONE' }, body: { why } };
    expect(await codeOf(call(endCoupon, none))).toBe('not_found');
  });

  it('take a share off or an amount, until a day to come', async () => {
    const wrong = [
      [{ amount: '5000' }, 'body.amount'],
      [{ basis_points: null }, 'body.amount'],
      [{ last_day: '2026-01-01' }, 'body.last_day'],
      [{ code: 'X!' }, 'body.code'],
    ] as const;
    for (const [more, field] of wrong)
      expect(await fieldsOf(call(addCoupon, { body: { ...body, ...more } }))).toEqual([field]);
  });
});
