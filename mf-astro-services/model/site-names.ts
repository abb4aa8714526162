import type { Lang } from 'shared/remote-kit/page';

/** The site's name at the end of a title. */
export const siteNames: Readonly<Record<Lang, string>> = { en: 'Tarapath', hi: 'तारापथ' };
