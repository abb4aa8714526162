import type { CallContext } from 'shared/remote-kit/api';
import { networkOf } from 'shared/remote-kit/network-of';

/** For whom an allowance is counted: a person's account, the remote that calls, else the caller's network. */
export function nameCaller({
  session,
  staff,
  by,
  address,
}: Pick<CallContext, 'session' | 'staff' | 'by' | 'address'>): string {
  if (by?.as === 'service') return `service:${by.remote}`;
  if (session) return `user:${session.id}`;
  return staff ? `staff:${staff.id}` : `network:${networkOf(address)}`;
}
