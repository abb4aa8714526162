import { closeMenu, closeMenus, disclosureOf, openMenu } from './open-menu';

const OPEN_AFTER = 90;
const CLOSE_AFTER = 260;

/**
 * Takes the wide header's menus over from CSS: they open on hover and press, never because the
 * focus passes by, stay while the pointer is on the menu (WCAG 1.4.13), and close by Escape, by leaving
 * and by a press elsewhere.
 */
export function startMenus(document: Document) {
  const nav = document.querySelector<HTMLElement>('.frame-nav');
  if (!nav) return;
  nav.dataset.ready = '';
  for (const menu of nav.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = disclosureOf(menu);
    if (button) startMenu(menu, button);
  }
  document.addEventListener('keydown', (event) => {
    const open = nav.querySelector<HTMLElement>('[data-open]');
    if (event.key !== 'Escape' || !open) return;
    const hadFocus = open.contains(document.activeElement);
    closeMenus(document);
    if (hadFocus) disclosureOf(open)?.focus();
  });
  document.addEventListener('pointerdown', (event) => {
    if (!nav.contains(event.target as Node)) closeMenus(document);
  });
}

function startMenu(menu: HTMLElement, button: HTMLButtonElement) {
  const { ownerDocument: document } = menu;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressing = false;
  const hover = (isInside: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    if (isInside && menu.dataset.open) return;
    if (isInside) timer = setTimeout(() => openMenu(menu, 'hover'), OPEN_AFTER);
    else if (menu.dataset.open === 'hover') timer = setTimeout(() => closeMenu(menu), CLOSE_AFTER);
  };
  menu.addEventListener('pointerenter', hover(true));
  menu.addEventListener('pointerleave', hover(false));
  button.addEventListener('pointerdown', () => (isPressing = true));
  button.addEventListener('click', () => {
    clearTimeout(timer);
    // a press on a menu that the same pointer has just opened keeps it open
    const isOpen = isPressing ? menu.dataset.open === 'press' : menu.dataset.open;
    isPressing = false;
    if (isOpen) closeMenus(document);
    else openMenu(menu, 'press');
  });
  menu.addEventListener('focusout', (event) => {
    if (!menu.contains(event.relatedTarget as Node | null) && menu.dataset.open !== 'hover')
      closeMenus(document);
  });
}
