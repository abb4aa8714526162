/** What a seed says in one language. `body` is Markdown: paragraphs, ## and ### headings, lists, quotes, links within the site. */
export interface SeedText {
  title: string;
  summary: string;
  body: string;
  coverAlt: string;
  seoTitle?: string;
  seoDescription?: string;
}

/** An item shipped with the release. Files are places below `/media/mf-content/`, as `covers/blogs/moon.svg`. */
export interface ContentSeed<Details = object> {
  slug: string;
  cover: string;
  category: string;
  tags: string[];
  author: string;
  /** ISO 8601 */
  publishedAt: string;
  /**
   * When somebody last read the whole text over, ISO 8601: the page says so. Left out until it was read again
   * after its publication; who changes what the text says writes the day here.
   */
  reviewedAt?: string;
  details: Details;
  en: SeedText;
  hi: SeedText;
}

/** A short text in both languages. */
interface Bilingual<T = string> {
  en: T;
  hi: T;
}

/** How a vrat or festival is kept. */
export interface RiteText {
  samagri: string[];
  /** steps, in order */
  vidhi: string[];
  /** Markdown, retold in our own words */
  katha: string;
  foods: string[];
}

export interface VratDetails {
  /** ids of shared/jyotish/festivals that date it, the one it is named for first */
  festivalIds: string[];
  deity: Bilingual;
  frequency: 'yearly' | 'monthly' | 'fortnightly' | 'weekly';
  en: RiteText;
  hi: RiteText;
}

export interface FestivalDetails {
  /** ids of shared/jyotish/festivals that date it, the one it is named for first */
  festivalIds: string[];
  deity: Bilingual;
  regions: Bilingual<string[]>;
  en: RiteText;
  hi: RiteText;
}

export interface LyricsDetails {
  deity: Bilingual;
  /** line by line: `roman[i]` is `devanagari[i]` in Latin letters */
  stanzas: { devanagari: string[]; roman: string[] }[];
  /** author or tradition as known, e.g. "traditional" */
  tradition: Bilingual;
  /** what it is sung in, ISO 639-1; left out for Hindi and its dialects */
  language?: 'mr' | 'gu' | 'pa';
  audio?: string;
  en: { meaning: string };
  hi: { meaning: string };
}

export interface StoryDetails {
  /** the portrait that stands for the story */
  poster: string;
  pages: { picture: string; en: string; hi: string }[];
}

export interface GalleryDetails {
  pictures: {
    file: string;
    en: { caption: string; alt: string };
    hi: { caption: string; alt: string };
  }[];
}

export interface VideoDetails {
  file: string;
  poster: string;
  seconds: number;
  captions: { en: string; hi: string };
}

export interface PodcastDetails {
  file: string;
  seconds: number;
  chapters: { at: number; en: string; hi: string }[];
  transcript: { en: string; hi: string };
}
