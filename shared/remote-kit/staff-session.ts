import {
  FRESH_MINUTES,
  staffPermissions,
  type StaffPermission,
} from '../contracts/staff-permissions';

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

/**
 * Whether a member of staff may use a permission now: what is grave needs a second factor given within the
 * last {@link FRESH_MINUTES}.
 * @returns the code of the refusal; null: allowed
 */
export function findStaffRefusal(
  { permissions, confirmedAt }: Pick<StaffSession, 'permissions' | 'confirmedAt'>,
  permission: StaffPermission,
  now = Date.now(),
): 'not_permitted' | 'fresh_factor_needed' | null {
  if (!permissions.includes(permission)) return 'not_permitted';
  const isGrave = staffPermissions[permission].needsFreshFactor;
  return isGrave && !isFresh({ confirmedAt }, now) ? 'fresh_factor_needed' : null;
}

/** Whether the second factor was given within the last {@link FRESH_MINUTES}. */
export function isFresh({ confirmedAt }: Pick<StaffSession, 'confirmedAt'>, now = Date.now()) {
  return now - Date.parse(confirmedAt) < FRESH_MINUTES * 60_000;
}
