import { definePage } from './content-items';

/** The static pages by slug: `GET /api/about-us` and so on. */
export const staticPages = {
  'about-us': definePage('about-us'),
  'terms-and-conditions': definePage('terms-and-conditions'),
  'astrologer-terms-and-condition': definePage('astrologer-terms-and-condition'),
  'contact-us': definePage('contact-us'),
  'refund-policy': definePage('refund-policy'),
  'privacy-policy': definePage('privacy-policy'),
};
