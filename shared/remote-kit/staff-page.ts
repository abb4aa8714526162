import type { StaffPermission } from '../contracts/staff-permissions';
import type { IconName } from '../ui/icon-shapes';

/** What makes a route a page of the back office. Every path under `/admin` has it, and no other. */
export interface StaffPage {
  /** What its visitor must be allowed; `anyone`: it is shown before signing in, too. */
  permission: StaffPermission | 'anyone';
  /** What the side menu calls it; without a name it is not there. */
  menu?: { en: string; hi: string; icon: IconName };
}

/** Whether a path (without language prefix) belongs to the back office. */
export function isStaffPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/');
}
