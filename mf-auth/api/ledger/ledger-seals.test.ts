import { Client } from 'pg';
import { createTestDatabase } from 'infra/test/test-database';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { createCustomer } from '../testing/customer';
import * as movements from './movements';
import { sealLedger } from './upkeep';

let auth: AuthApi;
let owner: Client;
let third: string;
beforeAll(async () => {
  let ownerUrl = '';
  auth = await startAuthApi(async (...where) => {
    const database = await createTestDatabase(...where);
    ownerUrl = database.ownerUrl;
    return database;
  });
  owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  const customer = await createCustomer(auth, { cash: 900n });
  for (let n = 1; n <= 5; n += 1) {
    await movements.pay(auth.pool, {
      ...{ key: `p:${n}`, customer, amount: '100', kind: 'order', by: 'mf-commerce' },
      to: [{ account: 'platform_revenue', amount: '100' }],
    });
  }
  await Promise.all([sealLedger(auth.pool), sealLedger(auth.pool)]);
  await sealLedger(auth.pool);
  third = (await owner.query("SELECT id FROM auth.ledger_transfers WHERE business_key = 'p:3'"))
    .rows[0].id;
});
afterAll(async () => {
  await owner.end();
  await auth.stop();
});

const verify = async () => (await owner.query('SELECT * FROM auth.ledger_verify()')).rows;

/** What is found after something the database's own owner did, past all triggers; then it is undone. */
async function tamper(statements: string) {
  await owner.query("BEGIN; SET LOCAL session_replication_role = 'replica'");
  try {
    await owner.query(statements.replaceAll('$third', third));
    return await verify();
  } finally {
    await owner.query('ROLLBACK');
  }
}

const insertTransfer = (id: string, date: string) => `
  INSERT INTO auth.ledger_transfers (id, business_key, kind, body_hash, meta, created_at)
    OVERRIDING SYSTEM VALUE VALUES (${id}, 'forged', 'order', '', '{}', ${date});
  INSERT INTO auth.ledger_entries (transfer_id, account_id, amount)
    SELECT ${id}, account_id, amount * place FROM auth.ledger_entries, (VALUES (1), (-1)) twice (place)
    WHERE transfer_id = $third AND amount > 0`;

test('every transfer is sealed once, and a sound ledger has nothing to find', async () => {
  const { rows } = await owner.query(`SELECT count(*)::int AS transfers,
    (SELECT count(*)::int FROM auth.ledger_seals) AS seals, (SELECT max(seq)::int FROM auth.ledger_seals) AS last
    FROM auth.ledger_transfers`);
  expect(rows[0]).toEqual({ transfers: 6, seals: 6, last: 6 });
  expect(await verify()).toEqual([]);
});

test.each([
  ['an amount', 'UPDATE auth.ledger_entries SET amount = amount * 2 WHERE transfer_id = $third'],
  ['what it was for', "UPDATE auth.ledger_transfers SET kind = 'gift' WHERE id = $third"],
  [
    'its day',
    "UPDATE auth.ledger_transfers SET created_at = created_at - interval '1 day' WHERE id = $third",
  ],
  [
    'whose account it is',
    `UPDATE auth.ledger_accounts SET user_id = 77 WHERE user_id IS NOT NULL AND kind = 'customer_cash'`,
  ],
  ['an entry removed', 'DELETE FROM auth.ledger_entries WHERE transfer_id = $third AND amount > 0'],
  [
    'an entry added',
    'INSERT INTO auth.ledger_entries (transfer_id, account_id, amount) SELECT $third, account_id, 1 FROM auth.ledger_entries LIMIT 1',
  ],
  ['its seal', "UPDATE auth.ledger_seals SET hash = repeat('0', 64) WHERE transfer_id = $third"],
])('a change of %s is found', async (_what, statements) => {
  expect(await tamper(statements)).toContainEqual(
    expect.objectContaining({ what: 'changed', transfer: third }),
  );
});

test('a transfer that is removed is found, with its seal or without', async () => {
  const transfer = `DELETE FROM auth.ledger_entries WHERE transfer_id = $third;
    DELETE FROM auth.ledger_transfers WHERE id = $third`;
  expect(await tamper(transfer)).toContainEqual(
    expect.objectContaining({ what: 'removed', transfer: third }),
  );
  const both = `${transfer}; DELETE FROM auth.ledger_seals WHERE transfer_id = $third`;
  expect(await tamper(both)).toContainEqual(expect.objectContaining({ what: 'chain' }));
});

test('transfers in another order are found', async () => {
  const swap = `UPDATE auth.ledger_seals SET transfer_id = -transfer_id WHERE transfer_id IN ($third, $third + 1);
    UPDATE auth.ledger_seals SET transfer_id = 2 * $third + 1 + transfer_id WHERE transfer_id < 0`;
  expect((await tamper(swap)).map(({ what }) => what)).toEqual(['changed', 'changed']);
  const renumber = `UPDATE auth.ledger_seals SET seq = -seq WHERE seq IN (3, 4);
    UPDATE auth.ledger_seals SET seq = 7 + seq WHERE seq < 0`;
  expect((await tamper(renumber)).map(({ what }) => what)).toContain('chain');
});

test('a transfer slipped in among older ones is found, sealed afterwards or not', async () => {
  // numbers that were drawn by transactions that came to nothing
  await owner.query("SELECT nextval('auth.ledger_transfers_id_seq') FROM generate_series(1, 3)");
  await createCustomer(auth, { cash: 5n });
  await sealLedger(auth.pool);
  const gap = (await owner.query('SELECT max(id) - 1 AS id FROM auth.ledger_transfers')).rows[0].id;
  const found = expect.objectContaining({ what: 'inserted', transfer: gap });
  for (const statements of [
    insertTransfer(gap, 'now()'),
    insertTransfer(gap, "now() - interval '3 days'"),
    `${insertTransfer(gap, 'now()')}; SET LOCAL session_replication_role = 'origin'; SELECT auth.ledger_seal(10)`,
  ])
    expect(await tamper(statements)).toContainEqual(found);
  const dated = await tamper(insertTransfer(`${gap} + 50`, "now() - interval '3 days'"));
  expect(dated.map(({ what }) => what)).toContain('inserted');
});

test('balances that were written by hand are found', async () => {
  expect(await tamper('UPDATE auth.ledger_balances SET balance = balance + 1')).toContainEqual(
    expect.objectContaining({ what: 'balance' }),
  );
  expect(await tamper('UPDATE auth.ledger_balances SET held = held + 1')).toContainEqual(
    expect.objectContaining({ what: 'balance' }),
  );
});

test('the site can neither rewrite the chain nor write a seal of its own', async () => {
  const { code } = { code: '23001' };
  for (const statement of [
    "UPDATE auth.ledger_seals SET hash = ''",
    'DELETE FROM auth.ledger_seals',
    'UPDATE auth.ledger_seals SET transfer_id = 1 WHERE seq = 1',
  ])
    await expect(auth.pool.query(statement)).rejects.toMatchObject({ code });
  await expect(auth.pool.query('TRUNCATE auth.ledger_seals')).rejects.toMatchObject({
    code: '42501',
  });
  await createCustomer(auth, { cash: 5n });
  await auth.pool.query(`INSERT INTO auth.ledger_seals (seq, transfer_id, previous, hash, sealed_at)
    SELECT 99, max(id), 'mine', 'mine', '2001-01-01' FROM auth.ledger_transfers`);
  expect(await verify()).toEqual([]);
});
