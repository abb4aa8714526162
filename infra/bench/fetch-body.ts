import { request } from 'node:http';

/** An answer as it came over the wire, not decoded. */
export interface RawAnswer {
  status: number;
  type: string;
  encoding: string;
  /** Bytes of the body. */
  body: Buffer;
}

/** Asks for an address with exactly this Accept-Encoding. */
export function fetchBody(
  url: string,
  acceptEncoding: string,
  headers: Record<string, string> = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { ...headers, 'accept-encoding': acceptEncoding } });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          encoding: response.headers['content-encoding'] ?? 'identity',
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.end();
  });
}
