import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerAddress } from './caller-address';

const FORM = 'application/x-www-form-urlencoded';

/** Hands a call on to the process of its remote, which sees the visitor's address and body. */
export function proxyCall(request: FastifyRequest, reply: FastifyReply, origin: string) {
  const type = request.headers['content-type'];
  const form = type?.startsWith(FORM)
    ? new URLSearchParams(request.body as Record<string, string>).toString()
    : null;
  return reply.from(origin + request.url, {
    ...(form === null ? {} : { body: form, contentType: FORM }),
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      // whole: it names the boundary between files
      ...(type === undefined ? {} : { 'content-type': type }),
      'x-forwarded-for': callerAddress(request),
    }),
  });
}
