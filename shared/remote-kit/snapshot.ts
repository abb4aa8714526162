import type { Lang, PageHead, PageSession } from './page';

/** A release as the browser needs it. Addresses are paths on the site. */
export interface SnapshotRelease {
  version: string;
  /** The federation entry. */
  entry: string;
  /** `sha384-…` of the entry; an entry without one is not run. */
  integrity: string;
  css: string[];
}

/** One remote of a visitor's snapshot: its resolved release and the last good one behind it. */
export interface SnapshotRemote extends SnapshotRelease {
  name: string;
  routes: { path: string; slots: string[] }[];
  slots: string[];
  fallback?: SnapshotRelease;
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
