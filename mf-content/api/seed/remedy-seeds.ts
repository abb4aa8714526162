import { and, eq } from 'drizzle-orm';
import { texts } from '../data/schema';
import type { RemedyText } from './content-seed';
import { seedItem, type SeedItem } from './seed-item';
import { sun as sunEn } from './remedies/en/sun';
import { moon as moonEn } from './remedies/en/moon';
import { jupiter as jupiterEn } from './remedies/en/jupiter';
import { rahu as rahuEn } from './remedies/en/rahu';
import { mercury as mercuryEn } from './remedies/en/mercury';
import { venus as venusEn } from './remedies/en/venus';
import { ketu as ketuEn } from './remedies/en/ketu';
import { saturn as saturnEn } from './remedies/en/saturn';
import { mars as marsEn } from './remedies/en/mars';
import { sadesati as sadesatiEn } from './remedies/en/sadesati';
import { sun as sunHi } from './remedies/hi/sun';
import { moon as moonHi } from './remedies/hi/moon';
import { jupiter as jupiterHi } from './remedies/hi/jupiter';
import { rahu as rahuHi } from './remedies/hi/rahu';
import { mercury as mercuryHi } from './remedies/hi/mercury';
import { venus as venusHi } from './remedies/hi/venus';
import { ketu as ketuHi } from './remedies/hi/ketu';
import { saturn as saturnHi } from './remedies/hi/saturn';
import { mars as marsHi } from './remedies/hi/mars';
import { sadesati as sadesatiHi } from './remedies/hi/sadesati';

/** The remedies shipped with the release, in the order in which menus and lists show them. */
export const remedyItems: readonly SeedItem[] = [
  remedy('sun', sunEn, sunHi),
  remedy('moon', moonEn, moonHi),
  remedy('jupiter', jupiterEn, jupiterHi),
  remedy('rahu', rahuEn, rahuHi),
  remedy('mercury', mercuryEn, mercuryHi),
  remedy('venus', venusEn, venusHi),
  remedy('ketu', ketuEn, ketuHi),
  remedy('saturn', saturnEn, saturnHi),
  remedy('mars', marsEn, marsHi),
  remedy('sadesati', sadesatiEn, sadesatiHi),
];

function remedy(slug: string, en: RemedyText, hi: RemedyText): SeedItem {
  const words = { en, hi };
  const seed = {
    slug,
    cover: `remedies/${slug}.svg`,
    category: '',
    tags: [],
    author: 'Tarapath',
    publishedAt: '2026-11-21T00:00:00Z',
    details: { en: en.sections, hi: hi.sections },
    en: { ...en, body: '', coverAlt: nameOf(en) },
    hi: { ...hi, body: '', coverAlt: nameOf(hi) },
  };
  return seedItem(seed, {
    async writeDetails(tx, id) {
      for (const lang of ['en', 'hi'] as const)
        await tx
          .update(texts)
          .set({ sections: words[lang].sections })
          .where(and(eq(texts.itemId, id), eq(texts.lang, lang)));
    },
  });
}

/** The graha, as titles name it before the colon. */
function nameOf({ title }: RemedyText): string {
  return title.split(':')[0] ?? title;
}
