import { shareTransaction } from '../data/share-transaction';
import type { PaymentDeps } from '../payments/payment-deps';
import { move, refundMachine } from '../payments/states';
import { ProviderRefusal, type PaymentProvider } from '../provider/payment-provider';
import { recordRefund } from './record-refund';
import { keyOf, lockRefund, type Refund } from './refund-rows';

const MOST = 100;

/**
 * Has the provider send back what is agreed to. It is `sent` before the provider is asked, and its key is
 * the same until there is an answer: whatever is lost in between, it is sent once.
 * @param silentSeconds so long an answer may be on its way before it is asked for again
 */
export async function sendRefunds(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { silentSeconds = 120 }: { silentSeconds?: number } = {},
): Promise<void> {
  const { rows } = await deps.pool.query<{ id: string }>(
    `SELECT id FROM auth.refunds WHERE state = 'approved'
       OR state = 'sent' AND refund_id IS NULL AND asked_at <= now() - make_interval(secs => $1)
     ORDER BY id LIMIT $2`,
    [silentSeconds, MOST],
  );
  for (const { id } of rows)
    await sendRefund(deps, provider, id).catch((error: unknown) =>
      deps.log.error({ refund: id, reason: String(error) }, 'a refund waits for another try'),
    );
}

async function sendRefund(deps: PaymentDeps, provider: PaymentProvider, id: string) {
  const refund = await shareTransaction(deps.pool, async (_tx, client) => {
    const found = await lockRefund(client, id);
    if (!found?.paymentId) return null;
    if (found.state === 'sent') return found;
    const to = { to: 'sent', who: 'mf-auth', why: 'the provider is asked' } as const;
    if (!(await move(client, refundMachine, id, to))) return null;
    await client.query(
      'UPDATE auth.refunds SET sendings = sendings + 1, refund_id = NULL, asked_at = now() WHERE id = $1',
      [id],
    );
    return { ...found, sendings: found.sendings + 1 };
  });
  if (!refund) return;
  const { paymentId, amount, sendings } = refund as Refund & { paymentId: string };
  try {
    const told = await provider.refund({ paymentId, amount, key: keyOf(id, sendings) });
    // the receipt is our own key, whatever the provider makes of it
    await recordRefund(deps, { ...told, key: keyOf(id, sendings) });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await giveUp(deps, id, error.reason);
  }
}

/** The provider refuses for good: the source doesn't take it. */
async function giveUp(deps: PaymentDeps, id: string, reason: string) {
  await shareTransaction(deps.pool, async (_tx, client) => {
    await client.query('UPDATE auth.refunds SET failure = $2 WHERE id = $1', [id, reason]);
    const why = { who: 'provider', why: reason };
    if (await move(client, refundMachine, id, { ...why, to: 'failed' }))
      await move(client, refundMachine, id, { ...why, to: 'needs_bank_details' });
  });
}

/** Asks about refunds that the provider has said nothing more of for hours. */
export async function reconcileRefunds(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { silentMinutes = 240 }: { silentMinutes?: number } = {},
): Promise<void> {
  const { rows } = await deps.pool.query<{ refund_id: string }>(
    `UPDATE auth.refunds SET asked_at = now() WHERE id IN (
       SELECT id FROM auth.refunds WHERE state IN ('sent', 'pending') AND refund_id IS NOT NULL
         AND asked_at <= now() - make_interval(mins => $1) ORDER BY asked_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING refund_id`,
    [silentMinutes, MOST],
  );
  for (const { refund_id } of rows) await recordRefund(deps, await provider.findRefund(refund_id));
}
