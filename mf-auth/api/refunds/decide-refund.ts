import type { Outcome } from '../ledger/movements';
import { move, refundMachine, type Client } from '../payments/states';
import { holdOf, lockRefund } from './refund-rows';

/** A second person agreed: it goes to its source, or waits for a bank account where it has none. */
export async function approveRefund(client: Client, id: string, who: string): Promise<boolean> {
  const refund = await lockRefund(client, id);
  if (!refund) return false;
  const why = 'a second person agreed';
  if (!(await move(client, refundMachine, id, { to: 'approved', who, why }))) return false;
  if (refund.paymentId === null)
    await move(client, refundMachine, id, {
      ...{ to: 'needs_bank_details', who, why: 'no payment takes it any more' },
    });
  return true;
}

/** Its money is free again, in the wallet and of its payment. */
export async function refuseRefundOf(
  client: Client,
  id: string,
  { who, why }: { who: string; why: string },
): Promise<boolean> {
  const refund = await lockRefund(client, id);
  if (!refund) return false;
  if (!(await move(client, refundMachine, id, { to: 'refused', who, why }))) return false;
  await client.query(
    `UPDATE auth.provider_payments SET returned = returned - refund.amount FROM auth.refunds refund
     WHERE refund.id = $1 AND provider_payments.id = refund.provider_payment_id`,
    [id],
  );
  const { rows } = await client.query<{ outcome: Outcome<unknown> }>(
    'SELECT auth.ledger_release($1) AS outcome',
    [holdOf(id)],
  );
  if (!rows[0]?.outcome.ok) throw new Error(`refund ${id} was refused, and its hold is gone`);
  return true;
}
