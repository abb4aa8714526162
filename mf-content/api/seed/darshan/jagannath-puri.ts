import type { TempleSeed } from './temple-seed';

export const seed: TempleSeed = {
  slug: 'jagannath-puri',
  en: {
    name: 'Shree Jagannath Temple',
    place: 'Puri, Odisha',
    deity: 'Jagannath with Balabhadra and Subhadra',
    keeper: 'Shree Jagannath Temple Administration',
  },
  hi: {
    name: 'श्री जगन्नाथ मंदिर',
    place: 'पुरी, ओडिशा',
    deity: 'बलभद्र और सुभद्रा के साथ जगन्नाथ',
    keeper: 'श्री जगन्नाथ मंदिर प्रशासन',
  },
  website: 'https://www.shreejagannatha.in',
  timeZone: 'Asia/Kolkata',
  latitude: 19.8048,
  longitude: 85.8179,
  rites: [
    {
      slug: 'sahana-mela',
      kind: 'darshan',
      en: 'Sahana mela, darshan from near',
      hi: 'सहाण मेला, निकट से दर्शन',
      starts: '07:00',
      ends: '08:00',
    },
    // between the offerings the doors close, at hours that differ from day to day
    {
      slug: 'darshan',
      kind: 'darshan',
      en: 'Darshan from the outer barrier, with pauses for the offerings; the temple announces the hours',
      hi: 'बाहरी घेरे से दर्शन, भोग के समय विराम के साथ; ठीक समय मंदिर बताता है',
      starts: '08:00',
      ends: '23:00',
    },
    {
      slug: 'mangala-alati',
      kind: 'aarti',
      en: 'Mangala alati, when the doors open',
      hi: 'मंगल आरती, पट खुलने पर',
      starts: '05:00',
    },
    {
      slug: 'sandhya-alati',
      kind: 'aarti',
      en: 'Sandhya alati, at about this hour; the temple announces it',
      hi: 'संध्या आरती, लगभग इस समय; ठीक समय मंदिर बताता है',
      starts: '18:00',
    },
  ],
};
