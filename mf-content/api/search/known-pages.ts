import { horoscopePeriods } from 'shared/contracts/content-horoscope';
import type { KnownPage } from 'shared/search/find-pages';
import { horoscopePath } from '../../model/horoscope-steps';
import { signs } from '../../model/signs';

const page = (path: string, en: string, hi: string, names: string): KnownPage => ({
  path,
  en,
  hi,
  names: names.split(', '),
});

const periodNames = {
  daily: {
    en: 'daily horoscope',
    hi: 'दैनिक राशिफल',
    more: ['horoscope today', 'rashifal', 'aaj ka rashifal'],
    moreHindi: ['राशिफल', 'आज का राशिफल'],
  },
  weekly: {
    en: 'weekly horoscope',
    hi: 'साप्ताहिक राशिफल',
    more: ['saptahik rashifal'],
    moreHindi: [],
  },
  monthly: { en: 'monthly horoscope', hi: 'मासिक राशिफल', more: ['masik rashifal'], moreHindi: [] },
  yearly: {
    en: 'yearly horoscope',
    hi: 'वार्षिक राशिफल',
    more: ['varshik rashifal'],
    moreHindi: [],
  },
};

const horoscopePages = horoscopePeriods.flatMap((period) =>
  signs.map(({ slug, en, hi, sanskrit }): KnownPage => {
    const names = periodNames[period];
    return {
      path: horoscopePath(period, slug),
      en: `${en} ${names.en}`,
      hi: `${hi} ${names.hi}`,
      names: [
        ...[en, sanskrit].flatMap((sign) => [names.en, ...names.more].map((n) => `${sign} ${n}`)),
        ...names.moreHindi.map((name) => `${hi} ${name}`),
      ],
    };
  }),
);

/** The pages of this remote beside its items, with the names people type, in either script. */
export const knownPages: readonly KnownPage[] = [
  page(
    '/horoscope',
    'Horoscope',
    'राशिफल',
    'rashifal, aaj ka rashifal, rashiphal, horoscope today, today horoscope, आज का राशिफल',
  ),
  page('/horoscope/daily', 'Daily Horoscope', 'दैनिक राशिफल', 'dainik rashifal, daily rashifal'),
  page('/horoscope/weekly', 'Weekly Horoscope', 'साप्ताहिक राशिफल', 'saptahik rashifal'),
  page('/horoscope/monthly', 'Monthly Horoscope', 'मासिक राशिफल', 'masik rashifal'),
  page('/horoscope/yearly', 'Yearly Horoscope', 'वार्षिक राशिफल', 'varshik rashifal'),
  page('/rituals', 'Rituals', 'पूजा-पाठ', 'puja path, pooja vidhi, पूजा विधि'),
  page(
    '/rituals/vrats',
    'Vrats',
    'व्रत',
    'vrat katha, vrat, fasting, upvas, vrat vidhi, व्रत कथा, उपवास, व्रत विधि',
  ),
  page('/rituals/festivals', 'Festivals', 'त्योहार', 'festivals, tyohar, parv, त्यौहार, पर्व'),
  page('/rituals/aarti', 'Aarti', 'आरती', 'aarti, aarti sangrah, aarti lyrics, आरती संग्रह'),
  page('/rituals/bhajan', 'Bhajan', 'भजन', 'bhajans, bhajan lyrics, kirtan, कीर्तन'),
  page('/remedies', 'Remedies', 'उपाय', 'upay, graha upay, totke, graha shanti, ग्रह शांति, टोटके'),
  page('/blogs', 'Blogs', 'ब्लॉग', 'articles, blog, लेख'),
  page('/astrology-news', 'Astrology News', 'ज्योतिष समाचार', 'news, समाचार'),
  page('/photo-gallery', 'Photo Gallery', 'चित्र दीर्घा', 'photos, pictures, wallpaper, चित्र, फोटो'),
  page('/videos', 'Videos', 'वीडियो', 'films, video'),
  page('/web-stories', 'Web Stories', 'वेब स्टोरी', 'stories'),
  page(
    '/audio-podcast',
    'Audio Podcast',
    'ऑडियो पॉडकास्ट',
    'podcast, music, meditation, संगीत, ध्यान',
  ),
  page('/numerology', 'Numerology', 'अंक ज्योतिष', 'ank jyotish, ank shastra, अंक शास्त्र'),
  page('/vastu', 'Vastu', 'वास्तु', 'vastu shastra, vaastu, वास्तु शास्त्र'),
  page('/tarot', 'Tarot', 'टैरो', 'tarot cards, टैरो कार्ड'),
  page('/tarot/reading', 'Tarot reading', 'टैरो पठन', 'draw tarot cards, free tarot'),
  page('/nakshatras', 'Nakshatras', 'नक्षत्र', '27 nakshatras, stars, 27 नक्षत्र'),
  page('/signs', 'Zodiac signs', 'राशियाँ', 'rashi, 12 rashis, राशि, 12 राशियाँ'),
  page(
    '/live-temple-darshan',
    'Live Temple Darshan',
    'लाइव मंदिर दर्शन',
    'mandir darshan, live darshan, मंदिर दर्शन',
  ),
  page(
    '/live-aarti-darshan',
    'Live Aarti Darshan',
    'लाइव आरती दर्शन',
    'live aarti, ganga aarti live, लाइव आरती',
  ),
  page('/about-us', 'About us', 'हमारे बारे में', 'company, who are you, कंपनी'),
  page(
    '/contact-us',
    'Contact us',
    'संपर्क करें',
    'customer care, complaint, phone number, grievance, शिकायत, संपर्क',
  ),
  page('/privacy-policy', 'Privacy Policy', 'गोपनीयता नीति', 'privacy, data'),
  page('/terms-and-conditions', 'Terms and Conditions', 'नियम और शर्तें', 'terms, शर्तें'),
  page('/refund-policy', 'Refund Policy', 'धनवापसी नीति', 'refund, money back, रिफंड, धनवापसी'),
  ...horoscopePages,
];
