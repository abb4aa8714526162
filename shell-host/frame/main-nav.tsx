import { localPath } from 'shared/i18n/local-path';
import { Icon } from 'shared/ui/icon';
import { activeMenu } from '../rules/active-menu';
import type { FrameProps } from './frame-props';
import { mainMenu, withAdded } from './main-menu';
import { addressesOf } from './menu-link';
import { text } from './text';

/**
 * The menus of the wide header: each a link with its own disclosure button. They open by CSS until
 * the behaviour takes over.
 */
export function MainNav({ lang, path, remedies, added = [] }: FrameProps) {
  const menus = withAdded(mainMenu, added).map((menu) => ({
    name: menu.name,
    href: menu.href,
    title: menu[lang],
    items:
      menu.name === 'remedies'
        ? remedies.slice(0, 10).map(({ slug, title }) => ({ href: `/remedies/${slug}`, title }))
        : menu.items.map((item) => ({ href: item.href, title: item[lang] })),
  }));
  const active = activeMenu(path, menus.map(addressesOf));
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <nav className="frame-nav" aria-label={text[lang].mainNav}>
      <ul className="frame-menus">
        {menus.map(({ name, href, title, items }, index) => (
          <li
            key={name}
            data-menu={name}
            className={index === active ? 'frame-menu is-active' : 'frame-menu'}
          >
            {href !== null && (
              <a href={localPath(lang, href)} aria-current={current(href)}>
                {title}
              </a>
            )}
            {items.length > 0 && (
              <>
                <button
                  type="button"
                  aria-expanded={false}
                  aria-controls={`menu-${name}`}
                  aria-label={href === null ? undefined : text[lang].submenu(title)}
                >
                  {href === null && title}
                  <Icon name="chevron-down" size={16} />
                </button>
                <ul
                  id={`menu-${name}`}
                  className={items.length > 6 ? 'frame-submenu is-long' : 'frame-submenu'}
                >
                  {items.map((item) => (
                    <li key={item.href}>
                      <a href={localPath(lang, item.href)} aria-current={current(item.href)}>
                        {item.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
