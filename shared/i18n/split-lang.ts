import type { Lang } from '../remote-kit/page';

/** Splits a pathname into language and path: `/hi/remedies` is Hindi `/remedies`, all else is English. */
export function splitLang(pathname: string): { lang: Lang; path: string } {
  if (pathname === '/hi' || pathname === '/hi/') return { lang: 'hi', path: '/' };
  if (pathname.startsWith('/hi/')) return { lang: 'hi', path: pathname.slice(3) };
  return { lang: 'en', path: pathname };
}
