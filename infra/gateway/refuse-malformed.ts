import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiError, type ErrorCode } from 'shared/contracts/errors';
import { sendError } from './send-error';

const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** Answers in the one shape what the parser of HTTP could not read, and hangs up. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  const refusal = apiError(codes[error.code ?? ''] ?? 'invalid_input');
  const body = JSON.stringify(refusal);
  if (socket.writable && error.code !== 'ECONNRESET')
    socket.write(
      [
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'connection: close',
        `\r\n${body}`,
      ].join('\r\n'),
    );
  socket.destroy();
}

/** The path of a request's target, which may come as a whole address (RFC 9112, absolute form). */
export function toPath(target: string): string {
  const rest = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
}

/** Refuses what is HTTP but asks for no address (`GET *`), or of no host. */
export async function refuseMalformedTarget(request: FastifyRequest, reply: FastifyReply) {
  const { url = '', httpVersion, headers } = request.raw;
  const hasHost = headers.host !== undefined || httpVersion === '1.0';
  if (!url.startsWith('/') || !hasHost) return sendError(reply, apiError('invalid_input'));
}
