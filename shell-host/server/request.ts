import type { Choices } from 'shared/preferences/preferences';
import type { Call, PageSession } from 'shared/remote-kit/page';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import type { ServerRemote } from 'shared/remote-kit/server/render-remote';
import type { ServerRelease, ServerSnapshotRemote } from 'shared/remote-kit/snapshot';
import type { Site } from '../frame/site';

/** A visitor's releases, with the text the document carries. */
export interface ResolvedSnapshot {
  generation: number;
  remotes: ServerSnapshotRemote[];
  /** The same with the shell's version, as JSON that is safe inside a script element. */
  json: string;
}

/** The shell's own client files. */
export interface ShellAssets {
  entry: string;
  /** The entry's hash; gateways of before it was checked send none. */
  integrity?: string;
  css: string[];
  fonts: string[];
}

/** One request for a page, as the gateway hands it to the shell's release. */
export interface PageRequest {
  url: URL;
  snapshot: ResolvedSnapshot;
  shell: ShellAssets;
  session: PageSession;
  /** The member of staff who asks, by a session of its own; a gateway of before there were any sends none. */
  staff?: Pick<StaffSession, 'name' | 'permissions'> | null;
  /** The visitor may be signed in: it could not be checked in time. */
  isSessionUnknown?: boolean;
  /** City and clock as the visitor's cookies name them; a gateway of before there were any sends none. */
  choices?: Choices;
  site: Site;
  nonce: string;
  /** What the log calls the request, for a visitor to quote; a gateway of before sends none. */
  requestId?: string;
  /** Addresses of scripts this kind of start adds to every page. */
  scripts: string[];
  /** Fields of a form posted without script. */
  form: Readonly<Record<string, string>> | null;
  call: Call;
  loadServer(name: string, release: ServerRelease): ServerRemote;
  report(name: string, release: ServerRelease, error: unknown): void;
  /** Milliseconds a remote's page may take; pieces in slots get half. */
  timeLimitMs: number;
}

/** What a shell's server bundle exports. */
export interface ShellServer {
  renderRequest(request: PageRequest): Promise<PageReply>;
}

/** The document, or where to go instead. */
export interface PageReply {
  status: number;
  html: string;
  redirect?: string;
}
