import { createTestDatabase } from './test-database';

test('a fresh database with the schema, gone after drop', async () => {
  const database = await createTestDatabase('/nowhere', 'content');
  const { rows } = await database.pool.query<{ fsync: string }>('show fsync');
  expect(rows[0]?.fsync).toBe('off');
  await database.migrator.owner.query('create table content.a (id int)');
  await database.drop();
  await expect(
    createTestDatabase('/nowhere', 'content').then((d) => d.drop()),
  ).resolves.toBeUndefined();
});
