import type { Pool } from 'pg';
import type { getOwnData } from 'shared/contracts/auth-consent';
import type { AnswerOf } from 'shared/contracts/contract';

type Own = Pick<AnswerOf<typeof getOwnData>['data'], 'payments' | 'refunds'>;

/** What was asked for and paid, and what was sent back, for the download of somebody's data. */
export async function listOwnPayments(pool: Pool, customer: number): Promise<Own> {
  const [payments, refunds] = await Promise.all([
    pool.query(
      `SELECT titles ->> 'en' AS "for", amount::text, state, auth.ledger_time(created_at) AS at,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('number', attempt.payment_id, 'amount', attempt.amount::text,
             'state', attempt.state, 'method', attempt.method) ORDER BY attempt.id), '[]')
           FROM auth.provider_payments attempt JOIN auth.provider_orders known ON known.id = attempt.provider_order_id
           WHERE known.payment_id = payment.id) AS tries
       FROM auth.payments payment WHERE customer_id = $1 ORDER BY id DESC`,
      [customer],
    ),
    pool.query(
      `SELECT amount::text, state, bank_reference AS reference, auth.ledger_time(created_at) AS at
       FROM auth.refunds WHERE customer_id = $1 ORDER BY id DESC`,
      [customer],
    ),
  ]);
  return { payments: payments.rows, refunds: refunds.rows };
}
