import { splitLang } from 'shared/i18n/split-lang';
import { activeMenu } from '../../rules/active-menu';
import { alternatePath } from '../../rules/alternate-path';
import { closeDrawer } from './drawer';
import { closeMenus } from './open-menu';
import { closeSearch } from './search';

/**
 * Brings the frame in line with the page now shown: the highlighted menu, the current link, the
 * language links; and closes menus and drawer.
 * @param pathname the page's path with its language
 */
export function refreshFrame(document: Document, pathname: string) {
  closeMenus(document);
  closeDrawer(document);
  closeSearch(document);
  const { path } = splitLang(pathname);
  for (const list of document.querySelectorAll('.frame-menus, .frame-drawer-menus')) {
    const menus = [...list.children];
    const links = menus.map((menu) => [...menu.querySelectorAll('a')]);
    const active = activeMenu(
      path,
      links.map((group) => group.map(pathOf)),
    );
    menus.forEach((menu, index) => menu.classList.toggle('is-active', index === active));
    for (const link of links.flat())
      if (pathOf(link) === path) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
  }
  const search = document.defaultView?.location.search ?? '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-lang-link]'))
    link.href = alternatePath(pathname, link.dataset.langLink === 'hi' ? 'hi' : 'en') + search;
}

const pathOf = (link: HTMLAnchorElement) => splitLang(link.pathname).path;
