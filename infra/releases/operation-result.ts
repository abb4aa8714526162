import type { HistoryEntry, ReleaseRow } from './list-releases';
import type { Refusal } from './refusal';

/** A listed release whose files are all as they were built. */
export interface VerifiedRow {
  remote: string;
  version: string;
  files: number;
}

/** A release that no recent generation refers to. */
export interface PrunedRow {
  remote: string;
  version: string;
  bytes: number;
}

/** What an operation answers; the same object over the network and in a terminal. */
export type OperationResult =
  | { ok: true; kind: 'changed'; generation: number; releases: ReleaseRow[] }
  | { ok: true; kind: 'list'; generation: number; releases: ReleaseRow[] }
  | { ok: true; kind: 'history'; remote: string; entries: HistoryEntry[] }
  | { ok: true; kind: 'preview'; address: string; until: string }
  | { ok: true; kind: 'verified'; releases: VerifiedRow[] }
  | { ok: true; kind: 'pruned'; dryRun: boolean; removed: PrunedRow[]; drafts: number }
  | Refusal;
