import type { Client, RefundState } from '../payments/states';

/** One part of what is sent back; amounts are paise. */
export interface Refund {
  id: string;
  customer: number;
  amount: string;
  state: RefundState;
  isHeld: boolean;
  refundId: string | null;
  sendings: number;
  /** The provider's payment that it goes back to; null: a bank account. */
  paymentId: string | null;
}

const columns = `refund.id, refund.customer_id::float8 AS customer, refund.amount, refund.state,
  refund.is_held AS "isHeld", refund.refund_id AS "refundId", refund.sendings, payment.payment_id AS "paymentId"`;

const from = `FROM auth.refunds refund
  LEFT JOIN auth.provider_payments payment ON payment.id = refund.provider_payment_id`;

/** A refund by its id, locked until the transaction ends. */
export async function lockRefund(client: Client, id: string): Promise<Refund | null> {
  const { rows } = await client.query<Refund>(
    `SELECT ${columns} ${from} WHERE refund.id = $1 FOR UPDATE OF refund`,
    [id],
  );
  return rows[0] ?? null;
}

/** What came of one request, in the order in which it was divided. */
export async function listOfRequest(
  client: Client,
  key: string,
): Promise<{ id: string; amount: string; state: RefundState }[]> {
  const { rows } = await client.query(
    'SELECT id, amount, state FROM auth.refunds WHERE request_key = $1 ORDER BY id',
    [key],
  );
  return rows.map(({ id, amount, state }) => ({ id: String(id), amount: String(amount), state }));
}

/** The key of the hold that keeps a refund's money in the wallet. */
export const holdOf = (id: string) => `refund:${id}`;

/** The key that a sending is known by at the provider; the same one when its reply was lost. */
export const keyOf = (id: string, sending: number) => `refund-${id.padStart(8, '0')}-${sending}`;
