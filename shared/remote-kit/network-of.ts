import { isIPv6 } from 'node:net';

/**
 * The network an address belongs to. IPv4 as it is, also when it is written as IPv6; of IPv6 the first
 * 64 bits, since one connection has all addresses behind them.
 * @param bits 48 for what one subscriber of IPv6 can have at most
 * @returns `192.0.2.1`, `2001:db8:1:2` or `2001:db8:1`
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  if (!isIPv6(address)) return address;
  // written in the one canonical way, without the name of a network card
  const canonical = new URL(`http://[${address.split('%', 1)[0]}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(canonical) ?? [];
  if (high && low) return [high, low].flatMap(bytesOf).join('.');
  const [head = '', tail = ''] = canonical.split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, bits / 16).join(':');
}

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 255];
}
