import { localPath } from 'shared/i18n/local-path';
import { splitLang } from 'shared/i18n/split-lang';
import type { Lang } from 'shared/remote-kit/page';

/** The same page in a language; query and hash stay. */
export function alternatePath(address: string, lang: Lang): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
  return localPath(lang, splitLang(pathname || '/').path) + rest;
}
