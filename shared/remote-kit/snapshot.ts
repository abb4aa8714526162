import type { Lang, PageHead, PageSession } from './page';
import type { StaffPage } from './staff-page';

/** A release as the browser needs it. Addresses are paths on the site. */
export interface SnapshotRelease {
  version: string;
  /** The federation entry. */
  entry: string;
  /** `sha384-…` of the entry; an entry without one is not run. */
  integrity: string;
  /** Style sheets of all its pages and pieces. */
  css: string[];
}

/** A release as the server knows it: with the style sheets it links for one page or piece. */
export interface ServerRelease extends SnapshotRelease {
  /** By the path of the route. */
  pageCss?: Readonly<Record<string, string[]>>;
  /** By the name of the slot. */
  pieceCss?: Readonly<Record<string, string[]>>;
}

/** One remote of a visitor's snapshot: its resolved release and the last good one behind it. */
export interface SnapshotRemote extends SnapshotRelease {
  name: string;
  routes: { path: string; slots: string[] }[];
  slots: string[];
  fallback?: SnapshotRelease;
}

/** A link that a remote adds to the frame's menu. */
export interface MenuEntry {
  href: string;
  en: string;
  hi: string;
}

/** A remote as the server knows it. */
export interface ServerSnapshotRemote
  extends Omit<SnapshotRemote, 'fallback' | 'routes'>, ServerRelease {
  routes: (SnapshotRemote['routes'][number] & { staff?: StaffPage })[];
  fallback?: ServerRelease;
  menu?: MenuEntry[];
}

/** What of a remote the document tells the browser, whose chunks bring their style sheets themselves. */
export function toBrowser(remote: ServerSnapshotRemote): SnapshotRemote {
  const { fallback, menu: _menu, ...own } = remote;
  const routes = own.routes.map(({ path, slots }) => ({ path, slots }));
  const spare = fallback ? { fallback: withoutStyles(fallback) } : {};
  return { ...withoutStyles(own), routes, ...spare };
}

function withoutStyles<R extends ServerRelease>({
  pageCss: _pages,
  pieceCss: _pieces,
  ...rest
}: R) {
  return rest;
}

/** Which release of every remote a visitor gets, fixed for one page load. */
export interface Snapshot {
  generation: number;
  shell: string;
  remotes: SnapshotRemote[];
}

/** A piece the server rendered into a slot. */
export interface RenderedPiece {
  slot: string;
  remote: string;
  version: string;
  data: unknown;
}

/** What the server leaves in the document for the browser to take over. */
export interface PageState {
  lang: Lang;
  session: PageSession;
  /** `null` when the remote could not render on the server. */
  page: { remote: string; version: string; path: string; data: unknown; head: PageHead } | null;
  pieces: RenderedPiece[];
}
