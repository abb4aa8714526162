import { createHash, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { findPayment, type Payment } from './payment-rows';

/** What is asked for. */
export type AskedPayment = Pick<
  Payment,
  | 'reference'
  | 'kind'
  | 'askedBy'
  | 'customer'
  | 'amount'
  | 'titles'
  | 'expiresAt'
  | 'holdSeconds'
  | 'back'
  | 'done'
>;

type Opened = { ok: true; payment: Payment } | { ok: false; code: 'closed' | 'conflict' | 'past' };

/** 192 random bits: nobody guesses the address of a payment. */
export const drawToken = () => randomBytes(24).toString('base64url');

/** Writes down what a customer is asked to pay; asked again, it is the payment of before. */
export async function openPayment(
  client: PoolClient,
  asked: AskedPayment,
  token = drawToken(),
): Promise<Opened> {
  const bodyHash = hashAsked(asked);
  // an erasure locks its customer first: it sees this payment, or this sees that the account is going
  await client.query('SELECT FROM auth.users WHERE id = $1 FOR KEY SHARE', [asked.customer]);
  const known = await findPayment(client, { reference: asked.reference });
  if (known) return known.bodyHash === bodyHash ? { ok: true, payment: known } : conflict;
  const { rows } = await client.query<{ is_closed: boolean; is_past: boolean }>(
    'SELECT auth.ledger_is_closed($1) AS is_closed, $2::timestamptz <= now() AS is_past',
    [asked.customer, asked.expiresAt],
  );
  if (rows[0]?.is_closed) return { ok: false, code: 'closed' };
  if (rows[0]?.is_past) return { ok: false, code: 'past' };
  await client.query(
    `INSERT INTO auth.payments (reference, kind, asked_by, customer_id, amount, titles, token, body_hash,
       expires_at, hold_seconds, back, done)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT DO NOTHING`,
    [
      ...[asked.reference, asked.kind, asked.askedBy, asked.customer, asked.amount],
      ...[JSON.stringify(asked.titles), token, bodyHash, asked.expiresAt, asked.holdSeconds],
      ...[asked.back, asked.done],
    ],
  );
  // of two that ask at once, one wrote it
  const payment = await findPayment(client, { reference: asked.reference });
  if (payment?.bodyHash !== bodyHash) return conflict;
  return { ok: true, payment };
}

const conflict = { ok: false, code: 'conflict' } as const;

/** All that must be the same when it is asked again; a time may be written in several ways. */
function hashAsked({ expiresAt, ...asked }: AskedPayment): string {
  const fields = [
    ...[asked.kind, asked.askedBy, asked.customer, asked.amount, asked.titles.en, asked.titles.hi],
    // a recharge may be asked for again at another moment
    ...[asked.kind === 'recharge' ? null : Date.parse(expiresAt)],
    ...[asked.holdSeconds, asked.back, asked.done],
  ];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
