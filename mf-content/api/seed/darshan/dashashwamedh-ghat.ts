import type { TempleSeed } from './temple-seed';

const aarti = { kind: 'aarti', en: 'Evening Ganga aarti', hi: 'संध्या गंगा आरती' } as const;

export const seed: TempleSeed = {
  slug: 'dashashwamedh-ghat',
  en: {
    name: 'Dashashwamedh Ghat',
    place: 'Varanasi, Uttar Pradesh',
    deity: 'The river Ganga',
    keeper: 'Ganga Seva Nidhi',
  },
  hi: {
    name: 'दशाश्वमेध घाट',
    place: 'वाराणसी, उत्तर प्रदेश',
    deity: 'माँ गंगा',
    keeper: 'गंगा सेवा निधि',
  },
  website: 'https://gangasevanidhi.in',
  timeZone: 'Asia/Kolkata',
  latitude: 25.3069,
  longitude: 83.0104,
  rites: [
    {
      ...aarti,
      slug: 'ganga-aarti-summer',
      starts: '19:00',
      ends: '19:45',
      months: [4, 5, 6, 7, 8, 9],
    },
    {
      ...aarti,
      slug: 'ganga-aarti-winter',
      starts: '18:00',
      ends: '18:45',
      months: [11, 12, 1, 2],
    },
    // between the two seasons the hour moves with the dusk
    {
      ...aarti,
      slug: 'ganga-aarti-between',
      starts: 'sunset+30',
      ends: 'sunset+75',
      months: [3, 10],
    },
  ],
};
