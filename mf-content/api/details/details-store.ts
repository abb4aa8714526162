import type { BriefDetails, DetailsName, FullDetails } from 'shared/contracts/content-details';
import type { ItemLang, Queryable } from '../data/database';

/** Reads what a kind adds to its items. */
export interface DetailsStore<N extends DetailsName> {
  /** What lists need, by item; one query for all. */
  listBrief(db: Queryable, ids: number[], lang: ItemLang): Promise<Map<number, BriefDetails<N>>>;
  /** Everything of one item. Throws when the item has no details, which no writer leaves behind. */
  findFull(db: Queryable, id: number, lang: ItemLang): Promise<FullDetails<N>>;
}

/** Rows by their item, without the item's number. */
export function byItem<R extends { itemId: number }, B>(
  rows: R[],
  describe: (row: R) => B,
): Map<number, B> {
  return new Map(rows.map((row) => [row.itemId, describe(row)]));
}

/** The row of an item's details. */
export function only<R>([row]: R[], id: number): R {
  if (!row) throw new Error(`item ${id} has no details`);
  return row;
}

/** What a row says in a language; English where its Hindi was never written. */
export function inLang<T>(lang: ItemLang, en: T, hi: T | null): T {
  return lang === 'hi' ? (hi ?? en) : en;
}
