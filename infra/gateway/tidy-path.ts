import { localPath } from 'shared/i18n/local-path';
import { splitLang } from 'shared/i18n/split-lang';
import { findRoute, writeAs } from './find-route';

/**
 * The one address of a page: no trailing or doubled slashes, and the fixed parts in the case their
 * route has (`/Blogs` is `/blogs`). Names within an address stay as they are: the keys of kept charts
 * differ by case.
 * @param listPatterns routes of the pages, without language prefix; asked for only where case may matter
 */
export function tidyPath(url: string, listPatterns: () => readonly string[]): string {
  const [pathname = '/', ...query] = url.split('?');
  // a backslash too: browsers take "/\\other.example" for another host
  const plain = pathname
    .replace(/[/\\]{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
    .replace(/^\/hi(?=\/|$)/i, '/hi');
  const { lang, path } = splitLang(plain);
  const route = /[A-Z]/.test(path) ? findRoute(listPatterns(), path) : null;
  return [route === null ? plain : localPath(lang, writeAs(route, path)), ...query].join('?');
}
