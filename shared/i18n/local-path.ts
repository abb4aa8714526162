import type { Lang } from '../remote-kit/page';

/**
 * The address of a page of the site in a language: English at `/remedies`, Hindi at `/hi/remedies`.
 * @param path path within the site, with or without query and hash; anything that does not start
 * with a single `/` (another site, `mailto:`, `#part`) comes back unchanged.
 */
export function localPath(lang: Lang, path: string): string {
  if (lang === 'en' || !path.startsWith('/') || path.startsWith('//')) return path;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  return (pathname === '/' ? '/hi' : `/hi${pathname}`) + rest;
}
