import { eq } from 'drizzle-orm';
import type { Transaction } from '../data/database';
import { festivalDetails, riteTexts, vratDetails } from '../data/details-schema';
import { renderMarkdown } from '../text/render-markdown';
import type { ContentSeed, FestivalDetails, RiteText, VratDetails } from './content-seed';
import { seedItem, type SeedItem } from './seed-item';

/** A vrat with how it is kept. */
export function vratItem(seed: ContentSeed<VratDetails>): SeedItem {
  const { festivalIds, deity, frequency } = seed.details;
  return seedItem(seed, {
    async writeDetails(tx, itemId) {
      await tx.delete(vratDetails).where(eq(vratDetails.itemId, itemId));
      await tx
        .insert(vratDetails)
        .values({ itemId, festivalIds, deity: deity.en, deityHi: deity.hi, frequency });
      await writeRites(tx, itemId, seed.details);
    },
  });
}

/** A festival with how it is kept. */
export function festivalItem(seed: ContentSeed<FestivalDetails>): SeedItem {
  const { festivalIds, deity, regions } = seed.details;
  return seedItem(seed, {
    async writeDetails(tx, itemId) {
      await tx.delete(festivalDetails).where(eq(festivalDetails.itemId, itemId));
      await tx.insert(festivalDetails).values({
        itemId,
        festivalIds,
        deity: deity.en,
        deityHi: deity.hi,
        regions: regions.en,
        regionsHi: regions.hi,
      });
      await writeRites(tx, itemId, seed.details);
    },
  });
}

async function writeRites(tx: Transaction, itemId: number, rites: { en: RiteText; hi: RiteText }) {
  await tx.delete(riteTexts).where(eq(riteTexts.itemId, itemId));
  await tx.insert(riteTexts).values(
    (['en', 'hi'] as const).map((lang) => ({
      itemId,
      lang,
      ...rites[lang],
      katha: renderMarkdown(rites[lang].katha, lang),
    })),
  );
}
