import { ServerResponse, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ApiError } from 'shared/contracts/errors';

/** Refuses to open a socket, in the one shape of errors. */
export function refuseUpgrade(stream: Duplex, error: ApiError): void {
  if (!stream.writable) return;
  const body = JSON.stringify(error);
  stream.end(
    [
      `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status] ?? 'Refused'}`,
      'connection: close',
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/**
 * Answers a request that only offers another protocol, such as h2c, as if it had not: whoever offers one
 * takes HTTP as well. @returns whether it could be; a body would be among what was not read
 */
export function answerAsRequest(server: Server, request: IncomingMessage, stream: Duplex): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const reply = new ServerResponse(request);
  reply.shouldKeepAlive = false;
  reply.assignSocket(stream as Socket);
  reply.once('finish', () => stream.end());
  server.emit('request', request, reply);
  return true;
}
