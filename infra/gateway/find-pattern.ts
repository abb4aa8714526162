import type { FastifyRequest } from 'fastify';
import { splitLang } from 'shared/i18n/split-lang';
import { localPath } from 'shared/i18n/local-path';
import { findRoute } from './find-route';
import type { Site } from './site-process';

const patterns = new WeakMap<FastifyRequest, string>();

/** Remembers the route of a request's endpoint for its line in the log. */
export function notePattern(request: FastifyRequest, pattern: string): void {
  patterns.set(request, pattern);
}

/** The route of an API call, page or gateway's own file that a request was for; `null` where none is known. */
export function findPattern(request: FastifyRequest, site: Site): string | null {
  const own = request.routeOptions.url;
  if (own && !own.includes('*')) return own;
  const path = request.url.split('?', 1)[0] as string;
  const noted = patterns.get(request);
  if (noted !== undefined || path.startsWith('/api/')) return noted ?? null;
  const { lang, path: plain } = splitLang(path);
  const found = findRoute(listRoutes(site), plain);
  return found === null ? null : localPath(lang, found);
}

/** The routes of all pages as a visitor without a canary has them, without language prefix. */
export function listRoutes(site: Site): readonly string[] {
  const { remotes } = site.releasesOf('').snapshot;
  let routes = listed.get(remotes);
  if (!routes)
    listed.set(
      remotes,
      (routes = remotes.flatMap((remote) => remote.routes.map(({ path }) => path))),
    );
  return routes;
}

const listed = new WeakMap<object, readonly string[]>();
