import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestContent } from './test-database';

const make = (content?: TestContent) => createTestDatabase('/nowhere', 'content', content);

test('a fresh database with the schema, gone after drop', async () => {
  const database = await make();
  const { rows } = await database.pool.query<{ fsync: string }>('show fsync');
  expect(rows[0]?.fsync).toBe('off');
  await database.migrator.owner.query('create table content.a (id int)');
  await database.drop();
  const next = await make();
  const { rows: found } = await next.pool.query(`select to_regclass('content.a') as name`);
  expect(found).toEqual([{ name: null }]);
  await next.drop();
});

test('what it begins with is written once for all who ask, after a failure again', async () => {
  let tries = 0;
  const content: TestContent = {
    name: randomUUID(),
    async write({ allowances }) {
      tries += 1;
      await allowances.take({ key: `try-${tries}`, count: 1, seconds: 3600 });
      if (tries === 1) throw new Error('the first try fails');
    },
  };
  await expect(make(content)).rejects.toThrow('the first try fails');
  const databases = await Promise.all([make(content), make(content), make(content)]);
  expect(tries).toBe(2);
  await databases[0]?.pool.query('delete from limits.allowances');
  const keys = await Promise.all(
    databases.map(async ({ pool }) => (await pool.query('select key from limits.allowances')).rows),
  );
  expect(keys).toEqual([[], [{ key: 'try-2' }], [{ key: 'try-2' }]]);
  await Promise.all(databases.map((database) => database.drop()));
});
