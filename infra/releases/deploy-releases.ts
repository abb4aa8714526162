import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { applyChange, noteOf } from './apply-change';
import { canaryVersion, isPercentage, promoteVersion } from './change-traffic';
import type { DiscoveryDocument } from './discovery-document';
import type { IsGood } from './find-last-good';
import { importRelease, toDiscoveryVersion, type ImportedRelease } from './import-release';
import { listKnown } from './list-known';
import type { Operation } from './operation';
import type { OperationResult } from './operation-result';
import { refuse, type Refusal } from './refusal';
import type { PlanChange, Store } from './store';

type Deploy = Extract<Operation, { command: 'deploy' }>;

/** Takes built releases in and gives them to a share of the visitors, all in one generation. */
export async function deployReleases(
  store: Store,
  operation: Deploy,
  isGood: IsGood,
): Promise<OperationResult> {
  const { sources, traffic } = operation;
  if (!isPercentage(traffic))
    return refuse('bad_traffic', 'Traffic is 0 to 100, with two decimals at most');
  const known = await listKnown(store);
  const imported: ImportedRelease[] = [];
  for (const source of sources) {
    const release = await importRelease(store, source, known);
    if (!release.ok) return release;
    imported.push(release);
  }
  const result = await applyChange(
    store,
    noteOf(operation, `deploy at ${traffic} %`),
    async (current) => planDeploy(current, imported, traffic, isGood),
  );
  // What was refused never had a visitor, so its version stays free for a better build.
  if (!result.ok)
    for (const { isNew, manifest } of imported)
      if (isNew)
        await rm(join(store.releasesFolder, manifest.name, manifest.version), { recursive: true });
  return result;
}

function planDeploy(
  { microFrontends }: DiscoveryDocument,
  releases: ImportedRelease[],
  traffic: number,
  isGood: IsGood,
): Awaited<ReturnType<PlanChange>> {
  const next = { ...microFrontends };
  let refusal: Refusal | null = null;
  for (const release of releases) {
    const { name } = release.manifest;
    const before = next[name] ?? [];
    const version = toDiscoveryVersion(release);
    const changed =
      traffic === 100
        ? promoteVersion(before, version, { name, isGood })
        : canaryVersion(before, version, traffic);
    if (changed.ok) next[name] = changed.versions;
    else if (changed.code !== 'already_so') return changed;
    else refusal = changed;
  }
  const isUnchanged = releases.every(
    ({ manifest: { name } }) => next[name] === microFrontends[name],
  );
  return refusal && isUnchanged ? refusal : { ok: true, microFrontends: next };
}
