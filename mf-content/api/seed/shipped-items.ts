import { blogSeeds } from './blogs';
import { newsSeeds } from './news';
import { remedyItems } from './remedy-seeds';
import { vratItem } from './rite-items';
import { seedItem, type SeedItem } from './seed-item';
import { signSeeds } from './signs';
import { bannerItems } from './site/banners';
import { categoryItems } from './site/categories';
import { collectionItems } from './site/collections';
import { pageItems } from './site/pages';
import { serviceItems } from './site/services';
import { vratSeeds } from './vrats';

/** Everything shipped with the release, by kind, in the order of its shelf. */
export const shippedItems: Record<string, readonly SeedItem[]> = {
  remedies: remedyItems,
  blog: blogSeeds.map((seed) => seedItem(seed)),
  news: newsSeeds.map((seed) => seedItem(seed)),
  sign: signSeeds.map((seed) => seedItem(seed)),
  vrat: vratSeeds.map(vratItem),
  category: categoryItems,
  banner: bannerItems,
  services: serviceItems,
  collection: collectionItems,
  page: pageItems,
};
