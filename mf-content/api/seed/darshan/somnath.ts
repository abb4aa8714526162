import type { TempleSeed } from './temple-seed';

export const seed: TempleSeed = {
  slug: 'somnath',
  en: {
    name: 'Somnath',
    place: 'Prabhas Patan, Gujarat',
    deity: 'Shiva as Somnath, a Jyotirlinga',
    keeper: 'Shree Somnath Trust',
  },
  hi: {
    name: 'सोमनाथ',
    place: 'प्रभास पाटन, गुजरात',
    deity: 'सोमनाथ रूप में शिव, ज्योतिर्लिंग',
    keeper: 'श्री सोमनाथ ट्रस्ट',
  },
  website: 'https://somnath.org',
  timeZone: 'Asia/Kolkata',
  latitude: 20.888,
  longitude: 70.4012,
  rites: [
    {
      slug: 'darshan',
      kind: 'darshan',
      en: 'Darshan',
      hi: 'दर्शन',
      starts: '06:00',
      ends: '22:00',
    },
    {
      slug: 'morning-aarti',
      kind: 'aarti',
      en: 'Morning aarti',
      hi: 'प्रातः आरती',
      starts: '07:00',
    },
    {
      slug: 'noon-aarti',
      kind: 'aarti',
      en: 'Noon aarti',
      hi: 'मध्याह्न आरती',
      starts: '12:00',
    },
    {
      slug: 'evening-aarti',
      kind: 'aarti',
      en: 'Evening aarti',
      hi: 'संध्या आरती',
      starts: '19:00',
    },
  ],
};
