import { and, eq } from 'drizzle-orm';
import { defineContent, mediaOf } from 'shared/content/content-kind';
import { z } from 'shared/contracts/zod';
import { texts } from '../data/schema';
import { remoteFolder } from '../remote-folder';
import { remedySections } from './remedy-sections';
import { seedItem, type SeedItem } from './seed-item';

const content = defineContent(remoteFolder, 'remedies', {
  item: {},
  text: { title: z.string(), summary: z.string(), body: remedySections },
});

/** The remedies shipped with the release, in the order in which menus and lists show them. */
export const remedies = { kind: content.kind, read: () => content.read().map(remedyItem) };

function remedyItem(found: ReturnType<typeof content.read>[number]): SeedItem {
  const { slug, en, hi } = found;
  const sections = { en: en.body, hi: hi.body };
  const seed = {
    slug,
    cover: mediaOf(found, 'cover.svg'),
    category: '',
    tags: [],
    author: 'Tarapath',
    publishedAt: '2026-11-21T00:00:00Z',
    details: sections,
    en: { ...en, body: '', coverAlt: nameOf(en) },
    hi: { ...hi, body: '', coverAlt: nameOf(hi) },
  };
  return seedItem(seed, {
    async writeDetails(tx, id) {
      for (const lang of ['en', 'hi'] as const)
        await tx
          .update(texts)
          .set({ sections: sections[lang] })
          .where(and(eq(texts.itemId, id), eq(texts.lang, lang)));
    },
  });
}

/** The graha, as titles name it before the colon. */
function nameOf({ title }: { title: string }): string {
  return title.split(':')[0] ?? title;
}
