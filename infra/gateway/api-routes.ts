import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError, type ApiError } from 'shared/contracts/errors';
import { GENERATION_HEADER } from 'shared/http/page-generation';
import { refuse, type CallContext } from 'shared/remote-kit/api';
import { readCallingRemote } from '../calls/read-calling-remote';
import { acceptFiles, carriesFiles, readFiles } from './accept-files';
import { refuseCaller } from './answer-call';
import { applyExtras } from './apply-extras';
import { readReferer } from './read-referer';
import { findRedirect } from './find-redirect';
import { notePattern } from './find-pattern';
import { acceptRaw, findExempt, isExemptFromOrigin, noteOpenEndpoint } from './open-endpoints';
import { runCall } from './run-call';
import { sendError } from './send-error';
import { sendPublic } from './send-public';
import { NOBODY } from './find-in-apis';
import type { Site } from './site-process';

/** Forms with files that may arrive at once: each is held in memory until it is whole. */
const ARRIVING_AT_MOST = 24;

/** Mounts `/api/*`: every call goes to the API of the release this visitor has. */
export async function addApiRoutes(app: FastifyInstance, site: Site) {
  // a scope of its own: nothing else takes files
  await app.register(async (scope) => {
    acceptFiles(scope);
    acceptRaw(scope);
    let arriving = 0;
    scope.addHook('onRequest', async (request, reply) => {
      void reply.header(GENERATION_HEADER, site.document().generation);
      if (noteOpenEndpoint(request, site) === 'too-large')
        return sendError(reply, apiError('payload_too_large'));
      if (!carriesFiles(request)) return;
      const refused = await findFilesRefusal(request, reply, site);
      if (refused) return sendRefusal(request, reply, refused.form, refused.error);
      if (arriving >= ARRIVING_AT_MOST)
        return sendError(reply.header('retry-after', '10'), apiError('unavailable'));
      arriving += 1;
      // answered or hung up
      reply.raw.once('close', () => (arriving -= 1));
    });
    scope.route({
      method: ['GET', 'POST', 'PUT', 'DELETE'],
      url: '/api/*',
      handler: (request, reply) => answerRequest(request, reply, site),
    });
  });
}

async function answerRequest(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const exempt = findExempt(request);
  if (exempt) {
    notePattern(request, exempt.found.endpoint.contract.path);
    const ctx = { ...exempt.ctx, ...readKey(request) };
    return sendOutcome(request, reply, site, exempt.found, ctx);
  }
  const isRemote = (name: string) => site.defaultVersion(name) !== null;
  const service = readCallingRemote(request, site.serviceToken, isRemote);
  if (service === 'wrong') return sendError(reply, apiError('not_signed_in'));
  const visitor = service ? NOBODY : site.visitorOf(request, reply);
  // HEAD asks for what GET answers, without the body
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const generation = readGeneration(request);
  const found = await site.findEndpoint(visitor, method, pathOf(request), generation);
  if (isNothing(found)) return sendError(reply, nothingThere(found));
  notePattern(request, found.endpoint.contract.path);
  const caller = service ?? (await site.contextOf(request, visitor));
  return sendOutcome(request, reply, site, found, { ...caller, ...readKey(request) });
}

/**
 * Files are read only for who may send them, to where they are taken.
 * @returns why not, and the form's name where it is one's; it is not sent from here, since awaiting a
 * reply waits until it is sent and gives nothing
 */
async function findFilesRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
): Promise<{ form: string | null; error: ApiError } | null> {
  const visitor = site.visitorOf(request, reply);
  const generation = readGeneration(request);
  const found = await site.findEndpoint(visitor, request.method, pathOf(request), generation);
  if (isNothing(found)) return { form: null, error: nothingThere(found) };
  const { contract } = found.endpoint;
  notePattern(request, contract.path);
  const ctx = await site.contextOf(request, visitor);
  const input = { params: found.params, query: request.query, body: undefined };
  const refusal = contract.takesFiles
    ? refuseCaller(contract, input, ctx)
    : refuse('unsupported_media_type');
  return refusal && { form: contract.id, error: refusal.error };
}

type Nothing = Extract<Awaited<ReturnType<Site['findEndpoint']>>, string | null>;
type Found = Exclude<Awaited<ReturnType<Site['findEndpoint']>>, string | null>;

const isNothing = (found: Found | Nothing): found is Nothing =>
  found === null || typeof found === 'string';

const nothingThere = (found: Nothing) =>
  apiError(found === null ? 'not_found' : found === 'other-method' ? 'method_not_allowed' : found);

/** The generation that the calling page was rendered with; `null` when nothing sensible is said. */
function readGeneration({ headers }: FastifyRequest): number | null {
  const said = headers[GENERATION_HEADER];
  return typeof said === 'string' && /^\d{1,9}$/.test(said) ? Number(said) : null;
}

function readKey({ headers }: FastifyRequest): Pick<CallContext, 'key'> {
  const key = headers['idempotency-key'];
  return key === undefined ? {} : { key: String(key) };
}

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] as string;

async function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { endpoint, params }: Found,
  ctx: CallContext,
) {
  const body = carriesFiles(request) ? await readFiles(request) : request.body;
  const input = { params, query: request.query, body };
  const outcome = await runCall(site, endpoint, input, ctx);
  applyExtras(reply, outcome.extras, site.environment.publicUrl);
  const { id, cache } = endpoint.contract;
  const { redirect } = outcome.extras ?? {};
  if (redirect !== undefined) {
    const location = findRedirect(endpoint.contract, redirect, site.environment.publicUrl);
    return reply.header('cache-control', 'no-store').redirect(location, 303);
  }
  if (!outcome.ok) return sendRefusal(request, reply, id, outcome.error);
  if (isPlainForm(request)) return backToPage(request, reply, { form: id, outcome: 'ok' });
  // what only this browser gets is nobody else's
  if (cache && !site.previewOf(ctx.visitor ?? ''))
    return sendPublic(request, reply, outcome.answer as object, cache);
  void reply.header('cache-control', 'no-store');
  return reply.code(outcome.extras?.status ?? 200).send(outcome.answer);
}

function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  form: string | null,
  error: ApiError,
) {
  if (form === null || !isPlainForm(request)) return sendError(reply, error);
  return backToPage(request, reply, { form, outcome: 'failed', reason: error.code });
}

/** A form sent without script: the visitor wants a page back, not JSON. */
function isPlainForm(request: FastifyRequest): boolean {
  // the page that another site sent it from is none of ours
  if (isExemptFromOrigin(request)) return false;
  const type = request.headers['content-type'] ?? '';
  const isForm = type.startsWith('application/x-www-form-urlencoded') || carriesFiles(request);
  return isForm && request.headers.accept?.includes('text/html') === true;
}

function backToPage(request: FastifyRequest, reply: FastifyReply, told: Record<string, string>) {
  const from = readReferer(request);
  from.searchParams.delete('reason');
  for (const [name, value] of Object.entries(told)) from.searchParams.set(name, value);
  return reply.redirect(from.pathname.replace(/^\/+/, '/') + from.search, 303);
}
