import type { FastifyInstance } from 'fastify';
import { apiError } from 'shared/contracts/errors';
import type { Secret } from 'shared/remote-kit/secrets';
import { giveUpAfter } from '../../../shell-host/compose/give-up-after';
import { readOperation, type Operation } from '../../releases/operation';
import { refuse, type Refusal } from '../../releases/refusal';
import { clearHostCookie, setHostCookie } from '../host-cookies';
import { hasOpsToken, opsRefusal } from '../information-routes';
import { readReferer } from '../read-referer';
import { sendError } from '../send-error';
import type { Site } from '../site-process';
import { badgeCss } from './badge';
import { readPreview, signPreview, type Preview } from './preview-token';
import { listNamed } from './previews';

type Asked = Extract<Operation, { command: 'preview' }>;

/** Milliseconds that who opens a link waits for a release's process. */
const START_LIMIT_MS = 30_000;

/** Mounts links with which one browser looks at a listed release that others don't get. */
export function addPreviewRoutes(app: FastifyInstance, site: Site, opsToken: Secret) {
  const { publicUrl } = site.environment;

  app.post(
    '/ops/releases/preview',
    {
      async onRequest(request, reply) {
        if (!hasOpsToken(request, opsToken)) return sendError(reply, opsRefusal);
      },
    },
    async (request, reply) => {
      const asked = readOperation('preview', request.body);
      if (!asked.ok) return reply.code(409).send(asked);
      const { remote, version, hours } = asked.operation as Asked;
      const refusal = refuseUnlisted(site, { [remote]: version });
      if (refusal) return reply.code(409).send(refusal);
      const until = Date.now() + hours * 3600_000;
      const token = signPreview({ versions: { [remote]: version }, until }, opsToken);
      const ends = new Date(until).toISOString();
      return { ok: true, kind: 'preview', address: `${publicUrl}/preview/${token}`, until: ends };
    },
  );

  app.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const preview = readPreview(request.params.token, opsToken);
    if (!preview || refuseUnlisted(site, preview.versions))
      return sendError(reply, apiError('not_found', { message: 'This preview is over.' }));
    try {
      const started = listNamed(preview.versions).map((release) => site.host.start(release));
      await giveUpAfter(START_LIMIT_MS, 'its start', Promise.all(started));
    } catch (error) {
      const message = `The release does not start: ${(error as Error).message}`;
      return sendError(reply, apiError('unavailable', { message }));
    }
    setHostCookie(reply, publicUrl, {
      name: 'preview',
      value: request.params.token,
      httpOnly: true,
      expires: new Date(preview.until),
    });
    return reply.header('cache-control', 'no-store').redirect('/', 303);
  });

  app.post('/preview/end', async (request, reply) => {
    clearHostCookie(reply, publicUrl, 'preview');
    const { pathname, search } = readReferer(request);
    return reply.redirect(pathname.replace(/^\/+/, '/') + search, 303);
  });

  app.get('/preview/badge.css', async (_request, reply) => reply.type('text/css').send(badgeCss));
}

/** A release must be listed to be looked at: `deploy --traffic 0` lists one that nobody gets. */
function refuseUnlisted(site: Site, versions: Preview['versions']): Refusal | null {
  const { microFrontends } = site.document();
  for (const { name, version } of listNamed(versions)) {
    const listed = Object.hasOwn(microFrontends, name) ? microFrontends[name] : undefined;
    if (!listed) return refuse('unknown_remote', `${name} is not deployed`);
    if (!listed.some(({ metadata }) => metadata.version === version))
      return refuse('missing_release', `${name} ${version} is not listed: deploy it with 0 %`);
  }
  return null;
}
