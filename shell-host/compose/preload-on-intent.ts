/** Milliseconds a pointer rests on a link before its page's code is loaded: passing over it says nothing. */
const DWELL_MS = 80;

/**
 * Loads the code of the page behind a link that a pointer rests on, that has the focus, or that is being
 * touched. What it needs of data is asked for only when it is followed.
 * @param find the address of a link worth preparing for
 * @returns ends it
 */
export function preloadOnIntent(
  page: Document,
  find: (target: EventTarget | null) => URL | null,
  preload: (url: URL) => void,
): () => void {
  const asked = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const load = (url: URL) => {
    if (asked.has(url.pathname)) return;
    asked.add(url.pathname);
    preload(url);
  };
  const rest = ({ target }: Event) => {
    clearTimeout(timer);
    const url = find(target);
    if (url) timer = setTimeout(load, DWELL_MS, url);
  };
  const touch = ({ target }: Event) => {
    const url = find(target);
    if (url) load(url);
  };
  const listeners = [
    ['pointerover', rest],
    ['focusin', rest],
    ['pointerdown', touch],
  ] as const;
  for (const [kind, listener] of listeners)
    page.addEventListener(kind, listener, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [kind, listener] of listeners) page.removeEventListener(kind, listener);
  };
}
