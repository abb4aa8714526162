import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiError } from 'shared/contracts/errors';
import type { CallContext } from 'shared/remote-kit/api';
import { answerCall } from './answer-call';
import { applyExtras } from './apply-extras';
import { sendPublic } from './send-public';
import type { Site } from './site-process';

/** Mounts `/api/*`: every call goes to the API of the release this visitor has. */
export function addApiRoutes(app: FastifyInstance, site: Site) {
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/api/*',
    handler: async (request, reply) => {
      const pathname = request.url.split('?', 1)[0] as string;
      const visitor = site.visitorOf(request, reply);
      const found = await site.findEndpoint(visitor, request.method, pathname);
      if (found === 'other-method') return sendError(reply, apiError('method_not_allowed'));
      if (!found) return sendError(reply, apiError('not_found'));
      const proxied = site.environment.apiUrls[found.remote];
      if (proxied) return reply.from(proxied + request.url);
      const ctx = await site.contextOf(request, visitor);
      return sendOutcome(request, reply, site, found, ctx);
    },
  });
}

type Found = Exclude<Awaited<ReturnType<Site['findEndpoint']>>, null | 'other-method'>;

async function sendOutcome(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  { endpoint, params }: Found,
  ctx: CallContext,
) {
  const input = { params, query: request.query, body: request.body };
  const outcome = await answerCall(endpoint, input, ctx);
  applyExtras(reply, outcome.extras, site.environment.production);
  if (isPlainForm(request)) return backToPage(request, reply, endpoint.contract.id, outcome.ok);
  if (!outcome.ok) return sendError(reply, outcome.error);
  const { cache } = endpoint.contract;
  if (cache) return sendPublic(request, reply, outcome.answer as object, cache);
  void reply.header('cache-control', 'no-store');
  return reply.code(outcome.extras?.status ?? 200).send(outcome.answer);
}

/** A form sent without script: the visitor wants a page back, not JSON. */
function isPlainForm(request: FastifyRequest): boolean {
  return (
    request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
    request.headers.accept?.includes('text/html') === true
  );
}

function backToPage(request: FastifyRequest, reply: FastifyReply, call: string, ok: boolean) {
  const from = new URL(request.headers.referer ?? '/', 'http://site');
  from.searchParams.set('form', call);
  from.searchParams.set('outcome', ok ? 'ok' : 'failed');
  return reply.redirect(from.pathname.replace(/^\/+/, '/') + from.search, 303);
}

function sendError(reply: FastifyReply, error: ReturnType<typeof apiError>) {
  return reply.code(error.status).header('cache-control', 'no-store').send(error);
}
