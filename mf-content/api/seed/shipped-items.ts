import { blogs, nakshatras, news, numerology, signs, tarot, vastu } from './articles';
import { aartis, bhajans, lyricsItem } from './lyrics-items';
import { podcastItem, podcasts, videoItem, videos } from './media-items';
import { galleries, galleryItems, stories, storyItem } from './picture-items';
import { remedies } from './remedies';
import { festivalItem, festivals, vratItem, vrats } from './rite-items';
import { seedItem, type SeedItem } from './seed-item';
import { banners, categories, collections, services } from './site/links';
import { pageItems } from './site/pages';

/** What is shipped of a kind, in the order of its shelf. */
interface Shelf {
  read(): readonly SeedItem[];
  /** The folder of content it is read from; none for what the pages themselves say. */
  content?: string;
}

function shelf<Seed>(
  { kind, read }: { kind: string; read(): Seed[] },
  makeItem: (seed: Seed) => SeedItem,
): Shelf {
  return { content: kind, read: () => read().map((seed) => makeItem(seed)) };
}

const own = (item: SeedItem) => item;

/** Everything shipped with the release, by kind. */
export const shelves: Record<string, Shelf> = {
  remedies: shelf(remedies, own),
  blog: shelf(blogs, seedItem),
  news: shelf(news, seedItem),
  vastu: shelf(vastu, seedItem),
  tarot: shelf(tarot, seedItem),
  numerology: shelf(numerology, seedItem),
  nakshatra: shelf(nakshatras, seedItem),
  sign: shelf(signs, seedItem),
  vrat: shelf(vrats, vratItem),
  festivals: shelf(festivals, festivalItem),
  aarti: shelf(aartis, lyricsItem),
  bhajan: shelf(bhajans, lyricsItem),
  story: shelf(stories, storyItem),
  video: shelf(videos, videoItem),
  podcast: shelf(podcasts, podcastItem),
  gallery_collection: shelf(galleries, seedItem),
  gallery: { content: galleries.kind, read: () => galleries.read().flatMap(galleryItems) },
  category: shelf(categories, own),
  banner: shelf(banners, own),
  services: shelf(services, own),
  collection: shelf(collections, own),
  page: { read: () => pageItems },
};

/** The folders of content with how each is read. */
export const shippedContent = Object.values(shelves).flatMap(({ content, read }) =>
  content ? [{ kind: content, read }] : [],
);
