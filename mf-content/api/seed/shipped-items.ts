import { remedyItems } from './remedy-seeds';
import type { SeedItem } from './seed-item';
import { bannerItems } from './site/banners';
import { categoryItems } from './site/categories';
import { collectionItems } from './site/collections';
import { pageItems } from './site/pages';
import { serviceItems } from './site/services';

/** Everything shipped with the release, by kind, in the order of its shelf. */
export const shippedItems: Record<string, readonly SeedItem[]> = {
  remedies: remedyItems,
  category: categoryItems,
  banner: bannerItems,
  services: serviceItems,
  collection: collectionItems,
  page: pageItems,
};
