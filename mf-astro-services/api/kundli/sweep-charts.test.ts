import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from 'infra/test/test-database';
import type { ApiDeps } from 'shared/remote-kit/api';
import createApi from '../index';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(join(__dirname, '../migrations'), 'astro');
});
afterAll(() => database.drop());
afterEach(() => void jest.useRealTimers());

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
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setTimeout'] });
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const deps = { pool: database.pool, settings: {}, log } as unknown as ApiDeps;
  const api = createApi(deps);
  jest.advanceTimersByTime(3_600_000);
  jest.useRealTimers();
  const isSwept = async () => (await list('matches')).length === 1;
  for (let tries = 0; tries < 100 && !(await isSwept()); tries += 1);
  expect([await list('kundlis'), await list('matches')]).toEqual([['alive', 'kept'], ['alive']]);
  expect(log.error).not.toHaveBeenCalled();
  await api.close?.();
});
