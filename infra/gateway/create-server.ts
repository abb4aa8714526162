import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { apiError, type ErrorCode } from 'shared/contracts/errors';
import type { Secret } from 'shared/remote-kit/secrets';
import { isDatabaseAway } from '../database/is-database-away';
import { addApiRoutes } from './api-routes';
import { addBeaconRoute } from './beacon-routes';
import { callerAddress } from './caller-address';
import { isOriginAllowed } from './check-origin';
import { connectionLimits, type ConnectionLimits } from './connection-limits';
import { addFileRoutes } from './file-routes';
import { addInformationRoutes } from './information-routes';
import { findPattern } from './find-pattern';
import { followRequests } from './follow-request';
import { maskPath } from './mask-path';
import { isExemptFromOrigin } from './open-endpoints';
import { addPageRoutes } from './page-routes';
import { addPreviewRoutes } from './preview/preview-routes';
import { keepCookiesOutOfCaches } from './cookies-and-caches';
import { refuseMalformed, refuseMalformedTarget, toPath } from './refuse-malformed';
import { sendAwayPage, wantsPage } from './send-away-page';
import { nameRequest } from './request-id';
import { addSecurityHeaders } from './security-headers';
import { sendError } from './send-error';
import type { Site } from './site-process';
import { addSitemapRoutes } from './sitemap-routes';

const BODY_LIMIT = 1024 * 1024;
/** What pages and files answer to. */
const METHODS = new Set(['GET', 'HEAD']);

/** The HTTP server with everything mounted but the development and ops routes. */
export async function createServer(
  site: Site,
  logger: FastifyBaseLogger,
  opsToken: Secret,
  addMore: (app: FastifyInstance) => void | Promise<void> = () => undefined,
  limits: ConnectionLimits = connectionLimits,
): Promise<FastifyInstance> {
  const { environment } = site;
  const options: FastifyServerOptions = {
    loggerInstance: logger,
    // one line a request, written below: the two that come by themselves carry the query
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => nameRequest(request as IncomingMessage, environment.trustProxy > 0),
    bodyLimit: BODY_LIMIT,
    // what still comes on an open connection while we leave is answered, and the connection closed
    return503OnClosing: false,
    ...limits,
    // so many proxies in front are believed; with none the headers they would set are not read
    trustProxy:
      environment.trustProxy > 0 &&
      ((_address: string, hop: number) => hop < environment.trustProxy),
    rewriteUrl: ({ url = '/' }) => toPath(url),
    clientErrorHandler: refuseMalformed,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    // an address that can't be decoded is a bad request, in our shape
    frameworkErrors: (error, _request, reply) => {
      void sendError(reply, apiError('invalid_input', { message: error.message }));
    },
  };
  const app: FastifyInstance = fastify(options);
  await app.register(cookie);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  acceptEmptyJson(app);
  followRequests(app, site);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  addSecurityHeaders(app, environment.production);
  app.addHook('onRequest', refuseMalformedTarget);
  app.addHook('onSend', keepCookiesOutOfCaches);
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const pattern = findPattern(request, site);
    const path = maskPath(request.url, pattern);
    const route = pattern ?? request.routeOptions.url ?? 'none';
    site.health.metrics.countRequest(method, route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info({ method, path, status: reply.statusCode, ms });
  });
  app.addHook('preHandler', async (request, reply) => {
    if (isOriginAllowed(request, environment) || isExemptFromOrigin(request)) return;
    const path = maskPath(request.url, findPattern(request, site));
    const address = callerAddress(request);
    site.logSecurity({ event: 'wrong_origin', address, account: null, path });
    return sendError(reply, apiError('wrong_origin'));
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const code = isDatabaseAway(error) ? 'unavailable' : codeOf(error.statusCode ?? 500);
    if (code === 'internal') {
      request.log.error({ err: error }, 'a request failed');
      site.health.failures.add({ what: 'a request failed', error, request: request.id });
    }
    if (code === 'unavailable')
      request.log.warn({ err: error }, 'the database or a release is away');
    if (code === 'unavailable' && wantsPage(request)) return sendAwayPage(request, reply, site);
    return sendError(reply, apiError(code));
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(reply, apiError(METHODS.has(request.method) ? 'not_found' : 'method_not_allowed')),
  );
  addInformationRoutes(app, site, opsToken);
  addBeaconRoute(app, site);
  addFileRoutes(app, site);
  addSitemapRoutes(app, site);
  await addMore(app);
  addPreviewRoutes(app, site, opsToken);
  await addApiRoutes(app, site);
  addPageRoutes(app, site);
  return app;
}

/** Calls without a body may still say they send JSON (PUT /api/verify-email has an empty one). */
function acceptEmptyJson(app: FastifyInstance) {
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, JSON.parse(String(body)));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
}

function codeOf(status: number): ErrorCode {
  if (status === 413) return 'payload_too_large';
  if (status === 415) return 'unsupported_media_type';
  if (status === 404) return 'not_found';
  if (status === 408) return 'too_slow';
  if (status === 503) return 'unavailable';
  return status < 500 ? 'invalid_input' : 'internal';
}
