import type { CallContext } from 'shared/remote-kit/api';
import { networkOf } from 'shared/remote-kit/network-of';

/** For whom an allowance is counted: the account, else the network the request came from. */
export function nameCaller({ session, address }: Pick<CallContext, 'session' | 'address'>): string {
  return session ? `user:${session.id}` : `network:${networkOf(address)}`;
}
