import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitLang } from 'shared/i18n/split-lang';
import { renderAwayPage } from './away-page';
import { hasShell } from './resolve-snapshot';
import type { Site } from './site-process';

/** Whether a browser asks for a page to show, not a program for data. */
export function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api/') && headers.accept?.includes('text/html') === true;
}

/** Says to a person that the site rests for a moment. */
export function sendAwayPage(request: FastifyRequest, reply: FastifyReply, site: Site) {
  const nonce = randomBytes(16).toString('base64url');
  const { lang, path } = splitLang(request.url);
  const css = hasShell(site.document()) ? site.releasesOf('').shell.assets.css : [];
  return reply
    .code(503)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    .send(renderAwayPage({ lang, path, css, nonce, requestId: request.id }));
}
