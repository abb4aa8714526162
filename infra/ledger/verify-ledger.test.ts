import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { verifyLedger } from './verify-ledger';

let database: TestDatabase;
beforeAll(async () => {
  const migrations = path.join(__dirname, '../../mf-auth/api/migrations');
  database = await createTestDatabase(migrations, 'auth');
});
afterAll(() => database.drop());

const verify = (known: Parameters<typeof verifyLedger>[1] = null) =>
  verifyLedger({ dataDir: '/nowhere', database: database }, known);
const credit = (key: string) =>
  database.pool.query("SELECT auth.ledger_credit($1, 1, 500, NULL, 'recharge', 'mf-auth')", [key]);

test('a report names what is wrong, and the head that the next one must still have', async () => {
  await database.pool.query("INSERT INTO auth.users (phone) VALUES ('+917000000001')");
  expect(await verify()).toEqual({ findings: [], transfers: 0, unsealed: 0, head: null });
  await credit('one');
  await database.pool.query('SELECT auth.ledger_seal(10)');
  await credit('two');
  const { head, ...report } = await verify();
  expect(report).toEqual({ findings: [], transfers: 2, unsealed: 1 });
  expect(head).toMatchObject({ seq: '1', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await database.pool.query('SELECT auth.ledger_seal(10)');
  expect(await verify(head)).toMatchObject({ findings: [], head: { seq: '2' } });

  const { owner } = database.migrator;
  await owner.query(`ALTER TABLE auth.ledger_seals DISABLE TRIGGER USER;
    DELETE FROM auth.ledger_seals; ALTER TABLE auth.ledger_seals ENABLE TRIGGER USER;
    SELECT auth.ledger_seal(10)`);
  expect((await verify()).findings).toEqual([]);
  expect((await verify(head)).findings).toEqual([
    { what: 'head', transfer: null, detail: 'seal 1' },
  ]);
  await database.pool.query('UPDATE auth.ledger_balances SET balance = 7');
  expect((await verify()).findings).toMatchObject([{ what: 'balance' }]);
});
