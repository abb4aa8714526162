import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { searchProducts } from 'shared/contracts/search';
import type { CallContext } from 'shared/remote-kit/api';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import { defineCatalogue } from '../seed/catalogue-content';
import { seedCatalogue } from '../seed/seed-catalogue';
import { offeringContent } from '../offerings/offering-content';
import { searchEndpoints } from './endpoints';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  await seedCatalogue(drizzle(database.pool), defineCatalogue(path.join(__dirname, '../..')));
});
afterAll(() => database.drop());

async function search(q: string, lang: 'en' | 'hi' = 'en') {
  const offerings = offeringContent(path.join(__dirname, '../..'));
  const [endpoint] = searchEndpoints(drizzle(database.pool), offerings.read);
  const input = { params: {}, query: { q, lang }, body: undefined };
  const outcome = await endpoint?.handle(input, {} as CallContext);
  if (!outcome?.ok) throw new Error(JSON.stringify(outcome));
  return searchProducts.answer.parse(outcome.answer).data;
}

test.each([
  ['rudraksha mala', '/astro-estore/five-mukhi-rudraksha-mala'],
  ['sphati', '/astro-estore/sphatik-mala'],
  ['स्फटिक', '/astro-estore/sphatik-mala'],
  ['puja thali', '/astro-estore/brass-puja-thali'],
  ['griha pravesh puja', '/astrology-services/online-pooja-booking/griha-pravesh-puja'],
  ['सुंदरकांड', '/astrology-services/online-katha-booking/sundarkand-path'],
  ['pooja booking', '/astrology-services/online-pooja-booking'],
])('%s leads to %s, in both languages', async (q, expected) => {
  for (const lang of ['en', 'hi'] as const)
    expect([lang, (await search(q, lang))[0]?.path]).toEqual([lang, expected]);
});

test('a product has its price beside it; what nobody sells is not found', async () => {
  expect((await search('tulsi mala', 'hi'))[0]?.text).toMatch(/^₹/);
  expect(await search('chainsaw')).toEqual([]);
});
