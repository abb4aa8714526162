import { createStore, type StoreApi } from 'zustand/vanilla';
import { browserCall } from 'shared/http/browser-call';
import { splitLang } from 'shared/i18n/split-lang';
import { readPagePreferences } from 'shared/preferences/page-preferences';
import { sessionStore } from 'shared/session/session-store';
import { matchRoute } from '../match-route';
import type { Load, PageHead, PageRoute, RemoteDefinition } from '../page';
import type { ReadyPage } from '../page-view';
import type { PageState } from '../snapshot';

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
  /** Takes over a page the server rendered, without running its loader. */
  adopt(state: NonNullable<PageState['page']>): Promise<PreparedPage | null>;
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

  return {
    store,
    async prepare(href) {
      const found = find(href);
      if (!found) return null;
      void found.route.page();
      const { head, data, redirect } = await runLoader(found.route, found);
      if (redirect) return { page: await makeReady(found, null), head, redirect };
      return { page: await makeReady(found, data), head };
    },
    async adopt(state) {
      const found = find(window.location.href);
      if (!found) return null;
      return { page: await makeReady(found, state.data), head: state.head };
    },
    show: (page) => store.setState({ page }),
  };
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
