import type { ComponentType } from 'react';
import type { AnyEndpoint, AnswerOf, InputOf } from '../contracts/contract';
import type { CallFailure } from '../http/failure';
import type { Preferences } from '../preferences/preferences';
import type { SessionUser } from './api';
import type { StaffPage } from './staff-page';
import type { StaticPart } from './static-part';

/** The two languages of the site: English at `/`, Hindi at `/hi/...`. */
export type Lang = 'en' | 'hi';

/** What the page may know of the visitor: never the token. */
export type PageSession = Pick<
  SessionUser,
  'id' | 'name' | 'email' | 'phone' | 'img' | 'type'
> | null;

/**
 * Calls an endpoint: in process on the server, by fetch in the browser. Never throws for expected failures.
 * With a `key`, a contract that is idempotent does once what is called twice.
 */
export type Call = <E extends AnyEndpoint>(
  contract: E,
  input: InputOf<E>,
  options?: { key?: string },
) => Promise<AnswerOf<E> | CallFailure>;

/** What a page's loader gets. */
export interface LoadArgs {
  params: Readonly<Record<string, string>>;
  /** Path without the language prefix, and query. */
  path: string;
  query: URLSearchParams;
  lang: Lang;
  session: PageSession;
  /** The visitor's city and clock; an address that names a city wins. Parts have `usePreferences()`. */
  preferences: Preferences;
  call: Call;
  /** Fields of a form posted to this page without script; `null` otherwise. */
  form: Readonly<Record<string, string>> | null;
}

/** What the document's head says about a page. */
export interface PageHead {
  title: string;
  description: string;
  /** Structured data, schema.org objects without @context. */
  jsonLd?: object[];
  /** Path of a picture for shares, 1200 x 630. */
  image?: string;
  /** An article's times, ISO 8601: it is told to be one where it is shared. */
  article?: { published: string; modified: string };
  /** Feeds of what the page lists: paths on the site, RSS or Atom by the ending. */
  feeds?: { title: string; path: string }[];
  /** Keep out of search engines (personal or empty pages). */
  noindex?: boolean;
}

/** A loader's answer: data for the page (JSON), the head, and the HTTP status when it isn't 200. */
export interface Loaded<D> {
  data: D;
  head: PageHead;
  status?: number;
  /** Send the visitor elsewhere instead (path within the site). */
  redirect?: string;
  /**
   * Of a piece: for so many seconds, a minute at most, it is the same for everybody who is not signed in,
   * at this address and with this city and clock. It is not asked for again meanwhile.
   */
  keepSeconds?: number;
}

/** A page's loader, the default export of `load.ts`. */
export type Load<D> = (args: LoadArgs) => Promise<Loaded<D>>;

/** What a page component gets. */
export interface PageProps<D> {
  data: D;
  lang: Lang;
  params: Readonly<Record<string, string>>;
  session: PageSession;
}

/** A page or piece, whatever data it takes: its own loader makes them fit. */
export type PageComponent = ComponentType<PageProps<never>>;

/** A page's module. */
export interface PageModule {
  default: PageComponent;
  /** The parts that the browser leaves as the server made them. */
  staticParts?: readonly StaticPart[];
}

/** One route of a remote. Loader and component are separate chunks: a hydrated page needs no loader. */
export interface PageRoute {
  /** react-router path pattern, absolute, without language prefix: `/remedies/:slug`. */
  path: string;
  load: () => Promise<{ default: Load<never> | Load<unknown> }>;
  page: () => Promise<PageModule>;
  /** Slots this page shows, so the server can render their pieces beside it. */
  slots?: string[];
  /** What the frame's menu calls it; without a name it is not there. */
  menu?: { en: string; hi: string };
  /** Search engines are told of it. Pages with parameters are listed by the API (`listPages`). */
  sitemap?: true;
  /** It is a page of the back office, under `/admin`. */
  staff?: StaffPage;
}

/** A piece offered for a slot in the frame or in another remote's page. */
export interface SlotOffer {
  name: string;
  load: () => Promise<{ default: Load<never> | Load<unknown> }>;
  piece: () => Promise<{ default: PageComponent }>;
}

/** All that a remote offers, as data: the default export of `remote.ts`. */
export interface RemoteDefinition {
  name: string;
  routes: PageRoute[];
  slots?: SlotOffer[];
}
