import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { items } from '../data/schema';
import { isShown } from './item-query';

/** The slugs of a kind that are most like one that nobody has, nearest first. */
export async function findNearSlugs(db: Database, kind: string, slug: string): Promise<string[]> {
  const near = sql`similarity(${items.slug}, ${slug})`;
  const rows = await db
    .select({ slug: items.slug })
    .from(items)
    .where(and(eq(items.kind, kind), isShown(), sql`${items.slug} % ${slug}`))
    .orderBy(desc(near), items.slug)
    .limit(3);
  return rows.map((row) => row.slug);
}
