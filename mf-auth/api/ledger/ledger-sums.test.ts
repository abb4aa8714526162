import { createTestDatabase } from 'infra/test/test-database';
import fc from 'fast-check';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { captureHold, placeHold, releaseHold } from './holds';
import { postTransfer } from './post-transfer';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

const step = fc.record({
  what: fc.constantFrom('transfer', 'hold', 'capture', 'release'),
  user: fc.integer({ min: 1, max: 3 }),
  amount: fc.bigInt({ min: -500n, max: 500n }).filter((amount) => amount !== 0n),
  key: fc.integer({ min: 1, max: 12 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

let run = 0;

async function take({ what, user, amount, key }: Step) {
  const account = { kind: 'customer_cash', userId: user } as const;
  const paise = amount < 0n ? -amount : amount;
  const request = (moved: bigint) => ({
    businessKey: `${run}:t${key}`,
    kind: 'test',
    entries: [
      { account, amount: moved },
      { account: { kind: 'platform_revenue' } as const, amount: -moved },
    ],
  });
  if (what === 'transfer') return postTransfer(auth.database, request(amount));
  const holdKey = `${run}:h${key}`;
  if (what === 'release') return releaseHold(auth.database, holdKey);
  if (what === 'hold') {
    return placeHold(auth.database, { businessKey: holdKey, account, amount: paise, seconds: 60 });
  }
  const { rows } = await auth.pool.query(
    `SELECT hold.amount, account.user_id FROM auth.ledger_holds hold
     JOIN auth.ledger_accounts account ON account.id = hold.account_id WHERE business_key = $1`,
    [holdKey],
  );
  if (!rows[0] || Number(rows[0].user_id) !== user) return null;
  return captureHold(auth.database, holdKey, request(-BigInt(rows[0].amount)));
}

test('whatever happens, all sums hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      run += 1;
      await Promise.all(steps.map(take));
      const { rows } = await auth.pool.query(`SELECT
        (SELECT coalesce(sum(amount), 0) FROM auth.ledger_entries)::text AS total,
        (SELECT count(*) FROM (SELECT 1 FROM auth.ledger_entries GROUP BY transfer_id
          HAVING sum(amount) <> 0) uneven)::int AS uneven,
        (SELECT count(*) FROM auth.ledger_balances b WHERE b.balance <> (SELECT coalesce(sum(e.amount), 0)
          FROM auth.ledger_entries e WHERE e.account_id = b.account_id))::int AS drifted,
        (SELECT count(*) FROM auth.ledger_balances b WHERE b.held <> (SELECT coalesce(sum(h.amount), 0)
          FROM auth.ledger_holds h WHERE h.account_id = b.account_id AND h.state = 'open'))::int AS misheld,
        (SELECT count(*) FROM auth.ledger_balances WHERE balance - held < 0)::int AS negative`);
      expect(rows[0]).toEqual({ total: '0', uneven: 0, drifted: 0, misheld: 0, negative: 0 });
    }),
    { numRuns: 15, seed: 20240501 },
  );
}, 60_000);
