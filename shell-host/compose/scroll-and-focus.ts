import { keep, readKept } from 'shared/kept-in-browser/storage';

let entries = 0;

/** Remembers how far the visitor had scrolled, under the current history entry. */
export function keepScroll() {
  const entry = window.history.state?.entry ?? `${Date.now()}-${entries++}`;
  window.history.replaceState({ ...window.history.state, entry }, '');
  keep('tarapath:scroll', String(Math.round(window.scrollY)), entry);
}

/** Goes to the address's anchor, to the remembered place, or to the top. */
export function restoreScroll() {
  const anchor = window.location.hash
    ? document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    : null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, Number(readKept('tarapath:scroll', window.history.state?.entry ?? '')));
}

/** Moves the focus to the new page, so that keyboards and screen readers start there. */
export function focusPage() {
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
}
