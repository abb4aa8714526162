import type { PoolClient } from 'pg';
import { shopStaffDid } from 'shared/contracts/staff-did';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { StaffSession } from 'shared/remote-kit/staff-session';

/** What a member of staff did, as the trail has it. */
interface Deed {
  /** `<what>.<done>`: `price.set`. */
  action: string;
  /** `variant:3`, `order:12`. */
  subject: string;
  reason?: string;
  /** Of a customer never more than the number. */
  data?: Record<string, string | number | boolean | null>;
}

/** Puts into the trail what staff did, in the transaction of what was done. */
export async function noteStaff(
  { publish }: Pick<ApiDeps, 'publish'>,
  client: PoolClient,
  { id, name }: StaffSession,
  { action, subject, reason, data = {} }: Deed,
): Promise<void> {
  await publish(client, shopStaffDid, subject, {
    ...{ staff_id: id, staff_name: name, action, subject, reason: reason ?? null, data },
  });
}
