import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What a shared cache may keep never sets a cookie, or one visitor's would be handed to the next; and
 * what sets one is never kept.
 */
export async function keepCookiesOutOfCaches(_request: FastifyRequest, reply: FastifyReply) {
  if (!reply.hasHeader('set-cookie')) return;
  const rule = String(reply.getHeader('cache-control') ?? '');
  if (/\bpublic\b|\bs-maxage\b/.test(rule)) void reply.removeHeader('set-cookie');
  else if (!/\bprivate\b|\bno-store\b/.test(rule)) void reply.header('cache-control', 'no-store');
}
