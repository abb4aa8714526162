import { and, eq, inArray } from 'drizzle-orm';
import { links, reviewDetails, testimonialDetails } from '../data/details-schema';
import { texts } from '../data/schema';
import { byItem, only, type DetailsStore } from './details-store';

export const nothingStore: DetailsStore<'nothing'> = {
  listBrief: async (_db, ids) => new Map(ids.map((id) => [id, {}])),
  findFull: async () => ({}),
};

export const remedyStore: DetailsStore<'remedy'> = {
  listBrief: nothingStore.listBrief,
  async findFull(db, id, lang) {
    const rows = await db
      .select({ sections: texts.sections })
      .from(texts)
      .where(and(eq(texts.itemId, id), eq(texts.lang, lang)));
    return only(rows, id);
  },
};

export const linkStore: DetailsStore<'link'> = {
  async listBrief(db, ids) {
    const rows = await db.select().from(links).where(inArray(links.itemId, ids));
    return byItem(rows, ({ href }) => ({ href }));
  },
  findFull: async (db, id, lang) =>
    only([...(await linkStore.listBrief(db, [id], lang)).values()], id),
};

export const reviewStore: DetailsStore<'review'> = {
  async listBrief(db, ids) {
    const rows = await db.select().from(reviewDetails).where(inArray(reviewDetails.itemId, ids));
    return byItem(rows, ({ rating, reviewer, subject, isVerified }) => ({
      rating,
      reviewer,
      subject,
      is_verified: isVerified,
    }));
  },
  findFull: async (db, id, lang) =>
    only([...(await reviewStore.listBrief(db, [id], lang)).values()], id),
};

export const testimonialStore: DetailsStore<'testimonial'> = {
  async listBrief(db, ids) {
    const rows = await db
      .select()
      .from(testimonialDetails)
      .where(inArray(testimonialDetails.itemId, ids));
    return byItem(rows, ({ name, place }) => ({ name, place }));
  },
  findFull: async (db, id, lang) =>
    only([...(await testimonialStore.listBrief(db, [id], lang)).values()], id),
};
