/** A link of the frame in both languages. */
export interface MenuLink {
  href: string;
  en: string;
  hi: string;
}

/** A menu: a link of its own (`null`: only a heading), and the links below it. */
export interface Menu extends Omit<MenuLink, 'href'> {
  name: string;
  href: string | null;
  items: readonly MenuLink[];
}

/** Every address of a menu, its own first. */
export function addressesOf({
  href,
  items,
}: Pick<Menu, 'href'> & { items: readonly { href: string }[] }) {
  return [...(href === null ? [] : [href]), ...items.map((item) => item.href)];
}
