import type { Client, PaymentState } from './states';

/** A payment as its row says; amounts are paise, times ISO. */
export interface Payment {
  id: string;
  reference: string;
  kind: 'named' | 'recharge' | 'charge';
  askedBy: string;
  customer: number;
  amount: string;
  titles: { en: string; hi: string };
  token: string;
  bodyHash: string;
  state: PaymentState;
  expiresAt: string;
  /** By the database's clock. */
  isOver: boolean;
  holdSeconds: number;
  back: string;
  done: string;
}

const columns = `id, reference, kind, asked_by AS "askedBy", customer_id::float8 AS customer, amount, titles, token,
  body_hash AS "bodyHash", state, auth.ledger_time(expires_at) AS "expiresAt", expires_at <= now() AS "isOver",
  hold_seconds AS "holdSeconds", back, done`;

type Found = { id: string } | { reference: string } | { token: string };

/** One payment; with `lock` nobody else moves it until the transaction ends. */
export async function findPayment(
  client: Client,
  by: Found,
  { lock = false } = {},
): Promise<Payment | null> {
  const [[name, value]] = Object.entries(by) as [[keyof Payment, string]];
  const { rows } = await client.query<Payment>(
    `SELECT ${columns} FROM auth.payments WHERE ${name} = $1 ${lock ? 'FOR UPDATE' : ''}`,
    [value],
  );
  return rows[0] ?? null;
}
