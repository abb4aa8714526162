import { and, eq, inArray } from 'drizzle-orm';
import type { ItemLang, Queryable } from '../data/database';
import { festivalDetails, riteTexts, vratDetails } from '../data/details-schema';
import { byItem, inLang, only, type DetailsStore } from './details-store';

export const vratStore: DetailsStore<'vrat'> = {
  async listBrief(db, ids, lang) {
    const rows = await db.select().from(vratDetails).where(inArray(vratDetails.itemId, ids));
    return byItem(rows, ({ deity, deityHi, frequency, festivalIds }) => ({
      deity: inLang(lang, deity, deityHi),
      frequency,
      festival_ids: festivalIds,
    }));
  },
  async findFull(db, id, lang) {
    const briefs = await vratStore.listBrief(db, [id], lang);
    return { ...only([...briefs.values()], id), ...(await findRite(db, id, lang)) };
  },
};

export const festivalStore: DetailsStore<'festival'> = {
  async listBrief(db, ids, lang) {
    const rows = await db
      .select()
      .from(festivalDetails)
      .where(inArray(festivalDetails.itemId, ids));
    return byItem(rows, ({ deity, deityHi, regions, regionsHi, festivalIds }) => ({
      deity: inLang(lang, deity, deityHi),
      regions: inLang(lang, regions, regionsHi),
      festival_ids: festivalIds,
    }));
  },
  async findFull(db, id, lang) {
    const briefs = await festivalStore.listBrief(db, [id], lang);
    return { ...only([...briefs.values()], id), ...(await findRite(db, id, lang)) };
  },
};

async function findRite(db: Queryable, id: number, lang: ItemLang) {
  const rows = await db
    .select({
      samagri: riteTexts.samagri,
      vidhi: riteTexts.vidhi,
      katha: riteTexts.katha,
      foods: riteTexts.foods,
    })
    .from(riteTexts)
    .where(and(eq(riteTexts.itemId, id), eq(riteTexts.lang, lang)));
  return only(rows, id);
}
