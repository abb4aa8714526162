import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { BucketSettings } from './bucket';

const region = 'ap-south-1';
const keyId = 'AKIDEXAMPLE';
const secret = 'a secret for tests';

/** A store that speaks as much S3 as is used, and checks every signature by the published rules. */
export async function startFakeBucket() {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  /** Statuses to answer with before anything else; `null` never answers. */
  const next: (number | null)[] = [];

  const server = createServer(async (request, reply) => {
    const { method = '', url = '' } = request;
    const body = Buffer.from(await text(request.setEncoding('latin1')), 'latin1');
    requests.push(`${method} ${url}`);
    const forced = next.shift();
    if (forced === null) return;
    const refuse = (status: number, code: string) =>
      reply.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
    if (forced) return refuse(forced, 'SlowDown');
    if (request.headers['x-amz-content-sha256'] !== sha256(body))
      return refuse(400, 'XAmzContentSHA256Mismatch');
    if (!isSigned(request)) return refuse(403, 'SignatureDoesNotMatch');
    const name = /^\/pictures\/(.+)$/.exec(decodeURIComponent(url))?.[1];
    if (!name) return refuse(404, 'NoSuchBucket');
    if (method === 'PUT') {
      if (Number(request.headers['content-length']) !== body.length)
        return refuse(411, 'MissingContentLength');
      objects.set(name, body);
      return reply.writeHead(200).end();
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return reply.writeHead(204).end();
    }
    const found = objects.get(name);
    return found ? reply.writeHead(200).end(found) : refuse(404, 'NoSuchKey');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: BucketSettings = { endpoint, bucket: 'pictures', region, keyId, secret };
  return {
    settings,
    objects,
    requests,
    next,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** AWS Signature Version 4, "Create a signed AWS API request", from the server's side. */
function isSigned({ method = '', url = '', headers }: IncomingMessage): boolean {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=(.+?)\/(\d{8})\/(.+?)\/s3\/aws4_request, SignedHeaders=(.+?), Signature=([0-9a-f]{64})$/;
  const [, key, day = '', place = '', names = '', signature] =
    shape.exec(headers.authorization ?? '') ?? [];
  if (key !== keyId || place !== region) return false;
  const canonicalHeaders = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const hash = String(headers['x-amz-content-sha256']);
  const canonical = [method, url, '', canonicalHeaders.join(''), names, hash].join('\n');
  const scope = `${day}/${place}/s3/aws4_request`;
  const date = String(headers['x-amz-date']);
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signingKey = [day, place, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${secret}`,
  );
  return date.startsWith(day) && hmac(signingKey, toSign).toString('hex') === signature;
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();
