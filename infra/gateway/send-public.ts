import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasSame } from './has-same';

interface Written {
  json: string;
  etag: string;
}

// an answer that is kept is written and marked once
const written = new WeakMap<object, Written>();

/** Sends a public answer with a mark of its content; who has the same already gets only a 304. */
export function sendPublic(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object,
  times: { maxAge: number; staleWhileRevalidate: number },
) {
  const { json, etag } = write(answer);
  void reply.headers({
    'cache-control': `public, max-age=${times.maxAge}, stale-while-revalidate=${times.staleWhileRevalidate}`,
    etag,
  });
  if (hasSame(request, etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(json);
}

function write(answer: object): Written {
  let found = written.get(answer);
  if (!found) {
    const json = JSON.stringify(answer);
    const hash = createHash('sha256').update(json).digest('base64url').slice(0, 22);
    // weak: compressed on its way it is still the same answer
    found = { json, etag: `W/"${hash}"` };
    written.set(answer, found);
  }
  return found;
}
