/** Why a menu is open: a press keeps it open until the next press, hovering ends by itself. */
type OpenedBy = 'hover' | 'press';

const OPEN = '[data-menu][data-open]';

/** Opens one menu of the wide header and closes the others. */
export function openMenu(menu: HTMLElement, by: OpenedBy) {
  closeMenus(menu.ownerDocument, menu);
  menu.dataset.open = by;
  disclosureOf(menu)?.setAttribute('aria-expanded', 'true');
}

/** Closes every open menu, or every one but `except`. */
export function closeMenus(document: Document, except?: Element) {
  for (const menu of document.querySelectorAll<HTMLElement>(OPEN))
    if (menu !== except) closeMenu(menu);
}

/** Closes one menu. */
export function closeMenu(menu: HTMLElement) {
  delete menu.dataset.open;
  disclosureOf(menu)?.setAttribute('aria-expanded', 'false');
}

/** The button that opens a menu; a menu without pages below it has none. */
export function disclosureOf(menu: Element) {
  return menu.querySelector<HTMLButtonElement>(':scope > button[aria-expanded]');
}
