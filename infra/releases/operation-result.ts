import type { HistoryEntry, ReleaseRow } from './list-releases';
import type { Refusal } from './refusal';

/** A listed release whose files are all as they were built. */
export interface VerifiedRow {
  remote: string;
  version: string;
  files: number;
}

/** What an operation answers; the same object over the network and in a terminal. */
export type OperationResult =
  | { ok: true; kind: 'changed'; generation: number; releases: ReleaseRow[] }
  | { ok: true; kind: 'list'; generation: number; releases: ReleaseRow[] }
  | { ok: true; kind: 'history'; remote: string; entries: HistoryEntry[] }
  | { ok: true; kind: 'preview'; address: string; until: string }
  | { ok: true; kind: 'verified'; releases: VerifiedRow[] }
  | Refusal;
