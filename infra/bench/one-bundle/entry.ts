import { createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import remotes from 'all-remotes';
import { readPagePreferences } from 'shared/preferences/page-preferences';
import { createPageController } from 'shared/remote-kit/browser/page-controller';
import { createPieces } from 'shared/remote-kit/browser/create-pieces';
import { matchRoute } from 'shared/remote-kit/match-route';
import { PageView, type ReadyPage } from 'shared/remote-kit/page-view';
import type { RemoteDefinition } from 'shared/remote-kit/page';
import type { PageState } from 'shared/remote-kit/snapshot';
import { sessionStore } from 'shared/session/session-store';
import { splitLang } from 'shared/i18n/split-lang';
import { updateHead } from '../../../shell-host/compose/document-head';
import { startFrame } from '../../../shell-host/frame/behaviour/start-frame';
import '../../../shell-host/styles/index.css';

// The site as one application: the same frame, pages, pieces and loaders, and nothing between them.

const state = JSON.parse(document.getElementById('page-state')?.textContent ?? '{}') as PageState;
const controllers = new Map(remotes.map((remote) => [remote, createPageController(remote)]));
let root: Root | null = null;

const navigator = {
  createHref: (to: unknown) => String(to),
  go: (delta: number) => window.history.go(delta),
  push: (to: unknown) => void navigate(String(to)),
  replace: (to: unknown) => void navigate(String(to)),
};

function findController(pathname: string) {
  const { path } = splitLang(pathname);
  const routes = remotes.flatMap((remote: RemoteDefinition) =>
    remote.routes.map((route) => ({ path: route.path, remote })),
  );
  const remote = matchRoute(routes, path)?.route.remote;
  return remote && controllers.get(remote);
}

const view = (page: ReadyPage) =>
  createElement(PageView, {
    page,
    preferences: readPagePreferences(page.props.lang),
    navigator,
  });

async function navigate(href: string, isNew = true) {
  const prepared = await findController(new URL(href, location.href).pathname)?.prepare(href);
  if (!prepared) return window.location.assign(href);
  if (isNew) window.history.pushState({}, '', href);
  root?.render(view(prepared.page));
  updateHead(prepared.head);
}

async function takeOver() {
  sessionStore.getState().accept(state.session);
  const container = document.querySelector('#outlet > [data-remote]');
  const controller = findController(location.pathname);
  const adopted = container && state.page && (await controller?.adopt(state.page, container));
  if (adopted) root = hydrateRoot(container, view(adopted.page));
  for (const remote of remotes)
    for (const [slot, mount] of Object.entries(createPieces(remote))) {
      const element = document.querySelector<HTMLElement>(
        `[data-slot="${slot}"] > [data-piece="${remote.name}"]`,
      );
      const rendered = state.pieces.find((piece) => piece.slot === slot);
      if (element && rendered)
        await mount({ element, data: rendered.data, onError: (error) => console.warn(error) });
    }
}

startFrame(document);
void takeOver();
window.addEventListener('popstate', () => void navigate(location.href, false));
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (event.defaultPrevented || !link || link.origin !== location.origin) return;
  event.preventDefault();
  void navigate(link.href);
});
