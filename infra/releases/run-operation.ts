import { join } from 'node:path';
import { checkArriving, openGate, type Gate } from '../gate/open-gate';
import { applyChange, noteOf, withPart } from './apply-change';
import { canaryVersion, promoteVersion, type TrafficChange } from './change-traffic';
import { deployReleases } from './deploy-releases';
import type { DiscoveryVersion } from './discovery-document';
import { noneIsBad, type IsGood } from './find-last-good';
import { listHistory, listReleases } from './list-releases';
import type { Operation } from './operation';
import type { OperationResult } from './operation-result';
import { pruneReleases } from './prune-releases';
import { readStoredRelease } from './read-stored-release';
import { refuse } from './refusal';
import { rollBack } from './roll-back';
import type { Store } from './store';
import { verifyStore } from './verify-store';

type Of<C extends Operation['command']> = Extract<Operation, { command: C }>;

/**
 * Carries out an operation on a store. Refusals change nothing.
 * @param isGood what is known of how releases served
 * @param gate looks at what is deployed
 */
export async function runOperation(
  store: Store,
  operation: Operation,
  isGood: IsGood = noneIsBad,
  gate: Gate = openGate(null),
): Promise<OperationResult> {
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
    case 'prune':
      return pruneReleases(store, operation);
    case 'deploy':
      return deployReleases(store, operation, isGood, gate);
    case 'rollback':
      return rollBack(store, operation, isGood);
    case 'preview':
      return refuse('bad_operation', 'The running site makes the link: ask it with --url');
    case 'promote':
      return changeKnown(store, operation, (versions, release) =>
        promoteVersion(versions, release, { name: operation.remote, isGood }),
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

/** As the newest generation that has it lists it. */
async function findListed(
  store: Store,
  remote: string,
  wanted: string,
): Promise<DiscoveryVersion | undefined> {
  for await (const { microFrontends } of store.readHistory()) {
    const found = microFrontends[remote]?.find(({ metadata }) => metadata.version === wanted);
    if (found) return found;
  }
  return undefined;
}

async function changeKnown(
  store: Store,
  operation: Of<'promote'> | Of<'canary'>,
  apply: (versions: DiscoveryVersion[], release: DiscoveryVersion) => TrafficChange,
): Promise<OperationResult> {
  const { remote, version, command } = operation;
  return applyChange(store, noteOf(operation, `${command} ${version}`), async (current) => {
    const versions = current.microFrontends[remote];
    if (!versions) return refuse('unknown_remote', `${remote} is not deployed`);
    const listed = await findListed(store, remote, version);
    const found = listed
      ? ({ ok: true, version: listed } as const)
      : await readStoredRelease(join(store.releasesFolder, remote, version));
    if (!found.ok) return found;
    const planned = withPart(current, remote, apply(versions, found.version));
    if (!planned.ok) return planned;
    return (await checkArriving(store, current.microFrontends, planned.microFrontends)) ?? planned;
  });
}
