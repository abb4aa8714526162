import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canaryVersion, isPercentage, promoteVersion, type TrafficChange } from './change-traffic';
import type { DiscoveryDocument, DiscoveryVersion } from './discovery-document';
import { importRelease, toDiscoveryVersion, type ImportedRelease } from './import-release';
import { listHistory, listReleases, type HistoryEntry, type ReleaseRow } from './list-releases';
import type { Operation } from './operation';
import { planRollback } from './plan-rollback';
import { refuse, type Refusal } from './refusal';
import { readStoredRelease } from './read-stored-release';
import type { ChangeNote, PlanChange, Store } from './store';
import { verifyStore, type VerifiedRow } from './verify-store';

/** What an operation answers; the same object over the network and in a terminal. */
export type OperationResult =
  | { ok: true; kind: 'changed'; generation: number; releases: ReleaseRow[] }
  | { ok: true; kind: 'list'; generation: number; releases: ReleaseRow[] }
  | { ok: true; kind: 'history'; remote: string; entries: HistoryEntry[] }
  | { ok: true; kind: 'verified'; releases: VerifiedRow[] }
  | Refusal;

type Of<C extends Operation['command']> = Extract<Operation, { command: C }>;

/** Carries out an operation on a store. Refusals change nothing. */
export async function runOperation(store: Store, operation: Operation): Promise<OperationResult> {
  switch (operation.command) {
    case 'list': {
      const document = await store.load();
      const { generation } = document;
      return { ok: true, kind: 'list', generation, releases: listReleases(document) };
    }
    case 'history':
      return showHistory(store, operation.remote);
    case 'verify':
      return verifyStore(store);
    case 'deploy':
      return deploy(store, operation);
    case 'rollback':
      return rollback(store, operation);
    case 'promote':
      return changeKnown(store, operation, (versions, release) =>
        promoteVersion(versions, release),
      );
    case 'canary':
      return changeKnown(store, operation, (versions, release) =>
        canaryVersion(versions, release, operation.percent),
      );
  }
}

async function showHistory(store: Store, remote: string): Promise<OperationResult> {
  const entries = await listHistory(store, remote);
  if (entries.length === 0) return refuse('unknown_remote', `${remote} was never deployed`);
  return { ok: true, kind: 'history', remote, entries };
}

async function deploy(store: Store, operation: Of<'deploy'>): Promise<OperationResult> {
  const { sources, traffic } = operation;
  if (!isPercentage(traffic))
    return refuse('bad_traffic', 'Traffic is 0 to 100, with two decimals at most');
  const imported: ImportedRelease[] = [];
  for (const source of sources) {
    const release = await importRelease(store.releasesFolder, source);
    if (!release.ok) return release;
    imported.push(release);
  }
  const result = await change(store, noteOf(operation, `deploy at ${traffic} %`), async (current) =>
    planDeploy(current, imported, traffic),
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
): Awaited<ReturnType<PlanChange>> {
  const next = { ...microFrontends };
  for (const release of releases) {
    const { name } = release.manifest;
    const before = next[name] ?? [];
    const version = toDiscoveryVersion(release);
    const changed =
      traffic === 100 ? promoteVersion(before, version) : canaryVersion(before, version, traffic);
    if (changed.ok) next[name] = changed.versions;
    else if (changed.code !== 'already_so' || releases.length === 1) return changed;
  }
  return { ok: true, microFrontends: next };
}

async function rollback(store: Store, operation: Of<'rollback'>): Promise<OperationResult> {
  const { remote, version } = operation;
  return change(store, noteOf(operation, 'rollback'), async (current) => {
    const versions = current.microFrontends[remote] ?? [];
    const older = listOlder(store, current.generation);
    return withPart(current, remote, await planRollback(versions, older, remote, version));
  });
}

async function* listOlder(store: Store, generation: number): AsyncGenerator<DiscoveryDocument> {
  for await (const document of store.readHistory())
    if (document.generation < generation) yield document;
}

async function changeKnown(
  store: Store,
  operation: Of<'promote'> | Of<'canary'>,
  apply: (versions: DiscoveryVersion[], release: DiscoveryVersion) => TrafficChange,
): Promise<OperationResult> {
  const { remote, version, command } = operation;
  return change(store, noteOf(operation, `${command} ${version}`), async (current) => {
    const versions = current.microFrontends[remote];
    if (!versions) return refuse('unknown_remote', `${remote} is not deployed`);
    const listed = versions.find(({ metadata }) => metadata.version === version);
    const found = listed
      ? ({ ok: true, version: listed } as const)
      : await readStoredRelease(join(store.releasesFolder, remote, version));
    return found.ok ? withPart(current, remote, apply(versions, found.version)) : found;
  });
}

function withPart(current: DiscoveryDocument, remote: string, change: TrafficChange) {
  if (!change.ok) return change;
  const microFrontends = { ...current.microFrontends, [remote]: change.versions };
  return { ok: true as const, microFrontends };
}

async function change(store: Store, note: ChangeNote, plan: PlanChange): Promise<OperationResult> {
  const changed = await store.change(plan, note);
  if (!changed.ok) return changed;
  const { generation } = changed.document;
  return { ok: true, kind: 'changed', generation, releases: listReleases(changed.document) };
}

const noteOf = ({ by, why }: ChangeNote, fallback: string) => ({ by, why: why || fallback });
