import { getAppStatus, registerApplication, start } from 'single-spa';
import type { PreparedPage } from 'shared/remote-kit/browser/page-controller';
import { noteGeneration } from 'shared/http/page-generation';
import { isPageOutdated } from 'shared/preferences/page-preferences';
import { splitLang } from 'shared/i18n/split-lang';
import { isStaffPath } from 'shared/remote-kit/staff-page';
import { refreshFrame } from '../frame/behaviour/refresh-frame';
import { isFrameVisible } from '../rules/frame-visible';
import { updateHead } from './document-head';
import { findRemote } from './find-remote';
import { findFollowed } from './followed-link';
import { candidates, loadFirstGood, loadRelease } from './load-release';
import { preloadOnIntent } from './preload-on-intent';
import { showProgress } from './progress';
import { snapshot } from './read-state';
import { remoteApplication } from './remote-application';
import { focusPage, keepScroll, restoreScroll } from './scroll-and-focus';
import { savesData } from './waits-for-intent';

let prepared: { remote: string; page: PreparedPage } | null = null;
let latest = 0;
let isFirstPage = true;

const applications = new Map(
  snapshot.remotes.map((remote) => [
    remote.name,
    remoteApplication(remote, {
      takePrepared(name) {
        const page = prepared?.remote === name ? prepared.page : null;
        prepared = null;
        return page;
      },
      navigate: (href, how) => void navigate(href, how),
      pageShown,
      failureShown: markPath,
    }),
  ]),
);

const owner = (pathname: string) => findRemote(snapshot.remotes, pathname);

/** Registers every remote with single-spa and takes over links and history. */
export function startNavigation() {
  window.history.scrollRestoration = 'manual';
  const slow = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 };
  for (const { name } of snapshot.remotes)
    registerApplication({
      name,
      app: async () => ({
        ...(applications.get(name) as ReturnType<typeof remoteApplication>).application,
        timeouts: { bootstrap: slow, mount: slow, unmount: slow, unload: slow },
      }),
      activeWhen: ({ pathname }) => owner(pathname)?.name === name,
    });
  window.addEventListener('popstate', (event) => {
    if (!('singleSpa' in event)) void followHistory();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // the browser kept a page of before the city was changed
    if (persisted && isPageOutdated()) window.location.reload();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void askGeneration();
  });
  document.addEventListener('click', followLink);
  if (!savesData(navigator)) preloadOnIntent(document, findFollowed, (url) => void preload(url));
  start({ urlRerouteOnly: true });
}

/** Goes to an address of the site without loading a document; anything else is left to the browser. */
export async function navigate(href: string, how: 'push' | 'replace' = 'push'): Promise<void> {
  const url = new URL(href, window.location.href);
  const remote = url.origin === window.location.origin ? owner(url.pathname) : null;
  if (!remote || crossesFrame(url.pathname) || isPageOutdated())
    return window.location.assign(url.href);
  const turn = ++latest;
  const page = await showProgress(prepare(url));
  if (turn !== latest) return;
  if (page === 'leave') return window.location.assign(url.href);
  if (page?.redirect) return navigate(page.redirect, how);
  keepScroll();
  prepared = page ? { remote: remote.name, page } : null;
  const isMounted = getAppStatus(remote.name) === 'MOUNTED';
  // single-spa sees the change and swaps remotes; within one remote it has nothing to do
  window.history[how === 'push' ? 'pushState' : 'replaceState']({}, '', url.href);
  if (isMounted && page && applications.get(remote.name)?.show(page)) prepared = null;
}

/** Back and forward: single-spa swaps remotes; within one remote the page is loaded here. */
async function followHistory() {
  const url = new URL(window.location.href);
  const remote = owner(url.pathname);
  if (!remote || crossesFrame(url.pathname) || isPageOutdated()) return window.location.reload();
  if (getAppStatus(remote.name) !== 'MOUNTED') return;
  const turn = ++latest;
  const page = await showProgress(prepare(url));
  if (turn !== latest) return;
  if (page === 'leave' || !page) return window.location.reload();
  applications.get(remote.name)?.show(page);
}

/** Runs the loader of a page. `null`: nothing works, the mount will say so; `leave`: not a page of the remote. */
async function prepare(url: URL): Promise<PreparedPage | null | 'leave'> {
  const remote = owner(url.pathname);
  const good = remote && (await loadFirstGood(remote));
  if (!good) return null;
  try {
    return (await good.browser.prepare(url.href)) ?? 'leave';
  } catch (error) {
    console.warn(`the loader of ${url.pathname} failed`, error);
    return 'leave';
  }
}

/** A tab that comes back after a while asks which generation is in use. */
async function askGeneration() {
  try {
    noteGeneration(await fetch('/discovery.json', { method: 'HEAD' }));
  } catch (error) {
    // without a line the next answer tells
    if (!(error instanceof TypeError)) throw error;
  }
}

/** Has the code of a page at hand before it is asked for. */
async function preload({ href, pathname }: URL) {
  const remote = owner(pathname);
  const [release] = remote ? candidates(remote) : [];
  if (!remote || !release || crossesFrame(pathname) || isPageOutdated()) return;
  try {
    const browser = await loadRelease(remote.name, release);
    await browser.preload?.(href);
  } catch (error) {
    // should it fail again when it is needed, the last good release is shown
    console.warn(`${pathname} could not be loaded ahead`, error);
  }
}

function followLink(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const url = findFollowed(event.target);
  if (!url) return;
  const isSamePage =
    url.pathname === window.location.pathname && url.search === window.location.search;
  if ((isSamePage && url.hash) || crossesFrame(url.pathname)) return;
  event.preventDefault();
  void navigate(url.href);
}

/** The frame is only in documents that show it, and a document has one language. */
function crossesFrame(pathname: string) {
  const from = splitLang(window.document.documentElement.dataset.path ?? window.location.pathname);
  const to = splitLang(pathname);
  // each page of the back office is asked of the server, which knows what its visitor may see now
  if (isStaffPath(from.path) || isStaffPath(to.path)) return true;
  return from.lang !== to.lang || isFrameVisible(from.path) !== isFrameVisible(to.path);
}

/** Menus, and what may be followed from here, are those of the address. */
function markPath() {
  const { pathname } = window.location;
  document.documentElement.dataset.path = pathname;
  refreshFrame(document, pathname);
}

function pageShown(page: PreparedPage) {
  if (isFirstPage) {
    isFirstPage = false;
    return;
  }
  markPath();
  updateHead(page.head);
  focusPage();
  restoreScroll();
}
