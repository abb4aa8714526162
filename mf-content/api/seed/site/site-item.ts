import { eq } from 'drizzle-orm';
import { links } from '../../data/details-schema';
import type { SeedItem } from '../seed-item';

interface SiteText {
  title: string;
  summary: string;
  body?: string;
}

interface SiteSeed {
  slug: string;
  tags?: string[];
  /** Where it leads, for kinds that lead somewhere. */
  href?: string;
  en: SiteText;
  hi: SiteText;
}

/** A part of the site itself, without a picture: a category, a service, a page. */
export function siteItem({ slug, tags = [], href, en, hi }: SiteSeed): SeedItem {
  const item: SeedItem = {
    slug,
    cover: null,
    category: '',
    tags,
    author: 'Tarapath',
    publishedAt: '2026-11-21T00:00:00Z',
    details: { href },
    en: { body: '', coverAlt: '', ...en },
    hi: { body: '', coverAlt: '', ...hi },
    pictures: [],
  };
  if (!href) return item;
  return {
    ...item,
    async writeDetails(tx, itemId) {
      await tx.delete(links).where(eq(links.itemId, itemId));
      await tx.insert(links).values({ itemId, href });
    },
  };
}
