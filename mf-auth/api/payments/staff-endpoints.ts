import {
  findPayments,
  type PaymentMismatch,
  type PaymentRecord,
} from 'shared/contracts/staff-payments';
import { answer, type BoundEndpoint } from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import type { Database } from '../data/database';
import { noteAudit } from '../staff/audit-trail';
import type { PaymentDeps } from './payment-deps';
import type { Client } from './states';

const MOST = 50;

/** Payments as those see them who look after the money. */
export function staffPaymentEndpoints(database: Database, { pool }: PaymentDeps): BoundEndpoint[] {
  return [
    serveStaff(findPayments, async ({ query: { q } }, me) => {
      const ids = await findIds(pool, q);
      const [data, mismatches] = await Promise.all([
        readRecords(pool, ids, q !== '' && ids.length === 1),
        q === '' ? listMismatches(pool) : [],
      ]);
      // what the provider sent names people
      if (data.some(({ events }) => events.length > 0))
        await noteAudit(database, me, {
          ...{ action: 'payment.opened', subject: `customer:${data[0]?.customer_id}` },
        });
      return answer({ status: 200 as const, data, mismatches });
    }),
  ];
}

async function findIds(client: Client, q: string): Promise<string[]> {
  const customer = /^#(\d{1,15})$/.exec(q)?.[1] ?? null;
  const { rows } = await client.query<{ id: string }>(
    q === ''
      ? `SELECT id FROM auth.payments ORDER BY id DESC LIMIT ${MOST}`
      : `SELECT id FROM auth.payments WHERE reference = $1 OR token = $1 OR customer_id = $2::bigint
         UNION SELECT payment_id FROM auth.provider_orders WHERE order_id = $1 OR receipt = $1
         UNION SELECT provider_order.payment_id FROM auth.provider_payments attempt
           JOIN auth.provider_orders provider_order ON provider_order.id = attempt.provider_order_id
           LEFT JOIN auth.refunds refund ON refund.provider_payment_id = attempt.id
           WHERE attempt.payment_id = $1 OR refund.refund_id = $1 OR refund.bank_reference = $1
         ORDER BY 1 DESC LIMIT ${MOST}`,
    q === '' ? [] : [q, customer],
  );
  return rows.map(({ id }) => id);
}

async function readRecords(
  client: Client,
  ids: string[],
  withEvents: boolean,
): Promise<PaymentRecord[]> {
  const { rows } = await client.query<PaymentRecord>(
    `SELECT payment.id::text, reference, customer_id::float8 AS customer_id, amount::text, state,
       auth.ledger_time(created_at) AS at,
       coalesce((SELECT jsonb_agg(jsonb_build_object('order_id', order_id, 'amount', amount::text, 'state', state) ORDER BY id)
         FROM auth.provider_orders WHERE payment_id = payment.id), '[]') AS orders,
       coalesce((SELECT jsonb_agg(jsonb_build_object('payment_id', attempt.payment_id, 'amount', attempt.amount::text,
           'state', attempt.state, 'method', attempt.method, 'failure', attempt.failure,
           'is_credited', attempt.is_credited) ORDER BY attempt.id)
         FROM auth.provider_payments attempt JOIN auth.provider_orders known ON known.id = attempt.provider_order_id
         WHERE known.payment_id = payment.id), '[]') AS attempts,
       coalesce((SELECT jsonb_agg(jsonb_build_object('from', from_state, 'to', to_state, 'who', who, 'why', why,
           'at', auth.ledger_time(moved.at)) ORDER BY moved.id)
         FROM auth.payment_moves moved WHERE subject = 'payment:' || payment.id), '[]') AS moves,
       coalesce((SELECT jsonb_agg(jsonb_build_object('kind', event.kind, 'at', auth.ledger_time(event.received_at),
           'outcome', event.outcome, 'body', event.body) ORDER BY event.id)
         FROM auth.provider_events event WHERE $2 AND event.customer_id = payment.customer_id
           AND EXISTS (SELECT FROM auth.provider_orders mine WHERE mine.payment_id = payment.id
             AND position(mine.order_id IN event.body) > 0)), '[]') AS events
     FROM auth.payments payment WHERE id = ANY ($1) ORDER BY id DESC`,
    [ids, withEvents],
  );
  return rows;
}

/** What doesn't fit together between the provider and us, the newest first. */
async function listMismatches(client: Client): Promise<PaymentMismatch[]> {
  const { rows } = await client.query<PaymentMismatch>(
    `SELECT what, reference, detail, auth.ledger_time(at) AS at FROM (
       SELECT 'event' AS what, event_id AS reference, kind AS detail, received_at AS at FROM auth.provider_events
         WHERE outcome = 'unmatched' OR processed_at IS NULL AND received_at < now() - interval '15 minutes'
       UNION ALL
       SELECT 'uncredited', payment_id, amount::text, captured_at FROM auth.provider_payments
         WHERE state = 'captured' AND NOT is_credited AND returned < amount
       UNION ALL
       SELECT 'authorized', payment_id, amount::text, created_at FROM auth.provider_payments
         WHERE state = 'authorized' AND created_at < now() - interval '1 hour'
       UNION ALL
       SELECT 'refund', 'refund:' || id, coalesce(failure, state), created_at FROM auth.refunds
         WHERE state IN ('sent', 'pending') AND created_at < now() - interval '10 days' OR state = 'failed'
     ) odd ORDER BY at DESC LIMIT ${MOST}`,
  );
  return rows;
}
