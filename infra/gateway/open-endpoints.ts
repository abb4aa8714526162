import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallContext } from 'shared/remote-kit/api';
import { callerAddress } from './caller-address';
import type { FoundEndpoint } from './find-in-apis';
import type { Site } from './site-process';

/** What a raw body is called while it is read: no parser of another kind of content gets it. */
const RAW = 'application/x-raw-body';

const found = new WeakMap<FastifyRequest, FoundEndpoint>();

/**
 * Notes a request for an endpoint that others than the site's own pages call: one that takes its body
 * raw, or is exempt from the check of Origin.
 * @returns whether its body is larger than the contract allows
 */
export function noteOpenEndpoint(request: FastifyRequest, site: Site): 'too-large' | null {
  const path = request.url.split('?', 1)[0] as string;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const endpoint = site.findOpenEndpoint(method, path);
  if (!endpoint) return null;
  found.set(request, endpoint);
  const { takesRaw } = endpoint.endpoint.contract;
  if (!takesRaw) return null;
  if (Number(request.headers['content-length'] ?? 0) > takesRaw.maxBytes) return 'too-large';
  request.raw.headers['content-type'] = RAW;
  return null;
}

/** Whom a person's session must never reach: the request is another site's. */
const isExempt = ({ endpoint: { contract } }: FoundEndpoint) =>
  contract.checksInsteadOfOrigin !== undefined && contract.caller === 'anyone';

/** Whether its handler checks something else than Origin. */
export function isExemptFromOrigin(request: FastifyRequest): boolean {
  const endpoint = found.get(request);
  return endpoint !== undefined && isExempt(endpoint);
}

/** The endpoint and caller of a request that is exempt: whatever cookies came with it, nobody is signed in. */
export function findExempt(
  request: FastifyRequest,
): { found: FoundEndpoint; ctx: CallContext } | null {
  const endpoint = found.get(request);
  if (!endpoint || !isExempt(endpoint)) return null;
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const address = callerAddress(request);
  const ctx = {
    session: null,
    token: null,
    visitor: null,
    address,
    userAgent,
    lang: 'en',
  } as const;
  return { found: endpoint, ctx };
}

/** Takes raw bodies, as bytes. */
export function acceptRaw(app: FastifyInstance) {
  app.addContentTypeParser(
    RAW,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const takesRaw = found.get(request)?.endpoint.contract.takesRaw;
      // somebody calls it so who was not asked to
      if (!takesRaw)
        throw Object.assign(new Error('no raw body is taken here'), { statusCode: 415 });
      if (body.length > takesRaw.maxBytes)
        throw Object.assign(new Error('the body is too large'), { statusCode: 413 });
      return { bytes: new Uint8Array(body), headers: pick(request, takesRaw.headers) };
    },
  );
}

function pick({ headers }: FastifyRequest, names: readonly string[]): Record<string, string> {
  const sent = names.map((name) => [name.toLowerCase(), headers[name.toLowerCase()]] as const);
  return Object.fromEntries(
    sent.filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}
