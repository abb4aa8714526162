import { eq } from 'drizzle-orm';
import { mediaOf } from 'shared/content/content-kind';
import { z } from 'shared/contracts/zod';
import { podcastChapters, podcastDetails, videoDetails } from '../data/details-schema';
import { renderMarkdown } from '../text/render-markdown';
import { defineArticles } from './articles';
import type { ContentSeed, PodcastDetails, VideoDetails } from './content-seed';
import { seedItem, type SeedItem } from './seed-item';

/** Where a file below `media/` is served. */
export const mediaAddress = (file: string) => `/media/mf-content/${file}`;

export const videos = defineArticles(
  'videos',
  { item: { seconds: z.number() } },
  (found): VideoDetails => {
    const ofFilm = (ending: string) => mediaOf(found, `${found.slug}.${ending}`);
    return {
      file: ofFilm('mp4'),
      poster: mediaOf(found, 'cover.svg'),
      seconds: found.item.seconds,
      captions: { en: ofFilm('en.vtt'), hi: ofFilm('hi.vtt') },
    };
  },
);

const chapter = z.object({ at: z.number(), en: z.string(), hi: z.string() }).strict();

export const podcasts = defineArticles(
  'podcasts',
  {
    item: { seconds: z.number(), chapters: z.array(chapter) },
    text: { transcript: z.string() },
  },
  (found): PodcastDetails => ({
    file: mediaOf(found, `${found.slug}.m4a`),
    seconds: found.item.seconds,
    chapters: found.item.chapters,
    transcript: { en: found.en.transcript, hi: found.hi.transcript },
  }),
);

/** A video with its file, poster and captions. */
export function videoItem(seed: ContentSeed<VideoDetails>): SeedItem {
  const { file, poster, seconds, captions } = seed.details;
  return seedItem(seed, {
    pictures: [poster],
    async writeDetails(tx, itemId, hashOf) {
      await tx.delete(videoDetails).where(eq(videoDetails.itemId, itemId));
      await tx.insert(videoDetails).values({
        itemId,
        file: mediaAddress(file),
        poster: hashOf(poster),
        seconds,
        captionsEn: mediaAddress(captions.en),
        captionsHi: mediaAddress(captions.hi),
      });
    },
  });
}

/** A podcast episode with its file, chapters and transcript. */
export function podcastItem(seed: ContentSeed<PodcastDetails>): SeedItem {
  const { file, seconds, chapters, transcript } = seed.details;
  return seedItem(seed, {
    async writeDetails(tx, itemId) {
      await tx.delete(podcastDetails).where(eq(podcastDetails.itemId, itemId));
      await tx.insert(podcastDetails).values({
        itemId,
        file: mediaAddress(file),
        seconds,
        transcriptEn: renderMarkdown(transcript.en, 'en'),
        transcriptHi: renderMarkdown(transcript.hi, 'hi'),
      });
      await tx.delete(podcastChapters).where(eq(podcastChapters.itemId, itemId));
      if (chapters.length > 0)
        await tx
          .insert(podcastChapters)
          .values(chapters.map((chapter) => ({ itemId, ...chapter })));
    },
  });
}
