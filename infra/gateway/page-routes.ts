import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { splitLang } from 'shared/i18n/split-lang';
import { readChoices } from 'shared/preferences/preferences';
import { isStaffPath } from 'shared/remote-kit/staff-page';
import { applyExtras } from './apply-extras';
import { composePage } from './compose-page';
import { compress } from './compress';
import { listRoutes } from './find-pattern';
import { clearHostCookie, SESSION_COOKIE } from './host-cookies';
import { createPageCall } from './page-call';
import { addBadge } from './preview/badge';
import { PageWatch } from './preview/page-watch';
import { sendAwayPage } from './send-away-page';
import { sendDocument } from './send-document';
import { pagePermissions, pagePolicy, payHeaders } from './security-headers';
import type { Site } from './site-process';
import { tidyPath } from './tidy-path';

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

/** Pages of the back office stay in no cache, in no index and in no other site's log. */
const staffHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

async function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const visitor = site.visitorOf(request, reply);
  const releases = site.releasesOf(visitor);
  const ctx = await site.contextOf(request, visitor);
  if (!ctx.session && !ctx.isSessionUnknown && request.cookies[SESSION_COOKIE])
    clearHostCookie(reply, site.environment.publicUrl, SESSION_COOKIE);
  const nonce = randomBytes(16).toString('base64url');
  // joined as text: resolving would take "/\\other.example" for another host
  const url = new URL(site.environment.publicUrl + request.url);
  // every call would refuse it, and what was asked reads the same without
  url.search = url.search.replaceAll('%00', '');
  const { generation } = releases.snapshot;
  const pageCall = createPageCall(site, ctx, generation);
  const { extras } = pageCall;
  const preview = site.previewOf(visitor);
  const watch = preview && new PageWatch();
  const askOther = watch ? watch.watchCalls(pageCall.askOther) : pageCall.askOther;
  const visit = { ctx, askOther, extras, formTakers: new Set<string>() };
  const report = (error: unknown, what: string) => {
    request.log.error({ err: error }, what);
    site.health.failures.add({ what, error, request: request.id });
  };
  const page = await composePage({ host: site.host, report }, releases, {
    url,
    session: ctx.session && publicPart(ctx.session),
    staff: ctx.staff ?? null,
    isSessionUnknown: ctx.isSessionUnknown === true,
    choices: readChoices(request.headers.cookie ?? ''),
    site: site.facts,
    nonce,
    requestId: request.id,
    scripts: site.pageScripts,
    form: request.method === 'POST' ? (request.body as Record<string, string>) : null,
    call: pageCall.call,
    loadServer(name, { version }) {
      const pages = site.host.pagesOf({ name, version }, visit);
      return watch ? watch.watchPages(name, version, pages) : pages;
    },
    report(name, { version }, error) {
      const what = 'a remote failed to render';
      request.log.error({ err: error, remote: name, version }, what);
      site.health.failures.add({ release: `${name} ${version}`, what, error, request: request.id });
    },
    timeLimitMs: site.pageLimitMs,
  });
  // a form may have signed somebody out
  if (request.method === 'POST') site.forgetSessions();
  for (const each of extras) applyExtras(reply, each, site.environment.publicUrl);
  if (!page) return sendAwayPage(request, reply, site);
  if (page.redirect) return reply.redirect(page.redirect, 303);
  const html = watch
    ? addBadge(page.html, { preview, releases, measured: watch.measured })
    : page.html;
  const { body, encoding } = await compress(html, request.headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  const { path } = splitLang(url.pathname);
  const policy = pagePolicy(nonce, site.environment.streamOrigins);
  const { payments } = site.environment;
  const provider = payments ? [payments.apiUrl, payments.checkoutUrl] : [];
  return reply
    .code(page.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'permissions-policy': pagePermissions,
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding, Cookie',
      ...payHeaders(path, policy, provider),
      ...(isStaffPath(path) ? staffHeaders : {}),
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
