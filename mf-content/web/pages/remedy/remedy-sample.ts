import type { Remedy } from 'shared/contracts/content';
import { pictureSample } from '../../parts/picture-sample';

/** A short remedy with one section of each kind, for tests of the page. */
export const remedySample: Remedy = {
  id: 1,
  slug: 'sun',
  lang: 'en',
  title: 'Sun (Surya)',
  summary: 'Steadiness.',
  cover: pictureSample,
  category: null,
  tags: [],
  author: 'Tarapath',
  body: '',
  seo: { title: 'Sun (Surya)', description: 'Steadiness.' },
  published_at: '2026-11-21T00:00:00.000Z',
  updated_at: '2026-11-21T00:00:00.000Z',
  details: {
    sections: [
      { kind: 'text', heading: 'What it stands for', paragraphs: ['The self.'] },
      {
        kind: 'list',
        heading: 'Daily habits',
        cost: 'free',
        items: [{ term: 'Rise', text: 'At one time.' }],
      },
      {
        kind: 'mantra',
        heading: 'The mantra',
        devanagari: 'ॐ घृणिः सूर्याय नमः',
        transliteration: 'Om Ghrinih Suryaya Namah',
        meaning: 'I bow to Surya.',
        practice: 'Eleven times.',
      },
      { kind: 'caution', heading: 'The gemstone', paragraphs: ['It promises nothing.'] },
    ],
  },
};
