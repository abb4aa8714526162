import { definePage } from './content-items';

/** The static pages by slug: `GET /api/about-us` and so on. */
export const staticPages = {
  'about-us': definePage('about-us'),
};
