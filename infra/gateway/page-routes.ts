import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readChoices } from 'shared/preferences/preferences';
import type { PageReply, PageRequest } from '../../shell-host/server/request';
import { applyExtras } from './apply-extras';
import { compress } from './compress';
import { listRoutes } from './find-pattern';
import { clearHostCookie, SESSION_COOKIE } from './host-cookies';
import { createPageCall } from './page-call';
import { sendDocument } from './send-document';
import { pagePermissions, pagePolicy } from './security-headers';
import type { Site } from './site-process';
import { tidyPath } from './tidy-path';
import { SHELL } from './resolve-snapshot';

/** What a shell's server bundle exports. */
interface ShellServer {
  renderRequest(request: PageRequest): Promise<PageReply>;
}

const TIME_LIMIT_MS = 3000;

/** Mounts everything that isn't a file or a call: pages, and forms posted to them without script. */
export function addPageRoutes(app: FastifyInstance, site: Site) {
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '*',
    handler: async (request, reply) => {
      const tidy = tidyPath(request.url, () => listRoutes(site));
      if (tidy !== request.url && request.method !== 'POST') return reply.redirect(tidy, 308);
      if (request.method !== 'POST' && (await sendDocument(request, reply, site))) return reply;
      return sendPage(request, reply, site);
    },
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const visitor = site.visitorOf(request, reply);
  const { snapshot, shell } = site.releasesOf(visitor);
  const ctx = await site.contextOf(request, visitor);
  if (!ctx.session && !ctx.isSessionUnknown && request.cookies[SESSION_COOKIE])
    clearHostCookie(reply, site.environment.publicUrl, SESSION_COOKIE);
  const nonce = randomBytes(16).toString('base64url');
  // joined as text: resolving would take "/\\other.example" for another host
  const url = new URL(site.environment.publicUrl + request.url);
  // every call would refuse it, and what was asked reads the same without
  url.search = url.search.replaceAll('%00', '');
  const pageCall = createPageCall(site, ctx, request.headers.cookie, snapshot.generation);
  const visit = { ctx, askOther: pageCall.askOther, extras: pageCall.extras };
  const { renderRequest } = site.host.loadShell<ShellServer>(SHELL, shell.version);
  const page = await renderRequest({
    url,
    snapshot,
    shell: shell.assets,
    session: ctx.session && publicPart(ctx.session),
    isSessionUnknown: ctx.isSessionUnknown === true,
    choices: readChoices(request.headers.cookie ?? ''),
    site: site.facts,
    nonce,
    scripts: site.pageScripts,
    form: request.method === 'POST' ? (request.body as Record<string, string>) : null,
    call: pageCall.call,
    loadServer: (name, { version }) => site.host.pagesOf({ name, version }, visit),
    report: (name, { version }, error) =>
      request.log.error({ err: error, remote: name, version }, 'a remote failed to render'),
    timeLimitMs: TIME_LIMIT_MS,
  });
  // a form may have signed somebody out
  if (request.method === 'POST') site.forgetSessions();
  for (const extras of pageCall.extras) applyExtras(reply, extras, site.environment.publicUrl);
  if (page.redirect) return reply.redirect(page.redirect, 303);
  const { body, encoding } = await compress(page.html, request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy(nonce, site.environment.streamOrigins),
      'permissions-policy': pagePermissions,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
    })
    .send(body);
}

function publicPart({
  id,
  name,
  email,
  phone,
  img,
  type,
}: NonNullable<Awaited<ReturnType<Site['contextOf']>>['session']>) {
  return { id, name, email, phone, img, type };
}
