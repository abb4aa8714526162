import type { IncomingHttpHeaders } from 'node:http';
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
  return SAFE.has(method) || comesFromSite(headers, site);
}

/** The same whatever the method: for a socket, which is opened with a GET and can do anything then. */
export function comesFromSite(
  headers: IncomingHttpHeaders,
  site: { publicUrl: string; production: boolean },
): boolean {
  const { origin, host } = headers;
  if (origin)
    return (
      origin === new URL(site.publicUrl).origin || (!site.production && origin === `http://${host}`)
    );
  return headers.cookie === undefined && headers['sec-fetch-site'] === undefined;
}
