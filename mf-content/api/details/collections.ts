import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import { describePicture } from '../content/describe-item';
import { isShown, selectSummaries } from '../content/item-query';
import { storyDetails, storyPages } from '../data/details-schema';
import { items, pictures } from '../data/schema';
import { byItem, only, type DetailsStore } from './details-store';

export const storyStore: DetailsStore<'story'> = {
  async listBrief(db, ids) {
    const rows = await db
      .select({ itemId: storyPages.itemId, pages: count() })
      .from(storyPages)
      .where(inArray(storyPages.itemId, ids))
      .groupBy(storyPages.itemId);
    return byItem(rows, ({ pages }) => ({ pages }));
  },
  async findFull(db, id, lang) {
    const [rows, posters] = await Promise.all([
      db
        .select({ text: storyPages[lang], picture: pictures })
        .from(storyPages)
        .innerJoin(pictures, eq(pictures.hash, storyPages.picture))
        .where(eq(storyPages.itemId, id))
        .orderBy(asc(storyPages.position)),
      db
        .select({ picture: pictures })
        .from(storyDetails)
        .innerJoin(pictures, eq(pictures.hash, storyDetails.poster))
        .where(eq(storyDetails.itemId, id)),
    ]);
    const { picture: poster } = only([...posters, ...rows], id);
    // the page's words stand beside its picture and need no second telling
    const story = rows.map(({ text, picture }) => ({ text, picture: { ...picture, alt: '' } }));
    return { pages: story.length, poster: { ...poster, alt: '' }, story };
  },
};

/**
 * `gallery_collection` holds the items of kind `gallery` whose category is its slug; so for stories.
 * Counted for each collection by itself, which an index answers however many collections there are.
 */
const memberCount = sql<number>`(
  select count(*)::integer from content.items as members
  where members.kind = replace(items.kind, '_collection', '') and members.category = items.slug
    and members.status in ('published', 'scheduled') and members.published_at <= now())`;

export const collectionStore: DetailsStore<'collection'> = {
  async listBrief(db, ids) {
    const rows = await db
      .select({ itemId: items.id, pages: memberCount })
      .from(items)
      .where(inArray(items.id, ids));
    return byItem(rows, ({ pages }) => ({ pages }));
  },
  async findFull(db, id, lang) {
    const found = await db.select().from(items).where(eq(items.id, id));
    const { kind, slug } = only(found, id);
    const member = and(
      isShown(),
      eq(items.kind, kind.replace('_collection', '')),
      eq(items.category, slug),
    );
    const rows = await selectSummaries(db, lang, member).orderBy(
      asc(items.position),
      asc(items.id),
    );
    const shown = rows.flatMap((row) => {
      const picture = describePicture(row, row.coverAlt);
      return picture ? [{ slug: row.slug, title: row.title, picture }] : [];
    });
    return { pages: shown.length, members: shown };
  },
};
