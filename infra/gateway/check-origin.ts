import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that changes something may come from where it says. Browsers always send Origin
 * with such requests; without one only a caller that carries no cookies is let through.
 */
export function isOriginAllowed(request: FastifyRequest, publicUrl: string): boolean {
  if (SAFE.has(request.method)) return true;
  const { origin } = request.headers;
  if (origin) return origin === new URL(publicUrl).origin || origin === ownOrigin(request);
  return request.headers.cookie === undefined && request.headers['sec-fetch-site'] === undefined;
}

/** The address the request itself was made to: other sites cannot forge Host from a browser. */
function ownOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
