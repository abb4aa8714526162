import type { TempleSeed } from './temple-seed';

export const seed: TempleSeed = {
  slug: 'har-ki-pauri',
  en: {
    name: 'Har Ki Pauri',
    place: 'Haridwar, Uttarakhand',
    deity: 'The river Ganga',
    keeper: 'District of Haridwar',
  },
  hi: {
    name: 'हर की पैड़ी',
    place: 'हरिद्वार, उत्तराखंड',
    deity: 'माँ गंगा',
    keeper: 'जनपद हरिद्वार',
  },
  website: 'https://haridwar.nic.in',
  timeZone: 'Asia/Kolkata',
  latitude: 29.9563,
  longitude: 78.1706,
  rites: [
    {
      slug: 'morning-ganga-aarti',
      kind: 'aarti',
      en: 'Morning Ganga aarti',
      hi: 'प्रातः गंगा आरती',
      starts: 'sunrise-15',
    },
    {
      slug: 'evening-ganga-aarti',
      kind: 'aarti',
      en: 'Evening Ganga aarti',
      hi: 'संध्या गंगा आरती',
      starts: 'sunset',
      ends: 'sunset+45',
    },
  ],
};
