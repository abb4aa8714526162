import type { FastifyRequest } from 'fastify';
import { splitLang } from 'shared/i18n/split-lang';
import { localPath } from 'shared/i18n/local-path';
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
  const found = site
    .releasesOf('')
    .snapshot.remotes.flatMap(({ routes }) => routes.map((route) => route.path))
    .filter((pattern) => fits(pattern, plain))
    .sort((a, b) => countParameters(a) - countParameters(b))[0];
  return found === undefined ? null : localPath(lang, found);
}

// not the router's own: it would load React before main.ts has said which build
function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}

const countParameters = (pattern: string) => pattern.split('/:').length - 1;
