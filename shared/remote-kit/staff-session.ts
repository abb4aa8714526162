import type { StaffPermission } from '../contracts/staff-permissions';

/** A member of staff who is signed in with a second factor, as read from the database for this request. */
export interface StaffSession {
  /** The member's number; it has nothing to do with a customer's. */
  id: number;
  sessionId: string;
  name: string;
  email: string;
  /** Of all roles the member has now. */
  permissions: readonly StaffPermission[];
  /** When the second factor was last given, ISO 8601. */
  confirmedAt: string;
}
