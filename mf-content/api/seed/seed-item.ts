import type { Transaction } from '../data/database';
import type { ContentSeed, SeedText } from './content-seed';

/** A seed of any kind, with what writing it needs. */
export interface SeedItem {
  slug: string;
  /** Place below `/media/mf-content/`; null where the kind has no picture. */
  cover: string | null;
  category: string;
  tags: string[];
  author: string;
  publishedAt: string;
  reviewedAt?: string;
  details: unknown;
  en: SeedText;
  hi: SeedText;
  /** Places below `/media/mf-content/` that the details show. */
  pictures: string[];
  /** Writes the details anew, inside the item's transaction. */
  writeDetails?(tx: Transaction, id: number, hashOf: (file: string) => string): Promise<void>;
}

/** A seed without details, or with details that `more` writes. */
export function seedItem(
  seed: ContentSeed<unknown>,
  more: Pick<SeedItem, 'writeDetails'> & { pictures?: string[] } = {},
): SeedItem {
  return { ...seed, pictures: [], ...more };
}
