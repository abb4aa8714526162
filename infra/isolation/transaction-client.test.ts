import { eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { customType, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { SharedTransactions } from './shared-transactions';
import { createTransactionClient, type Query } from './transaction-client';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const rows = pgSchema('shared_rows').table('rows', {
  id: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  names: text().array().notNull(),
  raw: bytes().notNull(),
  note: text(),
});
const row = {
  ...{ id: 1, at: new Date('2026-11-22T09:00:00.123Z'), names: ['आशा', 'a,"b"'] },
  ...{ raw: Buffer.from([0, 255]), note: null },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'shared_rows');
  await database.migrator.owner.query(
    `create table shared_rows.rows (id int primary key, at timestamptz not null, names text[] not null, raw bytea not null, note text);
     grant all on shared_rows.rows to "${database.migrator.siteRole}"`,
  );
});
afterAll(() => database.drop());

/** Works in a transaction as another process does: every query crosses by name, as a plain value. */
async function besides(work: (other: NodePgDatabase) => Promise<void>, end: string) {
  const shared = new SharedTransactions();
  const client = await database.pool.connect();
  await client.query('begin');
  await shared.share(client, (transaction) =>
    work(
      drizzle(
        createTransactionClient((query: Query) =>
          shared
            .run(structuredClone({ transaction, query }))
            .then((answer) => structuredClone(answer)),
        ),
      ),
    ),
  );
  await client.query(end);
  client.release();
  return shared;
}

test('another process reads and writes in the transaction as if it had the connection', async () => {
  await besides(async (other) => {
    await other.insert(rows).values(row);
    expect(await other.select().from(rows)).toEqual([row]);
    const { rows: plain, rowCount } = await other.execute('select id, at from shared_rows.rows');
    expect([plain, rowCount]).toEqual([[{ id: 1, at: expect.anything() }], 1]);
    // nobody else sees it yet
    expect(await drizzle(database.pool).select().from(rows)).toEqual([]);
  }, 'rollback');
  expect(await drizzle(database.pool).select().from(rows)).toEqual([]);
  await besides(async (other) => void (await other.insert(rows).values(row)), 'commit');
  await besides(async (other) => void (await other.delete(rows).where(eq(rows.id, 1))), 'commit');
  expect(await drizzle(database.pool).select().from(rows)).toEqual([]);
});

test('a query that fails is told to who asked, and a name is good for its transaction alone', async () => {
  const shared = await besides(async (other) => {
    await expect(other.execute('select * from shared_rows.nothing')).rejects.toMatchObject({
      cause: { code: '42P01' },
    });
  }, 'rollback');
  expect(() =>
    shared.run({ transaction: 'guessed', query: { text: 'select 1', values: [] } }),
  ).toThrow('the transaction has ended');
});
