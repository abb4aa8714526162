import { listStaffRefunds, proposeRefund, refuseRefund } from 'shared/contracts/staff-payments';
import type { StaffRefund } from 'shared/contracts/staff-payments';
import { answer, refuse, type BoundEndpoint } from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import { clientOf } from '../data/client-of';
import type { Database } from '../data/database';
import type { PaymentDeps } from '../payments/payment-deps';
import { noteAudit } from '../staff/audit-trail';
import { propose } from '../staff/proposals';
import { refuseRefundOf } from './decide-refund';
import { lockRefund } from './refund-rows';

const done = { status: 200 as const };

/** The proposal that has a refund sent; its subject is `refund:12`. */
export const SEND_REFUND = 'send_refund';

/** Refunds as those see them who decide. */
export function staffRefundEndpoints(database: Database, { pool }: PaymentDeps): BoundEndpoint[] {
  return [
    serveStaff(listStaffRefunds, async () => {
      const { rows } = await pool.query<StaffRefund>(
        `SELECT refund.id::text, refund.customer_id::float8 AS customer_id, request.reference,
           request.asked_by, refund.amount::text, refund.state, auth.ledger_time(refund.created_at) AS at,
           payment.payment_id, refund.failure, refund.bank_reference,
           EXISTS (SELECT FROM auth.staff_proposals WHERE kind = $1 AND state = 'open' AND expires_at > now()
             AND subject = 'refund:' || refund.id) AS is_proposed
         FROM auth.refunds refund JOIN auth.refund_requests request ON request.key = refund.request_key
         LEFT JOIN auth.provider_payments payment ON payment.id = refund.provider_payment_id
         ORDER BY refund.state IN ('requested', 'payout', 'needs_bank_details') DESC, refund.id DESC LIMIT 200`,
        [SEND_REFUND],
      );
      return answer({ ...done, data: rows });
    }),

    serveStaff(proposeRefund, async ({ params: { id }, body: { why } }, me) => {
      const outcome = await database.transaction(async (tx) => {
        const refund = await lockRefund(clientOf(tx), String(id));
        if (!refund) return 'not_found';
        if (refund.state !== 'requested') return 'conflict';
        const { customer, amount } = refund;
        const asked = { kind: SEND_REFUND, subject: `refund:${id}`, why };
        const isNew = await propose(tx, me, { ...asked, data: { customer, amount } });
        return isNew ? 'done' : 'conflict';
      });
      return outcome === 'done' ? answer(done) : refuse(outcome);
    }),

    serveStaff(refuseRefund, async ({ params: { id }, body: { why } }, me) => {
      const isDone = await database.transaction(async (tx) => {
        const refused = { who: `staff:${me.id}`, why };
        if (!(await refuseRefundOf(clientOf(tx), String(id), refused))) return false;
        const line = { action: 'refund.refused', subject: `refund:${id}`, reason: why };
        await noteAudit(tx, me, line);
        return true;
      });
      return isDone ? answer(done) : refuse('conflict');
    }),
  ];
}
