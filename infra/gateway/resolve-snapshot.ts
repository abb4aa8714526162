import {
  toBrowser,
  type ServerRelease,
  type ServerSnapshotRemote,
} from 'shared/remote-kit/snapshot';
import type { ResolvedSnapshot, ShellAssets } from '../../shell-host/server/request';
import { safeJson } from 'shared/html/escape';
import type { StaffPage } from 'shared/remote-kit/staff-page';
import {
  findDefault,
  SHELL_NAME,
  type DiscoveryDocument,
  type DiscoveryVersion,
} from '../releases/discovery-document';
import { findLastGood, type IsGood } from '../releases/find-last-good';
import { resolveRelease } from '../releases/resolve-release';

/** A shell's release around a visitor's releases of the remotes. */
interface Composed {
  snapshot: ResolvedSnapshot;
  shell: { version: string; assets: ShellAssets };
}

/** Everything a visitor's request runs on: one release of each remote and of the shell. */
export interface VisitorReleases extends Composed {
  /** The same in the last good shell. */
  spare: Composed | null;
}

/** The site serves, but no release of the shell was deployed yet: pages come with the first. */
export class NothingDeployed extends Error {
  override name = 'NothingDeployed';
  readonly statusCode = 503;
  constructor() {
    super('no release of the shell is deployed');
  }
}

/** Whether there is anything to render pages with. */
export function hasShell({ microFrontends }: DiscoveryDocument): boolean {
  return findDefault(microFrontends[SHELL_NAME] ?? []) !== undefined;
}

/**
 * Resolves visitors against one generation; equal outcomes share one prepared snapshot. Releases that are
 * chosen for a visitor, by remote, come before the visitor's own, as far as they are listed.
 */
export function createResolver(document: DiscoveryDocument, isGood: IsGood) {
  const names = Object.keys(document.microFrontends);
  const prepared = new Map<string, VisitorReleases>();
  return (visitor: string, chosen: Readonly<Record<string, string>> = {}): VisitorReleases => {
    const versions = names.map(
      (name) =>
        document.microFrontends[name]?.find(({ metadata }) => metadata.version === chosen[name]) ??
        resolveRelease(document, name, visitor),
    );
    const key = versions.map((version) => version?.metadata.version).join('|');
    let found = prepared.get(key);
    if (!found) prepared.set(key, (found = prepare(document, names, versions, isGood)));
    return found;
  };
}

function prepare(
  document: DiscoveryDocument,
  names: string[],
  versions: (DiscoveryVersion | null)[],
  isGood: IsGood,
): VisitorReleases {
  const shellVersion = versions[names.indexOf(SHELL_NAME)];
  if (!shellVersion) throw new NothingDeployed();
  const remotes: ServerSnapshotRemote[] = [];
  names.forEach((name, index) => {
    const version = versions[index];
    if (name === SHELL_NAME || !version) return;
    const fallback = findFallback(document, name, version, isGood);
    remotes.push({
      name,
      ...toSnapshotRelease(name, version),
      routes: version.extras.routes.map(({ path, slots, staff }) => ({
        ...{ path, slots },
        // a name that this shell doesn't know is nobody's
        ...(staff ? { staff: staff as StaffPage } : {}),
      })),
      menu: version.extras.routes.flatMap(({ path: href, menu }) =>
        menu ? [{ href, ...menu }] : [],
      ),
      slots: version.extras.slots,
      ...(fallback ? { fallback: toSnapshotRelease(name, fallback) } : {}),
    });
  });
  const spare = findFallback(document, SHELL_NAME, shellVersion, isGood);
  const compose = (shell: DiscoveryVersion) => composeIn(shell, document.generation, remotes);
  return { ...compose(shellVersion), spare: spare && compose(spare) };
}

function composeIn(
  { metadata: { version, integrity }, extras: { client } }: DiscoveryVersion,
  generation: number,
  remotes: ServerSnapshotRemote[],
): Composed {
  const base = clientPath(SHELL_NAME, version);
  const json = safeJson({ generation, shell: version, remotes: remotes.map(toBrowser) });
  return {
    snapshot: { generation, remotes, json },
    shell: {
      version,
      assets: {
        entry: base + client.entry,
        integrity,
        css: client.css.map((file) => base + file),
        fonts: (client.preload ?? []).map((file) => base + file),
      },
    },
  };
}

/**
 * The last good release behind one, of those the document still lists; one that crashed is better than
 * none. Who is on trial falls back to what serves everyone, whatever is known of that.
 */
export function findFallback(
  document: DiscoveryDocument,
  name: string,
  version: DiscoveryVersion,
  isGood: IsGood,
) {
  if (!version.fallbackUrl) return null;
  const versions = document.microFrontends[name] ?? [];
  const named = versions.find((other) => other.url === version.fallbackUrl && other !== version);
  if (named?.deployment.default) return named;
  return findLastGood(versions, name, version, isGood) ?? named ?? null;
}

const clientPath = (name: string, version: string) => `/releases/${name}/${version}/client/`;

function toSnapshotRelease(name: string, { metadata, extras }: DiscoveryVersion): ServerRelease {
  const base = clientPath(name, metadata.version);
  const addresses = (files: string[]) => files.map((file) => base + file);
  const addressesOf = (listed: Record<string, string[]> = {}) =>
    Object.fromEntries(Object.entries(listed).map(([key, files]) => [key, addresses(files)]));
  return {
    version: metadata.version,
    entry: base + extras.client.entry,
    integrity: metadata.integrity,
    css: addresses(extras.client.css),
    pageCss: addressesOf(extras.client.pageCss),
    pieceCss: addressesOf(extras.client.pieceCss),
  };
}
