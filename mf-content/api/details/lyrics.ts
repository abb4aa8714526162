import { asc, eq, inArray } from 'drizzle-orm';
import { lyricDetails, lyricStanzas } from '../data/details-schema';
import { byItem, inLang, only, type DetailsStore } from './details-store';

export const lyricsStore: DetailsStore<'lyrics'> = {
  async listBrief(db, ids, lang) {
    const rows = await db
      .select({
        itemId: lyricDetails.itemId,
        deity: lyricDetails.deity,
        deityHi: lyricDetails.deityHi,
      })
      .from(lyricDetails)
      .where(inArray(lyricDetails.itemId, ids));
    return byItem(rows, ({ deity, deityHi }) => ({ deity: inLang(lang, deity, deityHi) }));
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
    const row = only(rows, id);
    const { deity, deityHi, tradition, traditionHi, language, audio, meaningEn, meaningHi } = row;
    return {
      deity: inLang(lang, deity, deityHi),
      tradition: inLang(lang, tradition, traditionHi),
      language,
      ...(audio ? { audio } : {}),
      stanzas,
      meaning: inLang(lang, meaningEn, meaningHi),
    };
  },
};
