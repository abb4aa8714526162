import type { PoolClient } from 'pg';
import { shareTransaction } from '../data/share-transaction';
import type { Outcome } from '../ledger/movements';
import { readRule } from '../payments/money-rules';
import type { PaymentDeps } from '../payments/payment-deps';
import { move, refundMachine } from '../payments/states';
import { noteWalletChanged, tellWalletChanged } from '../payments/wallet-changed';
import type { ProviderRefund } from '../provider/payment-provider';
import { holdOf, lockRefund, type Refund } from './refund-rows';
import { mailRefund } from './refund-mail';

/**
 * What became of a refund, from wherever we hear it: once it is processed its money leaves the wallet; one
 * that failed stays held, and goes to a bank account.
 */
export async function recordRefund(
  deps: PaymentDeps,
  told: ProviderRefund,
): Promise<{ outcome: 'recorded' | 'unmatched'; customer: number | null }> {
  const done = await shareTransaction(deps.pool, async (_tx, client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM auth.refunds WHERE refund_id = $1
         OR refund_id IS NULL AND sendings > 0 AND 'refund-' || lpad(id::text, greatest(8, length(id::text)), '0') || '-' || sendings = $2`,
      [told.id, told.key],
    );
    const refund = rows[0] && (await lockRefund(client, rows[0].id));
    if (!refund) return { outcome: 'unmatched' as const, customer: null };
    await follow(deps, client, refund, told);
    return { outcome: 'recorded' as const, customer: refund.customer };
  });
  if (done.customer !== null) tellWalletChanged(deps.stream, done.customer);
  return done;
}

async function follow(deps: PaymentDeps, client: PoolClient, refund: Refund, told: ProviderRefund) {
  const { id, customer } = refund;
  await client.query(
    `UPDATE auth.refunds SET refund_id = $2, bank_reference = coalesce($3, bank_reference), asked_at = now()
     WHERE id = $1`,
    [id, told.id, told.bankReference],
  );
  const moved = { who: 'provider', why: `${told.id} is ${told.state}` };
  if (!(await move(client, refundMachine, id, { ...moved, to: told.state }))) return;
  if (told.state === 'pending') await expect(client, id);
  if (told.state === 'processed') await takeOut(client, refund);
  if (told.state === 'failed')
    await move(client, refundMachine, id, {
      ...{ to: 'needs_bank_details', who: 'mf-auth', why: 'its source does not take it' },
    });
  await noteWalletChanged(client, customer);
  if (told.state !== 'pending') await mailRefund(deps, client, refund, told);
}

/** The day by which a customer can expect it, weekends left out. */
async function expect(client: PoolClient, id: string) {
  const { working_days } = await readRule(client, 'refund');
  await client.query(
    `UPDATE auth.refunds SET expected_at = (
       SELECT max(day) FROM (
         SELECT day FROM generate_series(now() + interval '1 day', now() + interval '60 days', interval '1 day') day
         WHERE extract(isodow FROM day AT TIME ZONE 'Asia/Kolkata') < 6 ORDER BY day LIMIT $2
       ) working)
     WHERE id = $1`,
    [id, working_days],
  );
}

/** Now it is out of the wallet. Money that never was in one has nothing to leave. */
export async function takeOut(client: PoolClient, { id, amount, isHeld }: Refund) {
  if (!isHeld) return;
  const to = JSON.stringify([{ account: 'platform_gateway', amount }]);
  const { rows } = await client.query<{ outcome: Outcome<unknown> }>(
    "SELECT auth.ledger_capture($1, $2, $3, $4, 'returned', 'mf-auth') AS outcome",
    [`${holdOf(id)}:done`, holdOf(id), amount, to],
  );
  const outcome = rows[0]?.outcome as Outcome<unknown>;
  if (!outcome.ok) throw new Error(`refund ${id} can't leave the wallet: ${outcome.code}`);
}
