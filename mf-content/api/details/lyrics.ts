import { asc, eq, inArray } from 'drizzle-orm';
import { lyricDetails, lyricStanzas } from '../data/details-schema';
import { byItem, only, type DetailsStore } from './details-store';

export const lyricsStore: DetailsStore<'lyrics'> = {
  async listBrief(db, ids) {
    const rows = await db
      .select({ itemId: lyricDetails.itemId, deity: lyricDetails.deity })
      .from(lyricDetails)
      .where(inArray(lyricDetails.itemId, ids));
    return byItem(rows, ({ deity }) => ({ deity }));
  },
  async findFull(db, id, lang) {
    const [rows, stanzas] = await Promise.all([
      db.select().from(lyricDetails).where(eq(lyricDetails.itemId, id)),
      db
        .select({ devanagari: lyricStanzas.devanagari, roman: lyricStanzas.roman })
        .from(lyricStanzas)
        .where(eq(lyricStanzas.itemId, id))
        .orderBy(asc(lyricStanzas.position)),
    ]);
    const { deity, tradition, audio, meaningEn, meaningHi } = only(rows, id);
    return {
      deity,
      tradition,
      ...(audio ? { audio } : {}),
      stanzas,
      meaning: lang === 'hi' ? meaningHi : meaningEn,
    };
  },
};
