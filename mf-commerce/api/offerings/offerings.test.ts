import path from 'node:path';
import {
  getBookingSlots,
  getPoojaBooking,
  getSinglePooja,
  getSinglePoojaBooking,
} from 'shared/contracts/commerce-offerings';
import type { AnyEndpoint, AnswerOf, InputOf } from 'shared/contracts/contract';
import type { CallContext } from 'shared/remote-kit/api';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import { slotEndpoint } from '../bookings/slot-endpoint';
import { offeringEndpoints } from './endpoints';
import { offeringContent } from './offering-content';
import { seedOfferings } from './seed-offerings';

const content = offeringContent(path.join(__dirname, '../..'));
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  await seedOfferings(database.pool, content.read());
});
afterAll(() => database.drop());

async function ask<E extends AnyEndpoint>(contract: E, input: Partial<InputOf<E>> = {}) {
  const served = [...offeringEndpoints(database.pool, content.read), slotEndpoint(database.pool)];
  const endpoint = served.find((one) => one.contract.id === contract.id);
  const parts = { params: {}, query: {}, body: undefined, ...input };
  const outcome = await endpoint!.handle(parts, { session: null } as CallContext);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.answer as AnswerOf<E>;
}

async function addTemple(validFor: string, city = 'varanasi') {
  const { rows } = await database.pool.query<{ id: number }>(
    `INSERT INTO commerce.temples (kind, name_en, name_hi, city, city_en, city_hi)
     VALUES ('temple', 'A temple', 'एक मंदिर', $1, $1, $1) RETURNING id`,
    [city],
  );
  const id = rows[0]!.id;
  await database.pool.query(
    `INSERT INTO commerce.temple_authorisations
       (temple_id, signed_by, document, valid_from, valid_until, recorded_by)
     VALUES ($1, 'The trust', 'A-1', now() - interval '1 year', now() + $2::interval, 'staff:1')`,
    [id, validFor],
  );
  await database.pool.query(
    `INSERT INTO commerce.temple_hours (temple_id, weekday, opens, closes, capacity)
     SELECT $1, day, 0, 1440, 1 FROM generate_series(0, 6) day`,
    [id],
  );
  await database.pool.query(
    `INSERT INTO commerce.temple_offerings (temple_id, offering_id, mode)
     SELECT $1, id, 'temple' FROM commerce.offerings WHERE slug = 'rudrabhishek'`,
    [id],
  );
  return id;
}

test('ten pujas and six kathas, with the whole price in either language', async () => {
  for (const lang of ['en', 'hi'] as const) {
    const { data, places } = await ask(getPoojaBooking, { query: { lang } });
    const ofKind = (kind: string) => data.filter((one) => one.kind === kind).length;
    expect([ofKind('puja'), ofKind('katha'), places]).toEqual([10, 6, []]);
    for (const { prices, image } of data) {
      expect(image.alt.length).toBeGreaterThan(20);
      for (const { dakshina, goods, fee, total } of prices)
        expect(BigInt(dakshina) + BigInt(goods) + BigInt(fee)).toBe(BigInt(total));
    }
  }
});

test('no text promises, and both languages say as much', () => {
  for (const { slug, en, hi } of content.read()) {
    for (const part of ['steps', 'samagri', 'provides', 'sources'] as const)
      expect([slug, part, hi[part].length]).toEqual([slug, part, en[part].length]);
    expect(hi.body).toMatch(/[\u0900-\u097f]/);
    expect(JSON.stringify(en)).not.toMatch(/guarantee|will bring|removes|cures|100 ?%/i);
  }
});

test('one by slug and by number, of its own kind only', async () => {
  const { data } = await ask(getSinglePooja, { params: { slug: 'rudrabhishek' } });
  expect(data).toMatchObject({ name: 'Rudrabhishek', places: [], days: { tithis: [13, 28, 29] } });
  const same = await ask(getSinglePoojaBooking, { params: { id: data.id } });
  expect(same.data).toEqual(data);
  const asKatha = { params: { slug: 'rudrabhishek' }, query: { kind: 'katha' as const } };
  await expect(ask(getSinglePooja, asKatha)).rejects.toThrow('not_found');
});

test('a price that staff changed stays; texts without a folder are not offered', async () => {
  await database.pool.query(
    `INSERT INTO commerce.offering_prices SELECT offering_id, mode, now(), 100, 0, 0
     FROM commerce.offering_prices p JOIN commerce.offerings o ON o.id = p.offering_id
     WHERE slug = 'vahan-puja' AND mode = 'home'`,
  );
  const [gone, ...others] = content.read();
  await seedOfferings(database.pool, others);
  const { data } = await ask(getPoojaBooking);
  expect(data.some(({ slug }) => slug === gone?.slug)).toBe(false);
  const vahan = data.find(({ slug }) => slug === 'vahan-puja');
  expect(vahan?.prices.find(({ mode }) => mode === 'home')?.total).toBe('100');
  await seedOfferings(database.pool, content.read());
  expect((await ask(getPoojaBooking)).data).toHaveLength(16);
});

test('a temple is listed only while it is authorised, and filters heed it', async () => {
  const [valid, ended] = [await addTemple('1 year'), await addTemple('-1 second', 'ujjain')];
  const { places } = await ask(getPoojaBooking);
  expect(places.map(({ id }) => id)).toEqual([valid]);
  const slugs = async (query: object) =>
    (await ask(getPoojaBooking, { query } as never)).data.map(({ slug }) => slug);
  expect(await slugs({ temple: valid })).toEqual(['rudrabhishek']);
  expect(await slugs({ temple: ended })).toEqual([]);
  expect(await slugs({ temple: valid, mode: 'home' })).toEqual([]);
  expect(await slugs({ purpose: 'ancestors' })).toEqual(['pitru-tarpan']);
});

test('times are of days by the clocks of the temple, two days ahead, while it is authorised', async () => {
  const temple = await addTemple('5 days');
  const { data: puja } = await ask(getSinglePooja, { params: { slug: 'rudrabhishek' } });
  const query = { temple, mode: 'temple' as const };
  const { data, time_zone } = await ask(getBookingSlots, { params: { id: puja.id }, query });
  expect(time_zone).toBe('Asia/Kolkata');
  const starts = data.flatMap(({ slots }) => slots.map(({ starts_at }) => Date.parse(starts_at)));
  const hour = 3_600_000;
  expect(Math.min(...starts)).toBeGreaterThan(Date.now() + 47 * hour);
  expect(Math.max(...starts)).toBeLessThan(Date.now() + 5 * 24 * hour);
  for (const { date, slots } of data)
    for (const { starts_at } of slots)
      expect(new Date(Date.parse(starts_at) + 5.5 * hour).toISOString().slice(0, 10)).toBe(date);
  // an Indian day begins at 18:30 of the day before in universal time
  const whole = data[1];
  expect(whole?.slots[0]?.starts_at).toMatch(/T18:30:00/);
});
