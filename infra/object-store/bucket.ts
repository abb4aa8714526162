import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStore } from './object-store';

/** A bucket of a store that speaks S3, and who asks. */
export interface BucketSettings {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  keyId: string;
  secret: string;
}

/** How long to wait, in milliseconds: for one answer, and before the second try. */
interface Patience {
  answer: number;
  retry: number;
}

type Method = 'GET' | 'PUT' | 'DELETE';

const usual: Patience = { answer: 10_000, retry: 300 };

/**
 * A bucket as a store, addressed by path. What failed for a reason that may pass (no answer, 429, 5xx)
 * is tried a second time. The key must be allowed to list the bucket: without it S3 answers 403, not
 * 404, for what isn't there.
 */
export function openBucket(settings: BucketSettings, patience = usual): ObjectStore {
  const { endpoint, bucket, region, keyId, secret } = settings;

  async function send(method: Method, name: string, body?: Buffer<ArrayBuffer>): Promise<Response> {
    const path = name.split('/').map(encodeURIComponent).join('/');
    const { url, headers } = await new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}/${path}`,
      headers: { 'x-amz-content-sha256': hashOf(body ?? '') },
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
    }).sign();
    const signal = AbortSignal.timeout(patience.answer);
    return fetch(url, { method, headers, signal, ...(body ? { body } : {}) });
  }

  /** The bytes of the answer, or `null` for a name that isn't there. */
  async function ask(
    method: Method,
    name: string,
    body?: Buffer<ArrayBuffer>,
  ): Promise<Buffer | null> {
    const reply = await send(method, name, body);
    const bytes = Buffer.from(await reply.arrayBuffer());
    if (reply.ok) return bytes;
    const code = /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8'))?.[1] ?? '';
    if (method !== 'PUT' && reply.status === 404 && code !== 'NoSuchBucket') return null;
    throw new BucketRefusal(reply.status, code);
  }

  async function askTwice(method: Method, name: string, body?: Buffer<ArrayBuffer>) {
    try {
      return await ask(method, name, body);
    } catch (error) {
      if (!mayPass(error)) throw explain(error, method, name);
    }
    await sleep(patience.retry);
    try {
      return await ask(method, name, body);
    } catch (error) {
      throw explain(error, method, name);
    }
  }

  function explain(error: unknown, method: string, name: string): Error {
    const what = `${method} ${name} in the store ${endpoint}/${bucket}`;
    return new Error(`${what} failed: ${String((error as Error).message)}`, { cause: error });
  }

  return {
    read: (name) => askTwice('GET', name),
    async write(name, bytes) {
      await askTwice('PUT', name, Buffer.from(bytes));
    },
    async remove(name) {
      await askTwice('DELETE', name);
    },
  };
}

class BucketRefusal extends Error {
  constructor(
    readonly status: number,
    code: string,
  ) {
    super(`it answered ${status} ${code}`.trim());
  }
}

function mayPass(error: unknown): boolean {
  return !(error instanceof BucketRefusal) || error.status >= 500 || error.status === 429;
}

function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}
