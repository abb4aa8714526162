import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from 'infra/test/test-database';
import type { ApiDeps } from 'shared/remote-kit/api';
import createApi from '../index';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(join(__dirname, '../migrations'), 'astro');
});
afterAll(() => database.drop());

async function fill() {
  await database.pool.query('DELETE FROM astro.kundlis');
  await database.pool.query('DELETE FROM astro.matches');
  for (const [id, expires] of [
    ['over', "now() - interval '1 minute'"],
    ['alive', "now() + interval '1 day'"],
    ['kept', 'NULL'],
  ] as const) {
    await database.pool.query(
      `INSERT INTO astro.kundlis (id, input, maker, key, expires_at) VALUES ($1, '{}', 'm', 'k', ${expires})`,
      [id],
    );
    if (id !== 'kept')
      await database.pool.query(
        `INSERT INTO astro.matches (id, boy, girl, maker, expires_at) VALUES ($1, '{}', '{}', 'm', ${expires})`,
        [id],
      );
  }
}

const list = async (table: string) =>
  (await database.pool.query(`SELECT id FROM astro.${table} ORDER BY id`)).rows.map(({ id }) => id);

test('what is over goes by itself within the hour, though nobody makes another', async () => {
  await fill();
  const api = createApi({ pool: database.pool, settings: {} } as unknown as ApiDeps);
  const sweep = api.jobs?.find(({ name }) => name === 'sweep-charts');
  expect(sweep?.schedule).toMatch(/^\d+ \* \* \* \*$/);
  const run = { id: '1', attempt: 1, signal: new AbortController().signal };
  await sweep?.handle(undefined, run);
  expect([await list('kundlis'), await list('matches')]).toEqual([['alive', 'kept'], ['alive']]);
  await api.close?.();
});
