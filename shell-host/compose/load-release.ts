import type { BrowserRemote } from 'shared/remote-kit/browser/create-remote';
import { containerName } from 'shared/remote-kit/container-name';
import type { SnapshotRelease, SnapshotRemote } from 'shared/remote-kit/snapshot';
import { federation, trustEntry } from './federation';
import { giveUpAfter, TOO_SLOW } from './give-up-after';
import { tellFailure } from './tell-failure';
import { ensureStyles } from './ensure-styles';
import { LOAD_LIMIT_MS } from './time-limits';

const loaded = new Map<string, Promise<BrowserRemote>>();
const broken = new Set<string>();

const keyOf = (name: string, release: SnapshotRelease) => `${name}@${release.version}`;

/** Marks a release as not to be used again in this page. */
export function markBroken(name: string, release: SnapshotRelease) {
  broken.add(keyOf(name, release));
  loaded.delete(keyOf(name, release));
}

/** Forgets all marks of a remote, for a retry the visitor asked for. */
export function forgetBroken(remote: SnapshotRemote) {
  for (const release of [remote, remote.fallback])
    if (release) broken.delete(keyOf(remote.name, release));
}

/** The releases worth trying, best first: the resolved one, then the last good one. */
export function candidates(remote: SnapshotRemote): SnapshotRelease[] {
  return [remote, remote.fallback].filter(
    (release): release is SnapshotRelease => !!release && !broken.has(keyOf(remote.name, release)),
  );
}

/** Loads and bootstraps one release; a failed entry is asked for once more. */
export function loadRelease(name: string, release: SnapshotRelease): Promise<BrowserRemote> {
  const key = keyOf(name, release);
  let pending = loaded.get(key);
  if (!pending) {
    pending = attempt(name, release, false).catch((error: Error) => {
      // what hung once would make the visitor wait twice as long
      if (error.name === TOO_SLOW) throw error;
      return attempt(name, release, true);
    });
    loaded.set(key, pending);
    pending.catch(() => loaded.delete(key));
  }
  return pending;
}

/** Loads the first release of a remote that works; `null` when none does. */
export async function loadFirstGood(remote: SnapshotRemote) {
  for (const release of candidates(remote)) {
    try {
      return { release, browser: await loadRelease(remote.name, release) };
    } catch (error) {
      reportFailure(remote.name, release, error);
      markBroken(remote.name, release);
    }
  }
  return null;
}

/** Says on the console what failed, and tells the site; the visitor sees the fallback. */
export function reportFailure(name: string, release: SnapshotRelease, error: unknown) {
  console.warn(`${name} ${release.version} failed in this page`, error);
  tellFailure(name, release.version, 'load');
}

async function attempt(name: string, release: SnapshotRelease, again: boolean) {
  const container = containerName(name, release.version);
  trustEntry(release.entry, release.integrity);
  const entry = new URL(release.entry, window.location.origin);
  if (again) entry.searchParams.set('again', '1');
  federation.registerRemotes(
    [{ name: container, entry: entry.href, type: 'global', entryGlobalName: container }],
    { force: again },
  );
  const [browser] = await giveUpAfter(
    LOAD_LIMIT_MS,
    `loading ${name}`,
    Promise.all([
      federation.loadRemote<BrowserRemote>(`${container}/remote`),
      ensureStyles(release.css),
    ]),
  );
  if (!browser) throw new Error(`${name} exposes nothing`);
  await giveUpAfter(
    LOAD_LIMIT_MS,
    `bootstrapping ${name}`,
    browser.lifecycles.bootstrap({} as never),
  );
  return browser;
}
