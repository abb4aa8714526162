/**
 * Completes the drawer: while it is open nothing behind it can be reached. The popover itself opens,
 * closes by Escape, and returns the focus it holds to the button that opened it.
 */
export function startDrawer(document: Document) {
  const drawer = document.getElementById('drawer');
  if (!drawer) return;
  drawer.addEventListener('beforetoggle', (event) => {
    const isOpening = (event as ToggleEvent).newState === 'open';
    for (const other of document.body.children)
      if (other !== drawer && other instanceof HTMLElement) other.inert = isOpening;
    document.documentElement.toggleAttribute('data-drawer-open', isOpening);
  });
  drawer.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    if (isOpen) drawer.querySelector<HTMLElement>('.frame-close-drawer')?.focus();
    // the popover gives the focus back only from inside itself
    else if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.frame-open-drawer')?.focus();
  });
  // the window grew: the wide header shows the menus
  document.defaultView
    ?.matchMedia?.('(min-width: 1040px)')
    .addEventListener('change', () => closeDrawer(document));
  if ('showPopover' in drawer) return;
  // browsers without popovers find every link in the footer
  document.querySelector('.frame-open-drawer')?.addEventListener('click', () => {
    document.getElementById('site-links')?.scrollIntoView();
  });
}

/** Closes the drawer if it is open. */
export function closeDrawer(document: Document) {
  const drawer = document.getElementById('drawer');
  if (document.documentElement.hasAttribute('data-drawer-open')) drawer?.hidePopover();
}
