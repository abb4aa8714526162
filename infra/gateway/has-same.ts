import type { FastifyRequest } from 'fastify';

/** Whether who asks has this content already, by the marks they sent. */
export function hasSame({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match']?.split(',').map(withoutWeakness) ?? [];
  return known.includes('*') || known.includes(withoutWeakness(etag));
}

const withoutWeakness = (mark: string) => mark.trim().replace(/^W\//, '');
