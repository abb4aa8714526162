import type { FastifyRequest } from 'fastify';

/** The page a request says it came from; the home page when that can't be read. Only its path counts. */
export function readReferer({ headers }: FastifyRequest): URL {
  const given = headers.referer ?? '/';
  return new URL(URL.canParse(given, 'http://site') ? given : '/', 'http://site');
}
