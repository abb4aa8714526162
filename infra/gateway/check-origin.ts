import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something may come from where it says. Browsers always send Origin
 * with such requests; without one only a caller that carries no cookies is let through.
 * @param site the site's own address, and whether others stand for it: a developer's other names of
 * this machine are told by Host, which no page of another site can forge
 */
export function isOriginAllowed(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  site: { publicUrl: string; production: boolean },
): boolean {
  if (SAFE.has(method)) return true;
  const { origin, host } = headers;
  if (origin)
    return (
      origin === new URL(site.publicUrl).origin || (!site.production && origin === `http://${host}`)
    );
  return headers.cookie === undefined && headers['sec-fetch-site'] === undefined;
}
