import { sql } from 'drizzle-orm';
import { shopStaffDid } from 'shared/contracts/staff-did';
import { handleEvent, type BoundEvent } from 'shared/remote-kit/handle-event';
import type { Database } from '../data/database';

/** Writes what staff did in the shop into the trail; a delivery that is repeated writes nothing. */
export function noteWhatShopDid(database: Database): BoundEvent {
  return handleEvent(shopStaffDid, async (did, { id }) => {
    const { staff_id, staff_name, action, subject, reason, data } = did;
    const told = JSON.stringify({ ...data, event: id });
    await database.execute(sql`
      INSERT INTO auth.staff_audit (staff_id, staff_name, action, subject, reason, data)
      SELECT ${staff_id}, ${staff_name}, ${action}, ${subject}, ${reason}, ${told}::jsonb
      WHERE NOT EXISTS (
        SELECT FROM auth.staff_audit WHERE subject = ${subject} AND data ->> 'event' = ${id})`);
  });
}
