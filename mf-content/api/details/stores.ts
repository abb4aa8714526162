import type { DetailsName } from 'shared/contracts/content-details';
import { collectionStore, storyStore } from './collections';
import type { DetailsStore } from './details-store';
import { lyricsStore } from './lyrics';
import { podcastStore, videoStore } from './media';
import { linkStore, nothingStore, remedyStore, reviewStore, testimonialStore } from './plain';
import { festivalStore, vratStore } from './rites';

/** Where the details of each shape are read. */
export const detailStores: { [N in DetailsName]: DetailsStore<N> } = {
  nothing: nothingStore,
  link: linkStore,
  remedy: remedyStore,
  vrat: vratStore,
  festival: festivalStore,
  lyrics: lyricsStore,
  video: videoStore,
  podcast: podcastStore,
  story: storyStore,
  collection: collectionStore,
  review: reviewStore,
  testimonial: testimonialStore,
};
