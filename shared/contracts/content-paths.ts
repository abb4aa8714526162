import type { ArticleKind } from './content';

/** Where the pages of a kind begin: its list; one item is at `{list}/{slug}`. */
export const contentPaths: Record<ArticleKind, string> = {
  blog: '/blogs',
  news: '/astrology-news',
  vastu: '/vastu',
  tarot: '/tarot',
  numerology: '/numerology',
  nakshatra: '/nakshatras',
  sign: '/signs',
  remedies: '/remedies',
  vrat: '/rituals/vrats',
  festivals: '/rituals/festivals',
  aarti: '/rituals/aarti',
  bhajan: '/rituals/bhajan',
  video: '/videos',
  podcast: '/audio-podcast',
  gallery_collection: '/photo-gallery',
  story: '/web-stories',
};
