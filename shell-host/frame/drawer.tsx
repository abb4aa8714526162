import { localPath } from 'shared/i18n/local-path';
import { Icon } from 'shared/ui/icon';
import { activeMenu } from '../rules/active-menu';
import type { FrameProps } from './frame-props';
import { Logo } from './logo';
import { mainMenu, withAdded } from './main-menu';
import { addressesOf } from './menu-link';
import { planetRemedies } from './planet-remedies';
import { SearchForm } from './search-form';
import { nameIn } from './site';
import { text } from './text';

const ownMenus = mainMenu.map((menu) =>
  menu.name === 'remedies' ? { ...menu, items: planetRemedies } : menu,
);

/** The menus of narrow screens. A popover: opens, closes by Escape and gives the focus back without script. */
export function Drawer({ lang, path, site, added = [] }: FrameProps) {
  const words = text[lang];
  const menus = withAdded(ownMenus, added);
  const active = activeMenu(path, menus.map(addressesOf));
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <div
      id="drawer"
      className="frame-drawer"
      popover="auto"
      role="dialog"
      aria-label={words.drawer}
    >
      <div className="frame-drawer-top">
        <Logo size={32} />
        <span className="frame-name">{nameIn(site, lang)}</span>
        <button
          type="button"
          className="frame-close-drawer"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={words.closeDrawer}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      <div data-slot="frame.drawer-city"></div>
      <SearchForm lang={lang} id="drawer-search-q" />
      <nav aria-label={words.mainNav}>
        <ul className="frame-drawer-menus">
          {menus.map(({ name, href, items, ...titles }, index) => (
            <li key={name} data-menu={name} className={index === active ? 'is-active' : undefined}>
              {items.length === 0 && href !== null ? (
                <a href={localPath(lang, href)} aria-current={current(href)}>
                  {titles[lang]}
                </a>
              ) : (
                <details name="drawer-menu" open={index === active}>
                  <summary>
                    {titles[lang]}
                    <Icon name="chevron-down" size={18} />
                  </summary>
                  <ul>
                    {href !== null && items.every((item) => item.href !== href) && (
                      <li>
                        <a href={localPath(lang, href)} aria-current={current(href)}>
                          {words.all(titles[lang])}
                        </a>
                      </li>
                    )}
                    {items.map((item) => (
                      <li key={item.href}>
                        <a href={localPath(lang, item.href)} aria-current={current(item.href)}>
                          {item[lang]}
                        </a>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
