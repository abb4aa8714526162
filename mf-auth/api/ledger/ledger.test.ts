import { createTestDatabase } from 'infra/test/test-database';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { postTransfer } from '../testing/earlier-ledger';
import { readBalance, sumPlatformAccount } from './read-balance';
import { readStatement } from './read-statement';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

const credit = (userId: number, amount: bigint, businessKey: string) =>
  postTransfer(auth.database, {
    businessKey,
    kind: 'recharge',
    entries: [
      { account: { kind: 'customer_cash', userId }, amount },
      { account: { kind: 'platform_gateway' }, amount: -amount },
    ],
  });
const debit = (userId: number, amount: bigint, businessKey: string) =>
  postTransfer(auth.database, {
    businessKey,
    kind: 'consultation',
    entries: [
      { account: { kind: 'customer_cash', userId }, amount: -amount },
      { account: { kind: 'platform_revenue' }, amount },
    ],
  });

test('50 debits at once with money for 10', async () => {
  await credit(1, 1000n, 'pay:1');
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, n) => debit(1, 100n, `chat:1:m${n}`)),
  );
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(10);
  expect(outcomes.filter((o) => !o.ok && o.code === 'insufficient')).toHaveLength(40);
  expect(await readBalance(auth.database, 1)).toMatchObject({ cash: 0n, available: 0n });
  expect(await sumPlatformAccount(auth.database, 'platform_revenue')).toBe(1000n);
});

test('one business key is one transfer, and another body under it is a conflict', async () => {
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => credit(2, 500n, 'pay:2')));
  expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  expect(outcomes.filter((outcome) => outcome.ok && !outcome.replayed)).toHaveLength(1);
  expect(await credit(2, 501n, 'pay:2')).toEqual({ ok: false, code: 'conflict' });
  expect((await readBalance(auth.database, 2)).cash).toBe(500n);
});

test('customers who pay each other crosswise at once end without a deadlock', async () => {
  await credit(3, 10_000n, 'pay:3');
  await credit(4, 10_000n, 'pay:4');
  const pass = (from: number, to: number, n: number) =>
    postTransfer(auth.database, {
      businessKey: `pass:${from}:${n}`,
      kind: 'correction',
      entries: [
        { account: { kind: 'customer_cash', userId: from }, amount: -10n },
        { account: { kind: 'customer_cash', userId: to }, amount: 10n },
      ],
    });
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, n) => (n % 2 ? pass(3, 4, n) : pass(4, 3, n))),
  );
  expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  expect((await readBalance(auth.database, 3)).cash).toBe(10_000n);
});

test('nothing written can be changed, removed or added to', async () => {
  await credit(5, 100n, 'pay:5');
  const refused = { code: '23001' };
  for (const statement of [
    'UPDATE auth.ledger_entries SET amount = 1',
    'DELETE FROM auth.ledger_entries',
    "UPDATE auth.ledger_transfers SET kind = 'x'",
    'DELETE FROM auth.ledger_transfers',
    `INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
      SELECT id, (SELECT id FROM auth.ledger_accounts WHERE user_id = 5), 1
      FROM auth.ledger_transfers WHERE business_key = 'pay:5'`,
  ]) {
    await expect(auth.pool.query(statement)).rejects.toMatchObject(refused);
  }
});

test('the site has no right to take the promises of the ledger away', async () => {
  for (const statement of [
    'TRUNCATE auth.ledger_entries',
    'ALTER TABLE auth.ledger_entries DISABLE TRIGGER ALL',
    'DROP TRIGGER ledger_entries_append_only ON auth.ledger_entries',
    'ALTER TABLE auth.ledger_balances DROP CONSTRAINT ledger_balances_pkey',
    'CREATE OR REPLACE FUNCTION auth.refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RETURN OLD; END$$',
    'DROP TABLE auth.ledger_entries',
    'SET session_replication_role = replica',
    'SET ROLE tarapath',
  ]) {
    await expect(auth.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
});

test('the database refuses a transfer that does not sum to zero or has no entries', async () => {
  const lonely = `WITH transfer AS (INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta)
    VALUES ('lonely', 'x', '', '{}')) SELECT 1`;
  await expect(auth.pool.query(lonely)).rejects.toMatchObject({ code: 'TL002' });
  const client = await auth.pool.connect();
  await client.query('BEGIN');
  await client.query(`INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta)
    VALUES ('uneven', 'x', '', '{}')`);
  await client.query(`INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
    SELECT transfer.id, account.id, 7 FROM auth.ledger_transfers transfer, auth.ledger_accounts account
    WHERE transfer.business_key = 'uneven' AND account.user_id IN (3, 4)`);
  await expect(client.query('COMMIT')).rejects.toMatchObject({ code: 'TL002' });
  client.release();
});

test('requests that could never balance are programming errors', async () => {
  const account = { kind: 'customer_cash', userId: 6 } as const;
  const post = (entries: { account: typeof account; amount: bigint }[]) =>
    postTransfer(auth.database, { businessKey: 'bad', kind: 'x', entries });
  await expect(post([{ account, amount: 5n }])).rejects.toThrow('sums to 5');
  await expect(
    post([
      { account, amount: 5n },
      { account, amount: -5n },
    ]),
  ).rejects.toThrow('two or more accounts');
});

test('the statement pages from the newest line without gaps', async () => {
  for (let n = 1; n <= 5; n += 1) await credit(7, BigInt(n), `pay:7:${n}`);
  const first = await readStatement(auth.database, 7, { cursor: null, limit: 2 });
  const second = await readStatement(auth.database, 7, { cursor: first.nextCursor, limit: 2 });
  const third = await readStatement(auth.database, 7, { cursor: second.nextCursor, limit: 2 });
  const amounts = [first, second, third].flatMap((page) => page.lines.map((line) => line.amount));
  expect(amounts).toEqual(['5', '4', '3', '2', '1']);
  expect(third.nextCursor).toBeNull();
  expect(first.lines[0]).toMatchObject({ kind: 'recharge', wallet: 'cash' });
  expect(first.lines[0]?.at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});
