import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../data/find-items';
import { items, texts } from '../data/schema';
import type { ItemSeed } from './item-seed';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Brings the shipped items of a kind up to date. Running it again changes nothing: `updated_at`
 * moves only when something really changed, and rows an editor has taken over are left alone.
 */
export async function seedItems(db: Database, kind: string, seeds: readonly ItemSeed[]) {
  await db.transaction(async (tx) => {
    for (const [position, seed] of seeds.entries()) await seedItem(tx, kind, position, seed);
  });
}

async function seedItem(tx: Transaction, kind: string, position: number, seed: ItemSeed) {
  await tx
    .insert(items)
    .values({
      kind,
      slug: seed.slug,
      status: 'published',
      origin: 'seed',
      position,
      image: seed.image,
      publishedAt: new Date(seed.publishedAt),
    })
    .onConflictDoNothing({ target: [items.kind, items.slug] });

  const [item] = await tx
    .select({ id: items.id, origin: items.origin })
    .from(items)
    .where(and(eq(items.kind, kind), eq(items.slug, seed.slug)))
    .for('update');
  if (!item || item.origin !== 'seed') return;

  const moved = await tx
    .update(items)
    .set({ position, image: seed.image })
    .where(
      and(
        eq(items.id, item.id),
        sql`(${items.position}, ${items.image}) is distinct from (${position}::integer, ${seed.image}::text)`,
      ),
    )
    .returning({ id: items.id });

  let rewritten = 0;
  for (const lang of ['en', 'hi'] as const) {
    const { title, summary, sections } = seed[lang];
    const rows = await tx
      .insert(texts)
      .values({ itemId: item.id, lang, title, summary, body: sections })
      .onConflictDoUpdate({
        target: [texts.itemId, texts.lang],
        set: { title, summary, body: sections },
        setWhere: sql`(${texts.title}, ${texts.summary}, ${texts.body}) is distinct from (excluded.title, excluded.summary, excluded.body)`,
      })
      .returning({ lang: texts.lang });
    rewritten += rows.length;
  }
  if (moved.length + rewritten > 0)
    await tx
      .update(items)
      .set({ updatedAt: sql`now()` })
      .where(eq(items.id, item.id));
}
