import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import { taxRates } from '../data/invoice-schema';
import { defineCatalogue } from '../seed/catalogue-content';
import { findRate } from './find-rate';
import { financialYear, indianDay } from './indian-day';
import { readRates, seedRates } from './rate-rows';
import { rateSeeds } from './rate-seeds';

const rate = (code: string, validFrom: string) => ({ code, validFrom });

it('takes the longest code in force and of it the newest day', () => {
  const rates = [
    ...[rate('71', '2017-07-01'), rate('7103', '2025-09-22'), rate('7103', '2027-04-01')],
    ...[rate('71031000', '2026-01-01'), rate('8306', '2025-09-22')],
  ];
  expect(findRate(rates, '7103', '2026-11-22')).toBe(rates[1]);
  expect(findRate(rates, '7103', '2027-03-31')).toBe(rates[1]);
  expect(findRate(rates, '7103', '2027-04-01')).toBe(rates[2]);
  expect(findRate(rates, '7103', '2025-09-21')).toBe(rates[0]);
  expect(findRate(rates, '71031000', '2028-01-01')).toBe(rates[3]);
  expect(findRate(rates, '8306', '2025-09-21')).toBeNull();
  expect(findRate(rates, '9997', '2026-11-22')).toBeNull();
});

it('turns days and financial years at midnight in India', () => {
  expect(indianDay(new Date('2027-03-31T18:29:59.999Z'))).toBe('2027-03-31');
  expect(indianDay(new Date('2027-03-31T18:30:00Z'))).toBe('2027-04-01');
  expect(financialYear('2027-03-31')).toBe('26-27');
  expect(financialYear('2027-04-01')).toBe('27-28');
  expect(financialYear('2099-12-31')).toBe('99-00');
});

describe('the rates of a site', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  });
  afterAll(() => database.drop());

  it('begin with what is known and leave alone what staff added', async () => {
    const db = drizzle(database.pool);
    await seedRates(db);
    const [first] = await readRates(db);
    expect(await readRates(db)).toHaveLength(rateSeeds.length);
    const added = { validFrom: '2027-04-01', basisPoints: 1200, addedBy: 'staff:3' };
    await db.insert(taxRates).values({ ...first!, treatment: 'taxed', ...added });
    await seedRates(db);
    const rates = await readRates(db);
    expect(rates).toHaveLength(rateSeeds.length + 1);
    expect(findRate(rates, first!.code, '2027-04-01')).toMatchObject(added);
  });

  it('are refused where they contradict themselves', async () => {
    const db = drizzle(database.pool);
    const row = { ...rateSeeds[0]!, validFrom: '2030-01-01', addedBy: 'staff:3' };
    for (const wrong of [{ code: 'x1' }, { basisPoints: 500 }, { basisPoints: -1 }])
      await expect(db.insert(taxRates).values({ ...row, ...wrong })).rejects.toThrow();
  });
});

it('has a rate for everything in the store', () => {
  const goods = defineCatalogue(path.join(__dirname, '../..')).products.read();
  const unknown = goods.filter(({ item }) => !findRate(rateSeeds, item.hsn, '2026-11-22'));
  expect(unknown.map(({ slug, item }) => `${slug} ${item.hsn}`)).toEqual([]);
});
