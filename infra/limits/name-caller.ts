import { isIPv6 } from 'node:net';
import type { CallContext } from 'shared/remote-kit/api';

/** For whom an allowance is counted: the account, else the network the request came from. */
export function nameCaller({ session, address }: Pick<CallContext, 'session' | 'address'>): string {
  return session ? `user:${session.id}` : `network:${networkOf(address)}`;
}

/** IPv4 as it is; of IPv6 the first 64 bits, since one connection has all addresses behind them. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail = ''] = address.split('%', 1)[0]?.split('::') ?? [];
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
