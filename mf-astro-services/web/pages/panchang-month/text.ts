import { supportedYears } from 'shared/jyotish/supported-dates';
import type { Lang } from 'shared/remote-kit/page';

const en = {
  title: (city: string, month: string) => `${city} panchang, ${month}`,
  meta: (city: string, month: string) => `${city} panchang, ${month} | Tarapath`,
  description: (city: string, month: string) =>
    `Panchang calendar of ${city} for ${month}: tithi and nakshatra of each day, sunrise, moonrise on Chaturthi, Ekadashi and all festivals.`,
  lead: (months: string, vikram: string) => `${months}, Vikram Samvat ${vikram}.`,
  name: 'Month calendar',
  calendar: 'The month day by day',
  hint: 'Tithi and nakshatra are those that run at sunrise, with their end. Each day leads to its full panchang.',
  previous: 'Previous month',
  next: 'Next month',
  moonrise: 'Moonrise',
  noSun: {
    polar_day: 'The Sun does not set',
    polar_night: 'The Sun does not rise',
    skipped_date: 'This date never was here: it was left out when the date line was moved',
  },
  unknown: 'No calendar is found at this address',
  unknownText: `The city is not known, or the month lies outside the years ${supportedYears.first} to ${supportedYears.last}. Please begin with the panchang of a city.`,
  unavailable: 'The calendar could not be computed just now. Please try again in a moment.',
  back: 'To the panchang',
};

const hi: typeof en = {
  title: (city, month) => `${city} पंचांग, ${month}`,
  meta: (city, month) => `${city} पंचांग, ${month} | तारापथ`,
  description: (city, month) =>
    `${month} का ${city} मासिक पंचांग: हर दिन की तिथि और नक्षत्र, सूर्योदय, चतुर्थी का चंद्रोदय, एकादशी तथा सभी व्रत और पर्व एक ही पृष्ठ पर, समय सहित।`,
  lead: (months, vikram) => `${months}, विक्रम संवत ${vikram}।`,
  name: 'मासिक पंचांग',
  calendar: 'महीने का हर दिन',
  hint: 'तिथि और नक्षत्र सूर्योदय पर चलने वाले हैं, समाप्ति समय सहित। हर दिन से उसका पूरा पंचांग खुलता है।',
  previous: 'पिछला महीना',
  next: 'अगला महीना',
  moonrise: 'चंद्रोदय',
  noSun: {
    polar_day: 'सूर्य अस्त नहीं होता',
    polar_night: 'सूर्य उदय नहीं होता',
    skipped_date: 'यह तारीख़ यहाँ आई ही नहीं: तिथि-रेखा बदलने पर छोड़ दी गई',
  },
  unknown: 'इस पते पर कोई पंचांग नहीं है',
  unknownText: `यह शहर नहीं मिला, या महीना ${supportedYears.first} से ${supportedYears.last} के बाहर है। कृपया किसी शहर के पंचांग से शुरू करें।`,
  unavailable: 'अभी पंचांग की गणना नहीं हो सकी। थोड़ी देर में फिर कोशिश करें।',
  back: 'पंचांग पर जाएँ',
};

/** The words of the month calendar. */
export const monthText: Record<Lang, typeof en> = { en, hi };
