import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserCall } from 'shared/http/browser-call';
import { splitLang } from 'shared/i18n/split-lang';
import { readPagePreferences } from 'shared/preferences/page-preferences';
import { sessionStore } from 'shared/session/session-store';
import { matchRoute } from '../match-route';
import type { Load, PageHead, PageRoute, RemoteDefinition } from '../page';
import type { ReadyPage } from '../page-view';
import type { PageState } from '../snapshot';
import { findServerParts } from '../static-part';

/** A page whose loader has run: ready to be shown without waiting. */
export interface PreparedPage {
  page: ReadyPage;
  head: PageHead;
  redirect?: string;
}

/** Loads pages of one remote and holds the one that is shown. */
export interface PageController {
  store: StoreApi<{ page: ReadyPage | null }>;
  /** Runs the loader for an address once. `null`: the remote has no such page. */
  prepare(href: string): Promise<PreparedPage | null>;
  /** Loads the code for an address, so that `prepare` waits for data alone. */
  preload(href: string): Promise<void>;
  /** Takes over a page the server rendered into an element, without running its loader. */
  adopt(state: NonNullable<PageState['page']>, container: Element): Promise<PreparedPage | null>;
  show(page: ReadyPage): void;
}

/** Makes the controller of a remote. */
export function createPageController(definition: RemoteDefinition): PageController {
  const store = createStore<{ page: ReadyPage | null }>()(() => ({ page: null }));

  const find = (href: string) => {
    const url = new URL(href, window.location.origin);
    const { lang, path } = splitLang(url.pathname);
    const match = matchRoute(definition.routes, path);
    return match ? { url, lang, path, ...match } : null;
  };

  const makeReady = async (found: NonNullable<ReturnType<typeof find>>, data: unknown) => {
    const { default: component } = await found.route.page();
    const session = sessionStore.getState().user;
    const ready: ReadyPage = {
      component,
      props: { data: data as never, lang: found.lang, params: found.params, session },
      location: found.url.pathname + found.url.search,
      key: found.route.path,
    };
    return ready;
  };

  /** Shows a page that was taken over anew, with all its data. */
  const renew = async (page: ReadyPage) => {
    try {
      const prepared = await controller.prepare(window.location.href);
      if (prepared && store.getState().page === page) controller.show(prepared.page);
    } catch (error) {
      console.warn('a part of the page is missing and can not be loaded', error);
    }
  };

  const controller: PageController = {
    store,
    async prepare(href) {
      const found = find(href);
      if (!found) return null;
      const [{ head, data, redirect }] = await Promise.all([
        runLoader(found.route, found),
        loadParts(found.route),
      ]);
      if (redirect) return { page: await makeReady(found, null), head, redirect };
      return { page: await makeReady(found, data), head };
    },
    async preload(href) {
      const found = find(href);
      if (found) await Promise.all([found.route.load(), loadParts(found.route)]);
    },
    async adopt(state, container) {
      const found = find(window.location.href);
      if (!found) return null;
      const page = await makeReady(found, state.data);
      page.serverParts = { nodes: findServerParts(container), renew: () => void renew(page) };
      return { page, head: state.head };
    },
    show: (page) => store.setState({ page }),
  };
  return controller;
}

async function loadParts(route: PageRoute) {
  const { staticParts = [] } = await route.page();
  await Promise.all(staticParts.map((part) => part.load()));
}

async function runLoader(
  route: PageRoute,
  found: { url: URL; lang: 'en' | 'hi'; path: string; params: Readonly<Record<string, string>> },
) {
  const load = (await route.load()).default as Load<unknown>;
  return load({
    params: found.params,
    path: found.path,
    query: found.url.searchParams,
    lang: found.lang,
    session: sessionStore.getState().user,
    preferences: readPagePreferences(found.lang),
    call: browserCall,
    form: null,
  });
}
