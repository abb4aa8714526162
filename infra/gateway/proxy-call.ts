import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from 'shared/contracts/errors';
import { limits } from '../isolation/protocol';
import type { Breaker } from './breaker';
import { callerAddress } from './caller-address';
import { sendError } from './send-error';

const FORM = 'application/x-www-form-urlencoded';

/** Hands a call on to the process of its remote, which sees the visitor's address and body. */
export function proxyCall(
  request: FastifyRequest,
  reply: FastifyReply,
  origin: string,
  breaker: Breaker,
) {
  if (!breaker.letsThrough()) return sendError(reply, apiError('unavailable'));
  const type = request.headers['content-type'];
  const form = type?.startsWith(FORM)
    ? new URLSearchParams(request.body as Record<string, string>).toString()
    : null;
  return reply.from(origin + request.url, {
    ...(form === null ? {} : { body: form, contentType: FORM }),
    timeout: limits.call,
    onResponse(_request, answered, { stream }) {
      breaker.noteSuccess();
      void answered.send(stream);
    },
    onError(failed, { error }) {
      breaker.noteFailure();
      request.log.error({ err: error, origin }, 'a backend did not answer');
      void sendError(failed as FastifyReply, apiError('unavailable'));
    },
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      // whole: it names the boundary between files
      ...(type === undefined ? {} : { 'content-type': type }),
      'x-forwarded-for': callerAddress(request),
    }),
  });
}
