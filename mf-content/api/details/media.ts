import { asc, eq, inArray } from 'drizzle-orm';
import { podcastChapters, podcastDetails, videoDetails } from '../data/details-schema';
import { pictures, texts } from '../data/schema';
import { byItem, only, type DetailsStore } from './details-store';

export const videoStore: DetailsStore<'video'> = {
  async listBrief(db, ids) {
    const rows = await db
      .select({ itemId: videoDetails.itemId, seconds: videoDetails.seconds })
      .from(videoDetails)
      .where(inArray(videoDetails.itemId, ids));
    return byItem(rows, ({ seconds }) => ({ seconds }));
  },
  async findFull(db, id, lang) {
    const rows = await db
      .select()
      .from(videoDetails)
      .innerJoin(pictures, eq(pictures.hash, videoDetails.poster))
      .innerJoin(texts, eq(texts.itemId, videoDetails.itemId))
      .where(eq(videoDetails.itemId, id));
    const row = only(
      rows.filter(({ texts: text }) => text.lang === lang),
      id,
    );
    const { file, seconds, captionsEn, captionsHi } = row.video_details;
    return {
      file,
      seconds,
      captions: { en: captionsEn, hi: captionsHi },
      poster: { ...row.pictures, alt: row.texts.coverAlt },
    };
  },
};

export const podcastStore: DetailsStore<'podcast'> = {
  async listBrief(db, ids) {
    const rows = await db
      .select({ itemId: podcastDetails.itemId, seconds: podcastDetails.seconds })
      .from(podcastDetails)
      .where(inArray(podcastDetails.itemId, ids));
    return byItem(rows, ({ seconds }) => ({ seconds }));
  },
  async findFull(db, id, lang) {
    const [rows, chapters] = await Promise.all([
      db.select().from(podcastDetails).where(eq(podcastDetails.itemId, id)),
      db
        .select({ at: podcastChapters.at, title: podcastChapters[lang] })
        .from(podcastChapters)
        .where(eq(podcastChapters.itemId, id))
        .orderBy(asc(podcastChapters.at)),
    ]);
    const { file, seconds, transcriptEn, transcriptHi } = only(rows, id);
    return { file, seconds, chapters, transcript: lang === 'hi' ? transcriptHi : transcriptEn };
  },
};
