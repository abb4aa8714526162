import { eq } from 'drizzle-orm';
import { lyricDetails, lyricStanzas } from '../data/details-schema';
import { renderMarkdown } from '../text/render-markdown';
import type { ContentSeed, LyricsDetails } from './content-seed';
import { mediaAddress } from './media-items';
import { seedItem, type SeedItem } from './seed-item';

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
