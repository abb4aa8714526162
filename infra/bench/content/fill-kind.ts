import type { Pool } from 'pg';

/** How many rows of each size have the rare category, the rare tag and the rare word. */
export const RARE = 20;

/** What each shape of details keeps in its own tables, for the items of the kind being filled. */
const detailRows: Record<string, string[]> = {
  link: [`insert into content.links select id, '/blogs' from fresh`],
  vrat: [`insert into content.vrat_details select id, '{a,b}', 'Vishnu', 'yearly' from fresh`],
  festival: [
    `insert into content.festival_details select id, '{a}', 'Shiva', '{north}' from fresh`,
  ],
  lyrics: [`insert into content.lyric_details select id, 'Shiva', 'old', null, '', '' from fresh`],
  video: [
    `insert into content.pictures values ('bench', 4, 3, 'data:,') on conflict do nothing`,
    `insert into content.video_details select id, '/a.mp4', 'bench', 30, '/a.vtt', '/b.vtt' from fresh`,
  ],
  podcast: [`insert into content.podcast_details select id, '/a.m4a', 90, '', '' from fresh`],
  story: [
    `insert into content.pictures values ('bench', 4, 3, 'data:,') on conflict do nothing`,
    `insert into content.story_pages select id, n, 'bench', '', '' from fresh, generate_series(0, 3) n`,
  ],
  review: [`insert into content.review_details select id, 5, 'A', '/x', true from fresh`],
  testimonial: [`insert into content.testimonial_details select id, 'A', 'Pune' from fresh`],
};

/** Replaces a kind's items by so many made ones, in both languages, with details as the kind has them. */
export async function fillKind(
  pool: Pool,
  { kind, details, rows }: { kind: string; details: string; rows: number },
): Promise<void> {
  const client = await pool.connect();
  const run = (sql: string, values: unknown[] = []) => client.query(sql, values);
  await run('set statement_timeout = 0');
  await run('delete from content.items where kind = $1', [kind]);
  await run(
    `insert into content.items (kind, slug, status, position, category, tags, published_at)
     select $1, 'bench-' || n, 'published', n,
       case when n % ($2 / ${RARE}) = 0 then 'rare' else 'common-' || n % 10 end,
       case when n % ($2 / ${RARE}) = 0 then '{rare}'::text[] else array['common-' || n % 10] end,
       timestamptz '2020-01-01' + n * interval '1 minute'
     from generate_series(1, $2::integer) n`,
    [kind, rows],
  );
  await run(
    `insert into content.texts (item_id, lang, title, summary, html)
     select id, lang, 'Title ' || position, 'What it is about',
       '<p>Moon and calendar ' || position || case when category = 'rare' then ' comet' else '' end || '</p>'
     from content.items, unnest(array['en', 'hi']) lang where kind = $1`,
    [kind],
  );
  await run('create temp table fresh as select id from content.items where kind = $1', [kind]);
  for (const sql of detailRows[details] ?? []) await run(sql);
  await run('drop table fresh');
  await run('vacuum analyze');
  client.release(true);
}
