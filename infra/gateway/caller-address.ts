import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address a request came from, as far as proxies are trusted (TRUST_PROXY). What a proxy adds to
 * it, a port or brackets, goes; what is no address counts as the proxy's own.
 */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  return firstAddress([ip, socket.remoteAddress ?? '']);
}

/** The same for a request that no route has seen. @param proxies how many in front are trusted */
export function upgradeAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const own = socket.remoteAddress ?? '';
  const named = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const hops = [
    own,
    ...named
      .map((name) => name.trim())
      .filter(Boolean)
      .reverse(),
  ];
  return firstAddress([hops[Math.min(proxies, hops.length - 1)] ?? own, own]);
}

function firstAddress(candidates: string[]): string {
  for (const given of candidates) {
    const bare =
      /^\[([^\]]+)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^([\d.]+):\d+$/, '$1');
    if (isIP(bare)) return bare;
  }
  return '0.0.0.0';
}
