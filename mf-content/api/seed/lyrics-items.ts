import { eq } from 'drizzle-orm';
import type { ContentItem } from 'shared/content/content-kind';
import { z } from 'shared/contracts/zod';
import { lyricDetails, lyricStanzas } from '../data/details-schema';
import { renderMarkdown } from '../text/render-markdown';
import { defineArticles } from './articles';
import type { ContentSeed, LyricsDetails } from './content-seed';
import { mediaAddress } from './media-items';
import { seedItem, type SeedItem } from './seed-item';

const bothNames = z.object({ en: z.string(), hi: z.string() }).strict();

/** The verses of a song, each a block of lines. */
const words = z
  .string()
  .transform((text) => text.split(/\n{2,}/).map((verse) => verse.split('\n')));

const shapes = {
  item: {
    deity: bothNames,
    /** author or tradition as known, e.g. "traditional" */
    tradition: bothNames,
    /** what it is sung in; left out for Hindi and its dialects */
    language: z.enum(['mr', 'gu', 'pa']).optional(),
  },
  text: {
    /** in Devanagari in hi.md; in en.md the same, line by line, in Latin letters */
    words,
    /** of each verse */
    meaning: z.string(),
  },
};

interface SongItem {
  deity: LyricsDetails['deity'];
  tradition: LyricsDetails['tradition'];
  language?: LyricsDetails['language'];
}
interface SongText {
  words: string[][];
  meaning: string;
}

function describeSong({ item, en, hi }: ContentItem<SongItem, SongText>): LyricsDetails {
  const stanzas = Array.from({ length: Math.max(en.words.length, hi.words.length) }, (_, at) => ({
    devanagari: hi.words[at] ?? [],
    roman: en.words[at] ?? [],
  }));
  return { ...item, stanzas, en: { meaning: en.meaning }, hi: { meaning: hi.meaning } };
}

export const aartis = defineArticles('aartis', shapes, describeSong);
export const bhajans = defineArticles('bhajans', shapes, describeSong);

/** An aarti or a bhajan with its words in both scripts. */
export function lyricsItem(seed: ContentSeed<LyricsDetails>): SeedItem {
  const { deity, tradition, language = 'hi', audio, stanzas, en, hi } = seed.details;
  for (const { devanagari, roman } of stanzas)
    if (devanagari.length !== roman.length)
      throw new Error(`${seed.slug} has a stanza whose scripts differ: ${devanagari[0]}`);
  return seedItem(seed, {
    async writeDetails(tx, itemId) {
      await tx.delete(lyricDetails).where(eq(lyricDetails.itemId, itemId));
      await tx.insert(lyricDetails).values({
        itemId,
        deity: deity.en,
        deityHi: deity.hi,
        tradition: tradition.en,
        traditionHi: tradition.hi,
        language,
        audio: audio ? mediaAddress(audio) : null,
        meaningEn: renderMarkdown(en.meaning, 'en'),
        meaningHi: renderMarkdown(hi.meaning, 'hi'),
      });
      await tx.delete(lyricStanzas).where(eq(lyricStanzas.itemId, itemId));
      await tx
        .insert(lyricStanzas)
        .values(stanzas.map((stanza, position) => ({ itemId, position, ...stanza })));
    },
  });
}
