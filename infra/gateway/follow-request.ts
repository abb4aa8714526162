import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOfRequest } from '../tracing/carried-context';
import { tracer } from '../tracing/measure';
import { findPattern } from './find-pattern';
import type { Site } from './site-process';

interface Followed {
  span: Span;
  context: Context;
}

/**
 * Has everything that is done for a request know which one it is, and makes it a trace of its own or,
 * behind a proxy of ours, a part of the proxy's.
 */
export function followRequests(app: FastifyInstance, site: Site): void {
  const followed = new WeakMap<FastifyRequest, Followed>();
  const isBehindProxy = site.environment.trustProxy > 0;
  app.addHook('onRequest', (request, _reply, done) => {
    const given = contextOfRequest(request.id, isBehindProxy ? request.headers : {});
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, given);
    const own = trace.setSpan(given, span);
    followed.set(request, { span, context: own });
    context.with(own, done);
  });
  // the body's last byte arrives outside of every context
  app.addHook('preValidation', (request, _reply, done) =>
    context.with(followed.get(request)?.context ?? ROOT_CONTEXT, done),
  );
  app.addHook('onResponse', async (request, reply) => {
    const { span } = followed.get(request) ?? {};
    if (!span?.isRecording()) return;
    const route = findPattern(request, site) ?? request.routeOptions.url ?? 'none';
    span.updateName(`${request.method} ${route}`).setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'tarapath.request_id': request.id,
    });
    span.end();
  });
}
