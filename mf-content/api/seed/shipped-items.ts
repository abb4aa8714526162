import { aartiSeeds } from './aartis';
import { bhajanSeeds } from './bhajans';
import { blogSeeds } from './blogs';
import { lyricsItem } from './lyrics-items';
import { festivalSeeds } from './festivals';
import { gallerySeeds } from './galleries';
import { nakshatraSeeds } from './nakshatras';
import { podcastItem, videoItem } from './media-items';
import { newsSeeds } from './news';
import { galleryItems, storyItem } from './picture-items';
import { numerologySeeds } from './numerology';
import { podcastSeeds } from './podcasts';
import { remedyItems } from './remedy-seeds';
import { festivalItem, vratItem } from './rite-items';
import { seedItem, type SeedItem } from './seed-item';
import { signSeeds } from './signs';
import { bannerItems } from './site/banners';
import { categoryItems } from './site/categories';
import { collectionItems } from './site/collections';
import { pageItems } from './site/pages';
import { serviceItems } from './site/services';
import { storySeeds } from './stories';
import { tarotSeeds } from './tarot';
import { vastuSeeds } from './vastu';
import { videoSeeds } from './videos';
import { vratSeeds } from './vrats';

/** Everything shipped with the release, by kind, in the order of its shelf. */
export const shippedItems: Record<string, readonly SeedItem[]> = {
  remedies: remedyItems,
  blog: blogSeeds.map((seed) => seedItem(seed)),
  news: newsSeeds.map((seed) => seedItem(seed)),
  vastu: vastuSeeds.map((seed) => seedItem(seed)),
  tarot: tarotSeeds.map((seed) => seedItem(seed)),
  numerology: numerologySeeds.map((seed) => seedItem(seed)),
  nakshatra: nakshatraSeeds.map((seed) => seedItem(seed)),
  sign: signSeeds.map((seed) => seedItem(seed)),
  vrat: vratSeeds.map(vratItem),
  festivals: festivalSeeds.map(festivalItem),
  aarti: aartiSeeds.map(lyricsItem),
  bhajan: bhajanSeeds.map(lyricsItem),
  story: storySeeds.map(storyItem),
  video: videoSeeds.map(videoItem),
  podcast: podcastSeeds.map(podcastItem),
  gallery_collection: gallerySeeds.map((seed) => seedItem(seed)),
  gallery: gallerySeeds.flatMap(galleryItems),
  category: categoryItems,
  banner: bannerItems,
  services: serviceItems,
  collection: collectionItems,
  page: pageItems,
};
