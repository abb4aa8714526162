import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkArriving, type Gate } from '../gate/open-gate';
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
  gate: Gate,
): Promise<OperationResult> {
  const { sources, traffic } = operation;
  if (!isPercentage(traffic))
    return refuse('bad_traffic', 'Traffic is 0 to 100, with two decimals at most');
  const known = await listKnown(store);
  const imported: ImportedRelease[] = [];
  for (const source of sources) {
    const release = await importRelease(store, source, known);
    if (!release.ok) return undo(store, imported, release);
    imported.push(release);
    const folder = join(store.releasesFolder, release.manifest.name, release.manifest.version);
    const refusal = await gate(store, folder, release.manifest);
    if (refusal) return undo(store, imported, refusal);
  }
  const result = await applyChange(
    store,
    noteOf(operation, `deploy at ${traffic} %`),
    async (current) => {
      const planned = planDeploy(current, imported, traffic, isGood);
      if (!planned.ok) return planned;
      return (
        (await checkArriving(store, current.microFrontends, planned.microFrontends)) ?? planned
      );
    },
  );
  return result.ok ? result : undo(store, imported, result);
}

/** What was refused never had a visitor, so its version stays free for a better build. */
async function undo(
  { releasesFolder }: Store,
  imported: ImportedRelease[],
  refusal: Refusal,
): Promise<Refusal> {
  for (const { isNew, manifest } of imported)
    if (isNew) await rm(join(releasesFolder, manifest.name, manifest.version), { recursive: true });
  return refusal;
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
