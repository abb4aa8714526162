import { applyChange, noteOf, withPart } from './apply-change';
import { findCanary, findDefault, listActive, type DiscoveryDocument } from './discovery-document';
import type { IsGood } from './find-last-good';
import type { Operation } from './operation';
import type { OperationResult } from './operation-result';
import { planRollback } from './plan-rollback';
import { refuse, type Refusal } from './refusal';
import type { Store } from './store';

type Rollback = Extract<Operation, { command: 'rollback' }>;

/** So long a second person who asks for the same most likely means the same. */
const SAME_TROUBLE_MS = 120_000;

/**
 * Takes a release back. What is left is named, or is what served when the question came: of two who ask
 * at once the second hears that it is done, and the site is not two releases back.
 */
export async function rollBack(
  store: Store,
  operation: Rollback,
  isGood: IsGood,
): Promise<OperationResult> {
  const { remote, version } = operation;
  const from = operation.from ?? (version ? undefined : liveOf(await store.load(), remote));
  const result = await applyChange(store, noteOf(operation, 'rollback'), async (current) => {
    const versions = current.microFrontends[remote] ?? [];
    const wish = { name: remote, from, version };
    const done = operation.from || version ? null : await refuseRepeated(store, operation, current);
    const older = listOlder(store, current.generation);
    return done ?? withPart(current, remote, await planRollback(versions, older, wish, isGood));
  });
  if (result.ok || result.code !== 'already_done' || !from) return result;
  return refuse('already_done', await describeWho(store, remote, from, result.message));
}

/** What a rollback leaves that names nothing: the release on trial, else what serves everyone. */
function liveOf({ microFrontends }: DiscoveryDocument, remote: string): string | undefined {
  const versions = microFrontends[remote] ?? [];
  return (findCanary(versions) ?? findDefault(versions))?.metadata.version;
}

/** Refuses a rollback that names nothing when another person has just made one. */
async function refuseRepeated(
  store: Store,
  { remote, by }: Rollback,
  current: DiscoveryDocument,
): Promise<Refusal | null> {
  if (findCanary(current.microFrontends[remote] ?? [])) return null;
  const now = liveOf(current, remote);
  let newer = current;
  for await (const document of listOlder(store, current.generation)) {
    const before = liveOf(document, remote);
    if (before !== now) {
      const isRecent = Date.now() - Date.parse(newer.at) < SAME_TROUBLE_MS;
      const wasHere = await wasLive(store, document.generation, remote, now);
      if (!isRecent || newer.by === by || !wasHere) return null;
      return refuse(
        'already_done',
        `${remote} ${before} was just taken back to ${now} by ${newer.by} (${newer.why}). To go further back say --from ${now}`,
      );
    }
    newer = document;
  }
  return null;
}

async function wasLive(store: Store, before: number, remote: string, version?: string) {
  for await (const { microFrontends } of listOlder(store, before))
    if (findDefault(microFrontends[remote] ?? [])?.metadata.version === version) return true;
  return false;
}

/** Says who took a release away, when and why. */
async function describeWho(store: Store, remote: string, left: string, otherwise: string) {
  let newer: DiscoveryDocument | null = null;
  for await (const document of store.readHistory()) {
    const versions = document.microFrontends[remote] ?? [];
    if (listActive(versions).some(({ metadata }) => metadata.version === left))
      return newer
        ? `Already done: ${remote} ${left} was taken back by ${newer.by} at ${newer.at} (${newer.why})`
        : otherwise;
    newer = document;
  }
  return `${remote} ${left} never served anybody`;
}

async function* listOlder(store: Store, generation: number): AsyncGenerator<DiscoveryDocument> {
  for await (const document of store.readHistory())
    if (document.generation < generation) yield document;
}
