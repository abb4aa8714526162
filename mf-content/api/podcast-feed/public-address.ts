import { lookup, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is not reached from everywhere (IANA special-purpose registries): our network is among it. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
// of IPv6, 2000::/3 alone is given out; within it, these tunnel to or document something else
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address, 'ipv4');
  return outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/**
 * Finds the addresses of a host for a connection, and refuses the host when one of them is not
 * public. The connection is made to what was checked: a second answer of the DNS changes nothing.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  const all: LookupOptions & { all: true } = { ...options, all: true };
  lookup(host, all, (error, found) => {
    if (error) return done(error, '');
    const refused = found.find(({ address }) => !isPublicAddress(address));
    if (refused)
      return done(new Error(`${host} is at ${refused.address}, which is not public`), '');
    if (options.all) return done(null, found);
    const [first] = found;
    if (first) done(null, first.address, first.family);
    else done(new Error(`${host} has no address`), '');
  });
};
