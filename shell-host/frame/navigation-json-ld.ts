import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { MenuRemedy } from './frame-props';
import { mainMenu } from './main-menu';
import type { Site } from './site';

/** The header's menus for search engines: an ItemList of SiteNavigationElement (schema.org), each address once. */
export function navigationJsonLd(lang: Lang, remedies: MenuRemedy[], site: Site): object {
  const names = new Map<string, string>();
  for (const menu of mainMenu) {
    if (menu.href !== null) names.set(menu.href, menu[lang]);
    for (const item of menu.items) if (!names.has(item.href)) names.set(item.href, item[lang]);
    if (menu.name === 'remedies')
      for (const { slug, title } of remedies.slice(0, 10)) names.set(`/remedies/${slug}`, title);
  }
  return {
    '@type': 'ItemList',
    name: site.name,
    itemListElement: [...names].map(([href, name], index) => ({
      '@type': 'SiteNavigationElement',
      position: index + 1,
      name,
      url: site.publicUrl + localPath(lang, href),
    })),
  };
}
