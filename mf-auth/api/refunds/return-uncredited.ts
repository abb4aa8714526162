import type { Client } from '../payments/states';

/** Money that came for somebody whose account is gone has no wallet to be in: it goes back at once. */
export async function returnUncredited(client: Client, paymentId: string): Promise<void> {
  const key = `uncredited:${paymentId}`;
  await client.query(
    `WITH payment AS (
       UPDATE auth.provider_payments SET returned = amount WHERE payment_id = $1 AND returned = 0 RETURNING *
     ), request AS (
       INSERT INTO auth.refund_requests (key, customer_id, amount, reference, asked_by, body_hash)
       SELECT $2, customer_id, amount, $2, 'mf-auth', '' FROM payment RETURNING key
     )
     INSERT INTO auth.refunds (request_key, customer_id, provider_payment_id, amount, state, is_held)
     SELECT $2, customer_id, id, amount, 'approved', false FROM payment, request`,
    [paymentId, key],
  );
}
