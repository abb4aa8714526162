import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address a request came from, as far as proxies are trusted (TRUST_PROXY). What a proxy adds to
 * it, a port or brackets, goes; what is no address counts as the proxy's own.
 */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  for (const given of [ip, socket.remoteAddress ?? '']) {
    const bare =
      /^\[([^\]]+)\](?::\d+)?$/.exec(given)?.[1] ?? given.replace(/^([\d.]+):\d+$/, '$1');
    if (isIP(bare)) return bare;
  }
  return '0.0.0.0';
}
