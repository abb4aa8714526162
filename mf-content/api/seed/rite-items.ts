import { eq } from 'drizzle-orm';
import { festivalIds } from 'shared/jyotish/festivals/names';
import { z } from 'shared/contracts/zod';
import type { Transaction } from '../data/database';
import { festivalDetails, riteTexts, vratDetails } from '../data/details-schema';
import { renderMarkdown } from '../text/render-markdown';
import { defineArticles } from './articles';
import type { ContentSeed, FestivalDetails, RiteText, VratDetails } from './content-seed';
import { markdownList } from './markdown-list';
import { seedItem, type SeedItem } from './seed-item';

const shared = {
  /** of shared/jyotish/festivals: what dates it, the one it is named for first */
  festival_ids: z.array(z.enum(festivalIds)),
  deity: z.object({ en: z.string(), hi: z.string() }).strict(),
};
const rite = {
  samagri: markdownList,
  /** steps, in order */
  vidhi: markdownList,
  /** Markdown, retold in our own words */
  katha: z.string(),
  foods: markdownList,
};

export const vrats = defineArticles(
  'vrats',
  {
    item: { ...shared, frequency: z.enum(['yearly', 'monthly', 'fortnightly', 'weekly']) },
    text: rite,
  },
  ({ item: { festival_ids: ids, deity, frequency }, en, hi }): VratDetails => ({
    ...{ festivalIds: ids, deity, frequency },
    ...{ en: pickRite(en), hi: pickRite(hi) },
  }),
);

const names = z.array(z.string());

export const festivals = defineArticles(
  'festivals',
  { item: { ...shared, regions: z.object({ en: names, hi: names }).strict() }, text: rite },
  ({ item: { festival_ids: ids, deity, regions }, en, hi }): FestivalDetails => ({
    ...{ festivalIds: ids, deity, regions },
    ...{ en: pickRite(en), hi: pickRite(hi) },
  }),
);

const pickRite = ({ samagri, vidhi, katha, foods }: RiteText) => ({ samagri, vidhi, katha, foods });

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
