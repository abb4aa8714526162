import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { PictureStore, StoredPicture } from 'shared/remote-kit/picture-store';
import type { Database, Transaction } from '../data/database';
import { items, pictures, texts } from '../data/schema';
import { mediaFile } from '../remote-folder';
import { renderMarkdown } from '../text/render-markdown';
import type { SeedItem } from './seed-item';

/** Raised when what is written from a seed changes though the seed doesn't: all are written again. */
const WRITTEN_AS = 2;

/**
 * Brings the shipped items of a kind up to date. Running it again changes nothing, and rows an editor
 * has taken over are left alone. `updated_at` is the day the seed was last reviewed, as it says itself,
 * whenever it is written here. Seeds that are no longer shipped are archived.
 */
export async function seedItems(
  db: Database,
  store: PictureStore,
  kind: string,
  seeds: readonly SeedItem[],
): Promise<void> {
  const rows = await db.select().from(items).where(eq(items.kind, kind));
  const known = new Map(rows.map((row) => [row.slug, row]));
  for (const [position, seed] of seeds.entries()) {
    const kept = await keepPictures(store, seed);
    const hash = hashSeed(seed, position, kept);
    const row = known.get(seed.slug);
    if (row && (row.origin !== 'seed' || row.seedHash === hash)) continue;
    await db.transaction((tx) => writeItem(tx, { kind, position, seed, kept, hash }));
  }
  const slugs = seeds.map(({ slug }) => slug);
  await db
    .update(items)
    .set({ status: 'archived', seedHash: null })
    .where(and(eq(items.kind, kind), eq(items.origin, 'seed'), notInArray(items.slug, slugs)));
}

/** The stored pictures of a seed by the name of their file. */
type KeptPictures = Map<string, StoredPicture>;

async function keepPictures(store: PictureStore, seed: SeedItem): Promise<KeptPictures> {
  const files = [...(seed.cover ? [seed.cover] : []), ...seed.pictures];
  const kept: KeptPictures = new Map();
  for (const file of files) kept.set(file, await store.keep(await readFile(mediaFile(file))));
  return kept;
}

function hashSeed(seed: SeedItem, position: number, kept: KeptPictures): string {
  const { writeDetails: _how, ...content } = seed;
  const hashes = [...kept.values()].map(({ hash }) => hash);
  return createHash('sha256')
    .update(JSON.stringify([WRITTEN_AS, position, content, hashes]))
    .digest('base64url');
}

interface Written {
  kind: string;
  position: number;
  seed: SeedItem;
  kept: KeptPictures;
  hash: string;
}

async function writeItem(tx: Transaction, { kind, position, seed, kept, hash }: Written) {
  if (kept.size > 0)
    await tx
      .insert(pictures)
      .values([...kept.values()])
      .onConflictDoNothing();
  const hashOf = (file: string) => {
    const picture = kept.get(file);
    if (!picture) throw new Error(`${kind} ${seed.slug} shows ${file} without naming it`);
    return picture.hash;
  };
  const values = {
    status: 'published' as const,
    seedHash: hash,
    position,
    cover: seed.cover ? hashOf(seed.cover) : null,
    category: seed.category,
    tags: seed.tags,
    author: seed.author,
    publishedAt: new Date(seed.publishedAt),
    updatedAt: sql`least(${seed.reviewedAt ?? seed.publishedAt}::timestamptz, now())`,
  };
  const [item] = await tx
    .insert(items)
    .values({ kind, slug: seed.slug, origin: 'seed', ...values })
    .onConflictDoUpdate({
      target: [items.kind, items.slug],
      set: values,
      // an editor may have taken it over in this very moment
      setWhere: eq(items.origin, 'seed'),
    })
    .returning({ id: items.id });
  if (!item) return;
  await tx.delete(texts).where(eq(texts.itemId, item.id));
  await tx
    .insert(texts)
    .values((['en', 'hi'] as const).map((lang) => writeText(item.id, lang, seed)));
  await seed.writeDetails?.(tx, item.id, hashOf);
}

function writeText(itemId: number, lang: 'en' | 'hi', seed: SeedItem) {
  const { title, summary, body, coverAlt, seoTitle, seoDescription } = seed[lang];
  return {
    itemId,
    lang,
    title,
    summary,
    body: renderMarkdown(body, lang),
    coverAlt,
    seoTitle: seoTitle ?? null,
    seoDescription: seoDescription ?? null,
  };
}
