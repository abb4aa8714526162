import { pictureSample } from '../parts/picture-sample';
import type { Article } from './kinds';

const item = {
  id: 1,
  slug: 'a-day',
  lang: 'en' as const,
  title: 'A day',
  summary: 'What a day is.',
  cover: pictureSample,
  category: { slug: 'basics', name: 'Basics' },
  tags: ['time'],
  author: 'Tarapath',
  body: '<h2>Sunrise</h2><p>The day begins.</p>',
  seo: { title: 'A day explained', description: 'What a day is, and is not.' },
  published_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-02T00:00:00.000Z',
};
const rite = {
  deity: 'Vishnu',
  festival_ids: ['ekadashi'],
  samagri: ['A lamp'],
  vidhi: ['Light it', 'Sit down'],
  katha: '<p>Once, a king.</p>',
  foods: ['Fruit'],
};

/** One article of each shape of details, for tests. */
export const articleSamples = {
  blog: { kind: 'blog', item: { ...item, details: {} } },
  vrat: { kind: 'vrat', item: { ...item, details: { ...rite, frequency: 'monthly' } } },
  festivals: { kind: 'festivals', item: { ...item, details: { ...rite, regions: ['north'] } } },
  aarti: {
    kind: 'aarti',
    item: {
      ...item,
      details: {
        deity: 'Vishnu',
        tradition: 'traditional',
        language: 'hi',
        stanzas: [{ devanagari: ['ॐ जय जगदीश हरे'], roman: ['Om jaya jagadisha hare'] }],
        meaning: '<p>Praise.</p>',
      },
    },
  },
  video: {
    kind: 'video',
    item: {
      ...item,
      details: {
        seconds: 67,
        file: '/media/mf-content/videos/day.mp4',
        poster: pictureSample,
        captions: { en: '/en.vtt', hi: '/hi.vtt' },
      },
    },
  },
  podcast: {
    kind: 'podcast',
    item: {
      ...item,
      details: {
        seconds: 90,
        file: '/a.m4a',
        chapters: [{ at: 65, title: 'The bell' }],
        transcript: '<p>A bell is heard.</p>',
      },
    },
  },
  gallery_collection: {
    kind: 'gallery_collection',
    item: {
      ...item,
      details: { pages: 1, members: [{ slug: 'lamp', title: 'A lamp', picture: pictureSample }] },
    },
  },
} satisfies Record<string, Article>;
