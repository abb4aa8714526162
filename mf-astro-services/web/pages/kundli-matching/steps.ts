import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { Step } from 'shared/ui/crumbs';
import { pageText } from './text';

/** The address of the form; a match lies below it. */
export const formPath = '/astrology-services/kundli-matching';

/** The way to the form. */
export function listSteps(lang: Lang): Step[] {
  const text = pageText[lang];
  return [
    { name: text.home, path: '/' },
    { name: text.services, path: '/astrology-services' },
    { name: text.title, path: formPath },
  ];
}

/** Where a match is; its maker's address has the secret, the one that is shared has none. */
export function matchPath(id: string, lang: Lang, secret?: string | null): string {
  const own = secret ? `?${new URLSearchParams({ secret })}` : '';
  return localPath(lang, `${formPath}/${id}`) + own;
}
