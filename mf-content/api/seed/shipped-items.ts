import { blogSeeds } from './blogs';
import { newsSeeds } from './news';
import { remedyItems } from './remedy-seeds';
import { seedItem, type SeedItem } from './seed-item';
import { bannerItems } from './site/banners';
import { categoryItems } from './site/categories';
import { collectionItems } from './site/collections';
import { pageItems } from './site/pages';
import { serviceItems } from './site/services';

/** Everything shipped with the release, by kind, in the order of its shelf. */
export const shippedItems: Record<string, readonly SeedItem[]> = {
  remedies: remedyItems,
  blog: blogSeeds.map((seed) => seedItem(seed)),
  news: newsSeeds.map((seed) => seedItem(seed)),
  category: categoryItems,
  banner: bannerItems,
  services: serviceItems,
  collection: collectionItems,
  page: pageItems,
};
