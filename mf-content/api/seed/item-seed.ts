import type { ArticleSection } from 'shared/contracts/content';

/** What one item says in one language, as shipped with the release. */
export interface TextSeed {
  title: string;
  summary: string;
  sections: ArticleSection[];
}

/** One item shipped with the release, in both languages. */
export interface ItemSeed {
  slug: string;
  image: string;
  /** ISO date of first publication. */
  publishedAt: string;
  en: TextSeed;
  hi: TextSeed;
}
