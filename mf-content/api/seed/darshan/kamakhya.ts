import type { TempleSeed } from './temple-seed';

export const seed: TempleSeed = {
  slug: 'kamakhya',
  en: {
    name: 'Kamakhya',
    place: 'Nilachal hill, Guwahati',
    deity: 'The goddess Kamakhya',
    keeper: 'Maa Kamakhya Devalaya',
  },
  hi: {
    name: 'कामाख्या',
    place: 'नीलाचल पर्वत, गुवाहाटी',
    deity: 'माँ कामाख्या',
    keeper: 'माँ कामाख्या देवालय',
  },
  website: 'https://maakamakhya.org',
  timeZone: 'Asia/Kolkata',
  latitude: 26.1664,
  longitude: 91.7055,
  rites: [
    {
      slug: 'morning-darshan',
      kind: 'darshan',
      en: 'Darshan until the offering of bhog',
      hi: 'भोग तक दर्शन',
      starts: '08:00',
      ends: '13:00',
    },
    {
      slug: 'afternoon-darshan',
      kind: 'darshan',
      en: 'Afternoon darshan; the temple announces when the doors close',
      hi: 'दोपहर बाद के दर्शन; पट बंद होने का समय मंदिर बताता है',
      starts: '14:30',
      ends: '17:15',
    },
  ],
};
