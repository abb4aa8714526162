import { siteItem } from './site-item';

const at = (name: string) => `/astrology-services/${name}`;

/** What the site offers, each leading to its page. */
export const serviceItems = [
  siteItem({
    slug: 'free-kundli',
    href: at('free-kundli'),
    en: {
      title: 'Free kundli',
      summary: 'Your birth chart with its method shown: positions, nakshatra, dasha.',
    },
    hi: {
      title: 'निःशुल्क कुंडली',
      summary: 'आपकी जन्म कुंडली, गणना की विधि के साथ: ग्रह, नक्षत्र और दशा।',
    },
  }),
  siteItem({
    slug: 'kundli-matching',
    href: at('kundli-matching'),
    en: { title: 'Kundli matching', summary: 'Two charts compared, koota by koota.' },
    hi: { title: 'कुंडली मिलान', summary: 'दो कुंडलियों का मिलान, एक-एक कूट समझाकर।' },
  }),
  siteItem({
    slug: 'panchang',
    href: at('panchang'),
    en: { title: 'Panchang', summary: 'Tithi, nakshatra and the timings of the day in your city.' },
    hi: { title: 'पंचांग', summary: 'आपके शहर में आज की तिथि, नक्षत्र और शुभ समय।' },
  }),
  siteItem({
    slug: 'talk-to-astrologer',
    href: at('talk-to-astrologer'),
    en: {
      title: 'Talk to an astrologer',
      summary: 'By phone, with the price shown first. Opens with the first verified astrologer.',
    },
    hi: {
      title: 'ज्योतिषी से बात',
      summary: 'फ़ोन पर, शुल्क पहले दिखेगा। पहले सत्यापित ज्योतिषी के साथ खुलेगा।',
    },
  }),
  siteItem({
    slug: 'chat-with-astrologer',
    href: at('chat-with-astrologer'),
    en: {
      title: 'Chat with an astrologer',
      summary: 'In writing, at your own pace. Opens with the first verified astrologer.',
    },
    hi: { title: 'ज्योतिषी से चैट', summary: 'लिखकर, अपनी गति से। पहले सत्यापित ज्योतिषी के साथ खुलेगी।' },
  }),
  siteItem({
    slug: 'online-pooja-booking',
    href: at('online-pooja-booking'),
    en: {
      title: 'Puja in your name',
      summary: 'In your name and gotra. Opens when the first temple has agreed.',
    },
    hi: { title: 'पूजा बुकिंग', summary: 'आपके नाम और गोत्र से। पहले मंदिर की स्वीकृति पर खुलेगी।' },
  }),
  siteItem({
    slug: 'online-katha-booking',
    href: at('online-katha-booking'),
    en: {
      title: 'Katha for the family',
      summary: 'In your home or online. Opens when the first reciter is verified.',
    },
    hi: { title: 'कथा बुकिंग', summary: 'आपके घर या ऑनलाइन। पहले कथावाचक के सत्यापन पर खुलेगी।' },
  }),
];
