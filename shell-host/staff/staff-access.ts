import { matchRoute } from 'shared/remote-kit/match-route';
import type { PageRequest } from '../server/request';

/** What a request for a page of the back office comes to. */
export type StaffAccess = 'open' | 'sign-in' | 'signed-out' | 'unsure' | 'forbidden';

/** Whether this visitor may see a page of the back office; a path that no page has is found missing later. */
export function checkStaffAccess(
  { snapshot, staff, form, isSessionUnknown }: PageRequest,
  path: string,
): StaffAccess {
  const routes = snapshot.remotes.flatMap((remote) => remote.routes);
  const route = matchRoute(routes, path)?.route;
  const wanted = route?.staff?.permission;
  if (wanted === 'anyone') return 'open';
  if (!staff && isSessionUnknown) return 'unsure';
  // what was typed must not be lost on the way to the sign-in
  if (!staff) return form ? 'signed-out' : 'sign-in';
  if (!route) return 'open';
  // a page that says nothing of staff is shown to nobody
  return wanted !== undefined && staff.permissions.includes(wanted) ? 'open' : 'forbidden';
}
