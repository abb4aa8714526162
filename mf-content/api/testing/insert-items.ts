import type { Pool } from 'pg';

interface Row {
  kind: string;
  slug: string;
  position?: number;
  status?: string;
  publishedAt?: string;
  category?: string;
  tags?: string[];
  en?: { title: string; html?: string };
  hi?: { title: string; html?: string };
}

/** Writes items as an editor would, with the texts they have. */
export async function insertItems(pool: Pool, rows: Row[]): Promise<void> {
  for (const { kind, slug, position = 0, category = '', tags = [], en, hi, ...row } of rows) {
    const { status = 'published', publishedAt = '2026-01-01T00:00:00Z' } = row;
    const { rows: made } = await pool.query<{ id: number }>(
      `insert into content.items (kind, slug, status, position, category, tags, published_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [kind, slug, status, position, category, tags, publishedAt],
    );
    for (const [lang, text] of Object.entries({ en: en ?? { title: slug }, ...(hi && { hi }) }))
      await pool.query(
        `insert into content.texts (item_id, lang, title, summary, html) values ($1, $2, $3, '', $4)`,
        [made[0]?.id, lang, text.title, text.html ?? ''],
      );
  }
}
