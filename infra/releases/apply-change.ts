import type { TrafficChange } from './change-traffic';
import type { DiscoveryDocument } from './discovery-document';
import { listReleases } from './list-releases';
import type { OperationResult } from './operation-result';
import type { ChangeNote, PlanChange, Store } from './store';

/** Makes a generation and answers with what is deployed now. */
export async function applyChange(
  store: Store,
  note: ChangeNote,
  plan: PlanChange,
): Promise<OperationResult> {
  const changed = await store.change(plan, note);
  if (!changed.ok) return changed;
  const { generation } = changed.document;
  return { ok: true, kind: 'changed', generation, releases: listReleases(changed.document) };
}

/** The current state with one remote changed. */
export function withPart(
  current: DiscoveryDocument,
  remote: string,
  change: TrafficChange,
): Awaited<ReturnType<PlanChange>> {
  if (!change.ok) return change;
  return { ok: true, microFrontends: { ...current.microFrontends, [remote]: change.versions } };
}

/** Who and why; a change without a given reason says what it did. */
export function noteOf({ by, why }: ChangeNote, otherwise: string): ChangeNote {
  return { by, why: why || otherwise };
}
