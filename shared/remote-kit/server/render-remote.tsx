import { renderToString } from 'react-dom/server';
import { defaultPreferences, type Preferences } from 'shared/preferences/preferences';
import type { Navigator } from 'shared/router';
import { matchRoute } from '../match-route';
import type {
  Call,
  Lang,
  LoadArgs,
  Loaded,
  PageHead,
  PageModule,
  PageSession,
  RemoteDefinition,
} from '../page';
import { PageView } from '../page-view';
import { leaveOutStatic } from '../static-part';

/** One request as a remote's server bundle sees it. */
export interface ServerRequest {
  /** Path without language prefix. */
  path: string;
  /** Path and query as the visitor sees them. */
  location: string;
  query: URLSearchParams;
  lang: Lang;
  session: PageSession;
  /** A shell of before there were any sends none. */
  preferences?: Preferences;
  call: Call;
  form: Readonly<Record<string, string>> | null;
  /** Does a part of the work so that traces show it, named `load` or `render`; a gateway without traces sends none. */
  measure?<T>(name: string, work: () => T): T;
}

/** A page or piece rendered on the server. */
export interface ServerRendered {
  html: string;
  data: unknown;
  head: PageHead;
  status: number;
  redirect?: string;
  /** See `Loaded`. */
  keepSeconds?: number;
}

/** What a remote's server bundle exports. */
export interface ServerRemote {
  renderPage(request: ServerRequest): Promise<ServerRendered | null>;
  renderPiece(slot: string, request: ServerRequest): Promise<ServerRendered | null>;
}

const serverNavigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}`),
  go: refuseNavigation,
  push: refuseNavigation,
  replace: refuseNavigation,
};

function refuseNavigation(): never {
  throw new Error('a page must not navigate while it renders on the server');
}

/** Makes a remote's server side from its definition. `null` answers: no such route or slot. */
export function createServerRemote(definition: RemoteDefinition): ServerRemote {
  return {
    async renderPage(request) {
      const match = matchRoute(definition.routes, request.path);
      if (!match) return null;
      const { route, params } = match;
      const [load, page] = await Promise.all([route.load(), route.page()]);
      return render(load.default as Run, page, request, params, route.path, definition.name);
    },
    async renderPiece(slot, request) {
      const offer = definition.slots?.find((candidate) => candidate.name === slot);
      if (!offer) return null;
      const [load, piece] = await Promise.all([offer.load(), offer.piece()]);
      return render(load.default as Run, piece, request, {}, slot, `${definition.name}-${slot}`);
    },
  };
}

type Run = (args: LoadArgs) => Promise<Loaded<unknown>>;

async function render(
  load: Run,
  { default: component, staticParts = [] }: PageModule,
  request: ServerRequest,
  params: Readonly<Record<string, string>>,
  key: string,
  identifierPrefix: string,
): Promise<ServerRendered> {
  const { location, preferences = defaultPreferences(request.lang), measure, ...args } = request;
  const part: NonNullable<typeof measure> = measure ?? ((_name, work) => work());
  const [loaded] = await Promise.all([
    part('load', () => load({ ...args, preferences, params })),
    ...staticParts.map((part) => part.load()),
  ]);
  const { data, head, status = 200, redirect, keepSeconds } = loaded;
  if (redirect) return { html: '', data: null, head, status: 303, redirect };
  const props = { data: data as never, lang: request.lang, params, session: request.session };
  const view = (
    <PageView
      page={{ component, props, location, key }}
      preferences={preferences}
      navigator={serverNavigator}
    />
  );
  const html = part('render', () => renderToString(view, { identifierPrefix }));
  const kept = keepSeconds === undefined ? {} : { keepSeconds };
  return { html, data: leaveOutStatic(data, staticParts), head, status, ...kept };
}
