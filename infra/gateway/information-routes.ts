import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiError } from 'shared/contracts/errors';
import { GENERATION_HEADER } from 'shared/http/page-generation';
import type { Secret } from 'shared/remote-kit/secrets';
import { carriesToken } from '../environment/carries-token';
import { apiDocsCss, renderApiDocs } from './api-docs-page';
import { describeApi } from './openapi';
import { sendError } from './send-error';
import type { Site } from './site-process';

const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Whether a request carries the ops token. */
export function hasOpsToken({ headers }: FastifyRequest, opsToken: Secret): boolean {
  return carriesToken(headers.authorization, opsToken);
}

/** Mounts health, discovery and the API's description. */
export function addInformationRoutes(app: FastifyInstance, site: Site, opsToken: Secret) {
  // alive: it asks nothing of anything, so that a resting database ends no process
  app.get('/healthz', async () => ({ status: 200, generation: site.document().generation }));

  app.get('/metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!hasOpsToken(request, opsToken)) return sendError(reply, opsRefusal);
    const { metrics } = site.health;
    return reply.type(metrics.type).send(await metrics.print());
  });

  app.get('/discovery.json', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    void reply.header(GENERATION_HEADER, site.document().generation);
    if (hasOpsToken(request, opsToken)) return site.document();
    const visitor = site.visitorOf(request, reply);
    return reply.type('application/json').send(site.releasesOf(visitor).snapshot.json);
  });

  const description = async () => {
    const apis = await site.defaultApis();
    const described = await Promise.allSettled(apis.map(({ api }) => api.describe()));
    return describeApi(
      // of one that can't be asked now, nothing
      described.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : [])),
      site.environment.publicUrl,
      apis.flatMap(({ remote, api }) =>
        (api.api.documents ?? []).map(({ path }) => ({ remote, path })),
      ),
    );
  };
  app.get('/api/openapi.json', async () => description());
  app.get('/api/docs.css', async (_request, reply) => reply.type('text/css').send(apiDocsCss));
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', DOCUMENT_POLICY)
      .send(renderApiDocs(await description())),
  );
}

/** The answer to an ops call without the token. */
export const opsRefusal = apiError('not_signed_in', {
  message: 'The ops token is missing or wrong.',
});
