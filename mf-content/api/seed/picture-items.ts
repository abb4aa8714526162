import { eq } from 'drizzle-orm';
import { storyDetails, storyPages } from '../data/details-schema';
import type { ContentSeed, GalleryDetails, StoryDetails } from './content-seed';
import { seedItem, type SeedItem } from './seed-item';

/** A web story with its pages. */
export function storyItem(seed: ContentSeed<StoryDetails>): SeedItem {
  const { poster, pages } = seed.details;
  return seedItem(seed, {
    pictures: [poster, ...pages.map(({ picture }) => picture)],
    async writeDetails(tx, itemId, hashOf) {
      await tx.delete(storyDetails).where(eq(storyDetails.itemId, itemId));
      await tx.insert(storyDetails).values({ itemId, poster: hashOf(poster) });
      await tx.delete(storyPages).where(eq(storyPages.itemId, itemId));
      await tx.insert(storyPages).values(
        pages.map(({ picture, en, hi }, position) => ({
          itemId,
          position,
          picture: hashOf(picture),
          en,
          hi,
        })),
      );
    },
  });
}

/** The pictures of a collection, each an item of its own in the collection as its category. */
export function galleryItems(collection: ContentSeed<GalleryDetails>): SeedItem[] {
  const { slug: category, tags, author, publishedAt } = collection;
  return collection.details.pictures.map(({ file, en, hi }, index) => ({
    slug: `${category}-${index + 1}`,
    cover: file,
    category,
    tags,
    author,
    publishedAt,
    details: {},
    pictures: [],
    en: describeGalleryPicture(en),
    hi: describeGalleryPicture(hi),
  }));
}

function describeGalleryPicture({ caption, alt }: { caption: string; alt: string }) {
  return { title: caption, summary: alt, body: '', coverAlt: alt };
}
