import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseTooOften } from '../limits/refuse-too-often';
import { apiError } from 'shared/contracts/errors';
import { refuse, type CallContext, type Refused } from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import { findUnwritable } from 'shared/remote-kit/find-unwritable';
import { splitLang } from 'shared/i18n/split-lang';
import { readChoices } from 'shared/preferences/preferences';
import { applyExtras } from './apply-extras';
import { sendError } from './send-error';
import { compress } from './compress';
import { findRange } from './find-range';
import { letsForeignScriptsIn } from './foreign-scripts';
import { hasSame } from './has-same';
import type { Site } from './site-process';

/** Answers with a document of a remote, if there is one at this address. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
): Promise<boolean> {
  const [pathname = '/', query = ''] = request.url.split('?');
  const { lang, path } = splitLang(pathname);
  const found = await site.findDocument(path);
  if (!found) return false;
  const { document } = found;
  const who = await identify(request, document, site);
  const refusal = who && (await refuseAsker(document, { ...who, lang }, site));
  if (refusal) {
    applyExtras(reply, refusal.extras, site.environment.publicUrl);
    await sendError(reply, refusal.error);
    return true;
  }
  const asked = {
    params: found.params as Record<string, string>,
    query: new URLSearchParams(query),
  };
  if (findUnwritable({ ...asked.params, query: [...asked.query] }, 'address') !== null) {
    await sendError(reply, apiError('invalid_input'));
    return true;
  }
  const made = await document.handle({
    ...asked,
    lang,
    accept: request.headers.accept ?? '',
    choices: readChoices(request.headers.cookie ?? ''),
    ...(document.isPersonal ? { session: who?.session ?? null, staff: who?.staff ?? null } : {}),
  });
  if (!made) return false;
  const policy = made.headers?.['content-security-policy'];
  if (policy !== undefined && letsForeignScriptsIn(policy))
    throw new Error(`${document.path} lets scripts of elsewhere reach the site's cookies`);
  const etag = `"${createHash('sha256').update(made.body).digest('base64url').slice(0, 22)}"`;
  void reply.code(made.status ?? 200).headers({
    'content-type': made.type,
    'cache-control': made.cacheControl ?? 'no-store',
    vary: 'Accept, Accept-Encoding',
    etag,
    ...made.headers,
    ...(document.isPersonal ? { 'cache-control': 'private, no-store' } : {}),
  });
  if (hasSame(request, etag)) {
    await reply.code(304).send();
    return true;
  }
  await (typeof made.body === 'string'
    ? sendText(request, reply, made.body)
    : sendBytes(request, reply, made.body, etag));
  return true;
}

/** Who asks, where it matters. */
async function identify(
  request: FastifyRequest,
  { allowance, isPersonal }: BoundDocument,
  site: Site,
): Promise<CallContext | null> {
  if (!allowance && !isPersonal) return null;
  return site.contextOf(request, '');
}

async function refuseAsker(
  { path, allowance, isPersonal }: BoundDocument,
  ctx: CallContext,
  site: Site,
): Promise<Refused | null> {
  if (isPersonal && ctx.isSessionUnknown) return refuse('unavailable');
  return allowance ? refuseTooOften(site.allowances, path, allowance, ctx) : null;
}

async function sendText(request: FastifyRequest, reply: FastifyReply, text: string) {
  const { body, encoding } = await compress(text, request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  await reply.send(body);
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
  etag: string,
) {
  const range = findRange(request.headers, bytes.length, etag);
  void reply.header('accept-ranges', 'bytes');
  if (range === 'outside')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  if (!range) return reply.send(bytes);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`)
    .send(bytes.subarray(range.start, range.end + 1));
}
