import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseKey } from './list-known';
import type { OperationResult, PrunedRow } from './operation-result';
import { releaseName } from './release-manifest';
import type { Store } from './store';
import { dropDrafts } from './uploads';
import { listFiles } from './verify-release';

/** What stays, beside everything the current generation lists. */
export interface PruneOptions {
  /** Releases of generations of the last days. */
  days: number;
  /** Releases of the last generations. */
  generations: number;
  dryRun: boolean;
}

/** A release that was just taken in is in no generation yet. */
const YOUNG_MS = 3_600_000;

/**
 * Removes the releases that no recent generation refers to, and what is left of drafts. What is in use,
 * and the last good release behind it, is always in the current one.
 */
export async function pruneReleases(
  store: Store,
  { days, generations, dryRun }: PruneOptions,
  now = Date.now(),
): Promise<OperationResult> {
  const kept = new Set<string>();
  let seen = 0;
  for await (const { at, microFrontends } of store.readHistory()) {
    if (seen > 0 && seen >= generations && Date.parse(at) < now - days * 86_400_000) break;
    seen += 1;
    for (const [name, versions] of Object.entries(microFrontends))
      for (const { metadata } of versions) kept.add(releaseKey(name, metadata.version));
  }
  const removed: PrunedRow[] = [];
  for (const remote of await listFolders(store.releasesFolder))
    for (const version of await listFolders(join(store.releasesFolder, remote))) {
      const folder = join(store.releasesFolder, remote, version);
      const isYoung = (await stat(folder)).ctimeMs > now - YOUNG_MS;
      if (
        !releaseName.safeParse(remote).success ||
        isYoung ||
        kept.has(releaseKey(remote, version))
      )
        continue;
      removed.push({ remote, version, bytes: await weigh(folder) });
      if (!dryRun) await rm(folder, { recursive: true });
    }
  const drafts = dryRun ? [] : await dropDrafts(store.releasesFolder, now);
  return { ok: true, kind: 'pruned', dryRun, removed, drafts: drafts.length };
}

async function listFolders(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Files that releases have in common are counted with each. */
async function weigh(folder: string): Promise<number> {
  let bytes = 0;
  for (const file of await listFiles(folder)) bytes += (await stat(join(folder, file))).size;
  return bytes;
}
