import type { TempleSeed } from './temple-seed';

/*
 * Three aartis move by half an hour between the dark half of Chaitra and the full moon of Ashwin, which
 * fall in March and October: in those two months their hours depend on the day, so they are not listed.
 */
const summer = [4, 5, 6, 7, 8, 9];
const winter = [11, 12, 1, 2];

export const seed: TempleSeed = {
  slug: 'mahakaleshwar',
  en: {
    name: 'Mahakaleshwar',
    place: 'Ujjain, Madhya Pradesh',
    deity: 'Shiva as Mahakal, a Jyotirlinga',
    keeper: 'Shri Mahakaleshwar Temple Management Committee',
  },
  hi: {
    name: 'महाकालेश्वर',
    place: 'उज्जैन, मध्य प्रदेश',
    deity: 'महाकाल रूप में शिव, ज्योतिर्लिंग',
    keeper: 'श्री महाकालेश्वर मंदिर प्रबंध समिति',
  },
  website: 'https://shrimahakaleshwar.mp.gov.in',
  timeZone: 'Asia/Kolkata',
  latitude: 23.1828,
  longitude: 75.7682,
  rites: [
    {
      slug: 'bhasma-aarti',
      kind: 'aarti',
      en: 'Bhasma aarti',
      hi: 'भस्म आरती',
      starts: '04:00',
      ends: '06:00',
    },
    {
      slug: 'dadyodak-aarti-summer',
      kind: 'aarti',
      en: 'Dadyodak aarti',
      hi: 'दद्योदक आरती',
      starts: '07:00',
      ends: '07:45',
      months: summer,
    },
    {
      slug: 'dadyodak-aarti-winter',
      kind: 'aarti',
      en: 'Dadyodak aarti',
      hi: 'दद्योदक आरती',
      starts: '07:30',
      ends: '08:15',
      months: winter,
    },
    {
      slug: 'bhog-aarti-summer',
      kind: 'aarti',
      en: 'Bhog aarti',
      hi: 'भोग आरती',
      starts: '10:00',
      ends: '10:45',
      months: summer,
    },
    {
      slug: 'bhog-aarti-winter',
      kind: 'aarti',
      en: 'Bhog aarti',
      hi: 'भोग आरती',
      starts: '10:30',
      ends: '11:15',
      months: winter,
    },
    {
      slug: 'sandhya-puja',
      kind: 'aarti',
      en: 'Evening puja',
      hi: 'संध्या पूजन',
      starts: '17:00',
      ends: '17:45',
    },
    {
      slug: 'sandhya-aarti-summer',
      kind: 'aarti',
      en: 'Sandhya aarti',
      hi: 'संध्या आरती',
      starts: '19:00',
      ends: '19:45',
      months: summer,
    },
    {
      slug: 'sandhya-aarti-winter',
      kind: 'aarti',
      en: 'Sandhya aarti',
      hi: 'संध्या आरती',
      starts: '18:30',
      ends: '19:15',
      months: winter,
    },
    {
      slug: 'shayan-aarti',
      kind: 'aarti',
      en: 'Shayan aarti',
      hi: 'शयन आरती',
      starts: '22:30',
      ends: '23:00',
    },
  ],
};
