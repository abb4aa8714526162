import React, { useEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { readPagePreferences } from 'shared/preferences/page-preferences';
import type { RemoteDefinition } from '../page';
import { PageView } from '../page-view';
import type { PageState } from '../snapshot';
import { createPageController, type PreparedPage } from './page-controller';
import { createPieces, type Pieces } from './create-pieces';
import { hydrateInSlices } from './hydrate-in-slices';

/** What the shell passes to a remote's lifecycles. */
export interface MountProps {
  container: HTMLElement;
  /** The page the server rendered with this very release, to be hydrated; else the container is empty. */
  hydrate: PageState['page'];
  /** A page prepared before the navigation, so that its loader doesn't run twice. */
  takePrepared(): PreparedPage | null;
  navigate(href: string, how?: 'push' | 'replace'): void;
  /** Called once when the page throws while rendering. */
  onRenderError(error: Error): void;
  /** Called after the page is in the document. */
  onShown(prepared: PreparedPage): void;
  /** Called when the page answers: every slice of it is hydrated. Missing in older shells. */
  onReady?(): void;
}

/** What a remote's federation container exposes as `./remote`. */
export interface BrowserRemote {
  lifecycles: {
    bootstrap(props: MountProps): Promise<unknown>;
    mount(props: MountProps): Promise<unknown>;
    unmount(props: MountProps): Promise<unknown>;
  };
  prepare(href: string): Promise<PreparedPage | null>;
  /** Loads the code of a page, without its data. Missing in older releases. */
  preload?(href: string): Promise<void>;
  show(prepared: PreparedPage): void;
  pieces: Pieces;
}

/** Makes a remote's browser side from its definition. */
export function createRemote(definition: RemoteDefinition): BrowserRemote {
  const controller = createPageController(definition);
  const identifierPrefix = definition.name;
  let renderType: 'hydrateRoot' | 'createRoot' = 'createRoot';

  const shownPage = () => controller.store.getState().page;

  function PageRoot({ navigate, onRenderError, onReady }: MountProps) {
    // not zustand's hook: it hydrates with the store's first state, which has no page yet
    const page = useSyncExternalStore(controller.store.subscribe, shownPage, shownPage);
    useEffect(() => onReady?.(), [onReady]);
    if (!page) return null;
    return (
      <PageBoundary onRenderError={onRenderError}>
        <PageView
          page={page}
          preferences={readPagePreferences(page.props.lang)}
          navigator={navigatorFor(navigate)}
        />
      </PageBoundary>
    );
  }

  const spa = singleSpaReact<MountProps>({
    React,
    ReactDOMClient: {
      createRoot: (container: HTMLElement) => createRoot(container, { identifierPrefix }),
      hydrateRoot: (container: HTMLElement, element: React.ReactNode) =>
        hydrateInSlices(container, element, { identifierPrefix }),
    },
    rootComponent: PageRoot,
    renderType: () => renderType,
    domElementGetter: (props) => props.container,
    // the last resort, should the boundary itself fail: without it a throw blocks all later navigation
    errorBoundary: (error, _info, props) => <Report error={error} to={props.onRenderError} />,
  });

  return {
    lifecycles: {
      bootstrap: async (props) => spa.bootstrap(props as never),
      async mount(props) {
        const adopted = props.hydrate
          ? await controller.adopt(props.hydrate, props.container)
          : null;
        const prepared =
          adopted ?? props.takePrepared() ?? (await controller.prepare(window.location.href));
        if (!prepared) throw new Error(`${definition.name} has no page at this address`);
        if (prepared.redirect) props.navigate(prepared.redirect, 'replace');
        renderType = adopted ? 'hydrateRoot' : 'createRoot';
        if (!adopted) props.container.replaceChildren();
        controller.show(prepared.page);
        await spa.mount(props as never);
        props.onShown(prepared);
      },
      unmount: async (props) => spa.unmount(props as never),
    },
    prepare: (href) => controller.prepare(href),
    preload: (href) => controller.preload(href),
    show: (prepared) => controller.show(prepared.page),
    pieces: createPieces(definition),
  };
}

/** react-router's navigator over the shell's navigation. */
function navigatorFor(navigate: MountProps['navigate']) {
  const href = (to: string | Partial<{ pathname: string; search: string; hash: string }>) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    createHref: href,
    go: (delta: number) => window.history.go(delta),
    push: (to: Parameters<typeof href>[0]) => navigate(href(to)),
    replace: (to: Parameters<typeof href>[0]) => navigate(href(to), 'replace'),
  };
}

function Report({ error, to }: { error: Error; to: (error: Error) => void }) {
  useEffect(() => to(error), [error, to]);
  return null;
}

class PageBoundary extends React.Component<{
  onRenderError: (error: Error) => void;
  children: React.ReactNode;
}> {
  override state: { error: Error | null } = { error: null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override componentDidCatch(error: Error) {
    this.props.onRenderError(error);
  }
  override render() {
    return this.state.error ? null : this.props.children;
  }
}
