import { eq } from 'drizzle-orm';
import { mediaOf, type ContentItem } from 'shared/content/content-kind';
import { storyDetails, storyPages } from '../data/details-schema';
import { defineArticles } from './articles';
import type { ContentSeed, GalleryDetails, StoryDetails } from './content-seed';
import { markdownList, readTerm } from './markdown-list';
import { seedItem, type SeedItem } from './seed-item';

export const stories = defineArticles(
  'stories',
  { text: { pages: markdownList } },
  (found): StoryDetails => ({
    poster: mediaOf(found, 'poster.svg'),
    pages: pairPictures(found, found.en.pages, found.hi.pages),
  }),
);

/** A picture is `**Caption** what it shows`. */
export const galleries = defineArticles(
  'galleries',
  { text: { pictures: markdownList } },
  (found): GalleryDetails => ({
    pictures: pairPictures(found, found.en.pictures, found.hi.pictures).map(
      ({ picture, en, hi }) => ({ file: picture, en: readCaption(en), hi: readCaption(hi) }),
    ),
  }),
);

/** `1.svg` and what is said of it, `2.svg`, and so on. @throws Error when one is missing */
function pairPictures(found: ContentItem<unknown, unknown>, en: string[], hi: string[]) {
  if (en.length !== hi.length)
    throw new Error(
      `${found.kind}/${found.slug} tells of ${en.length} pictures, and of ${hi.length}`,
    );
  return en.map((text, index) => ({
    picture: mediaOf(found, `${index + 1}.svg`),
    en: text,
    hi: hi[index] ?? '',
  }));
}

function readCaption(item: string) {
  const { term: caption = '', text: alt } = readTerm(item);
  if (!caption) throw new Error(`a picture is **Caption** and what it shows, not "${item}"`);
  return { caption, alt };
}

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
