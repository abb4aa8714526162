import type { TempleSeed } from './temple-seed';

export const seed: TempleSeed = {
  slug: 'shirdi-sai',
  en: {
    name: 'Sai Baba Samadhi Mandir',
    place: 'Shirdi, Maharashtra',
    deity: 'Sai Baba',
    keeper: 'Shree Saibaba Sansthan Trust, Shirdi',
  },
  hi: {
    name: 'साईं बाबा समाधि मंदिर',
    place: 'शिरडी, महाराष्ट्र',
    deity: 'साईं बाबा',
    keeper: 'श्री साईबाबा संस्थान विश्वस्त व्यवस्था, शिरडी',
  },
  website: 'https://sai.org.in',
  timeZone: 'Asia/Kolkata',
  latitude: 19.7668,
  longitude: 74.4774,
  rites: [
    {
      slug: 'kakad-aarti',
      kind: 'aarti',
      en: 'Kakad aarti, before dawn',
      hi: 'काकड़ आरती',
      starts: '05:15',
    },
    {
      slug: 'madhyan-aarti',
      kind: 'aarti',
      en: 'Madhyan aarti, at noon',
      hi: 'मध्याह्न आरती',
      starts: '12:00',
      ends: '12:30',
    },
    {
      slug: 'dhoop-aarti',
      kind: 'aarti',
      en: 'Dhoop aarti',
      hi: 'धूप आरती',
      starts: 'sunset',
    },
    {
      slug: 'shej-aarti',
      kind: 'aarti',
      en: 'Shej aarti, before rest',
      hi: 'शेज आरती',
      starts: '22:00',
    },
  ],
};
