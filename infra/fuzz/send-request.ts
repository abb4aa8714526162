import { Agent, request as open } from 'node:http';
import type { FuzzRequest } from './make-request';

/** What came back. */
export interface FuzzReply {
  /** 0: nothing did. */
  status: number;
  type: string;
  body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8, timeout: 60_000 });
/** Milliseconds after which a request counts as never answered. */
const PATIENCE_MS = 30_000;
const KEPT_CHARACTERS = 20_000;

/** Sends a request from its own loopback address, so that limits of one caller don't hold up the run. */
export function sendRequest(
  url: URL,
  wanted: FuzzRequest,
  cookie: string | null,
): Promise<FuzzReply> {
  const { method, headers, body, from } = wanted;
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, type: '', body: error.message });
    try {
      const request = open({
        host: url.hostname,
        port: url.port,
        method,
        path: wanted.path,
        agent,
        localAddress: `127.${100 + (from % 100)}.${from % 250}.${1 + (from % 240)}`,
        headers: {
          origin: url.origin,
          ...headers,
          ...(cookie ? { cookie } : {}),
          ...(body === null ? {} : { 'content-length': Buffer.byteLength(body) }),
        },
        timeout: PATIENCE_MS,
      });
      request.once('timeout', () => request.destroy(new Error('no answer')));
      request.once('error', failed);
      request.once('response', (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          if (text.length < KEPT_CHARACTERS) text += part;
        });
        reply.once('error', failed);
        reply.once('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            type: reply.headers['content-type'] ?? '',
            body: text,
          }),
        );
      });
      request.end(body ?? undefined);
    } catch (error) {
      // what Node refuses to send is no request
      resolve({ status: -1, type: '', body: (error as Error).message });
    }
  });
}
