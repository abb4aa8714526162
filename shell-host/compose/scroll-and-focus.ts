const key = () => `scroll:${window.history.state?.entry ?? ''}`;
let entries = 0;

/** Remembers how far the visitor had scrolled, under the current history entry. */
export function keepScroll() {
  const entry = window.history.state?.entry ?? `${Date.now()}-${entries++}`;
  window.history.replaceState({ ...window.history.state, entry }, '');
  sessionStorage.setItem(key(), String(Math.round(window.scrollY)));
}

/** Goes to the address's anchor, to the remembered place, or to the top. */
export function restoreScroll() {
  const anchor = window.location.hash
    ? document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    : null;
  if (anchor) anchor.scrollIntoView();
  else window.scrollTo(0, Number(window.history.state?.entry ? sessionStorage.getItem(key()) : 0));
}

/** Moves the focus to the new page, so that keyboards and screen readers start there. */
export function focusPage() {
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
}
