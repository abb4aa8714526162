import { eq, isNull, and } from 'drizzle-orm';
import type { ApiDeps } from 'shared/remote-kit/api';
import { carryOutErasure } from '../consent/carry-out-erasure';
import { findErasureBlock } from '../consent/erasure-block';
import { erasures } from '../data/consent-schema';
import type { Database } from '../data/database';
import { staff, staffRoles } from '../data/staff-schema';
import { clientOf } from '../data/client-of';
import { approveRefund } from '../refunds/decide-refund';
import type { ProposalKinds } from './proposals';

/** The number in `staff:3` or `customer:41`. */
const numberOf = (subject: string) => Number(subject.split(':')[1]);

/** What one member of staff proposes and another one decides. */
export function proposalKinds(database: Database, deps: ApiDeps): ProposalKinds {
  return {
    make_owner: {
      decide: 'staff.manage',
      async carryOut(tx, { subject }) {
        const staffId = numberOf(subject);
        const [here] = await tx
          .select()
          .from(staff)
          .where(and(eq(staff.id, staffId), isNull(staff.endedAt)));
        // who has left meanwhile becomes nothing
        if (here)
          await tx.insert(staffRoles).values({ staffId, role: 'owner' }).onConflictDoNothing();
      },
    },
    send_refund: {
      decide: 'money.refund',
      // one that was refused meanwhile stays refused; what is agreed to is sent by the next turn of the job
      async carryOut(tx, { subject }, by) {
        await approveRefund(clientOf(tx), String(numberOf(subject)), `staff:${by.id}`);
      },
    },
    erase_customer: {
      decide: 'people.erase',
      async isBlocked({ subject }) {
        const person = { id: numberOf(subject), phone: null, email: null };
        return (await findErasureBlock(database, deps, person)).blockedBy !== null;
      },
      // written down with the decision; then it is taken up as one that the customer asked for
      async carryOut(tx, { subject }) {
        const userId = numberOf(subject);
        await tx.insert(erasures).values({ userId, lang: 'en' }).onConflictDoNothing();
      },
      async after({ subject }) {
        await carryOutErasure(database, deps, numberOf(subject));
      },
    },
  };
}
