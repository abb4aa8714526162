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

/**
 * A path of this site out of what an address or a form asks for, ready to be sent as a `Location`;
 * `null` for anything that leads elsewhere or is no path.
 */
export function readOwnPath(text: string | null | undefined): string | null {
  if (!text || !/^\/(?![/\\])[^\s\\]*$/.test(text)) return null;
  const { pathname, search, hash } = new URL(text, 'http://site');
  // "/..//other.example" is a path of ours that would become another host when it is tidied
  return pathname.startsWith('//') ? null : pathname + search + hash;
}
