import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { Step } from 'shared/ui/crumbs';
import type { KundliFormState } from '../../forms/kundli-form';
import { pageText } from './text';

/** The address of the form; a kundli lies below it. */
export const formPath = '/astrology-services/free-kundli';

/** The way to the form. */
export function listSteps(lang: Lang): Step[] {
  const text = pageText[lang];
  return [
    { name: text.home, path: '/' },
    { name: text.services, path: '/astrology-services' },
    { name: text.title, path: formPath },
  ];
}

/** Where the kundli is that was made, for its maker: the secret says so. */
export function writeMadePath(
  { id, secret, isUnsaved }: NonNullable<KundliFormState['made']>,
  lang: Lang,
): string {
  const query = new URLSearchParams({
    ...(secret ? { secret } : {}),
    ...(isUnsaved ? { unsaved: '' } : {}),
  });
  return localPath(lang, `${formPath}/${id}`) + (query.size > 0 ? `?${query}` : '');
}
