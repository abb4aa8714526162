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
      summary: 'Speak with someone who reads charts; the price is shown before you begin.',
    },
    hi: {
      title: 'ज्योतिषी से बात',
      summary: 'कुंडली पढ़ने वाले से बात करें; शुल्क शुरू होने से पहले दिखता है।',
    },
  }),
  siteItem({
    slug: 'chat-with-astrologer',
    href: at('chat-with-astrologer'),
    en: { title: 'Chat with an astrologer', summary: 'Write your question and keep the answer.' },
    hi: { title: 'ज्योतिषी से चैट', summary: 'अपना प्रश्न लिखें और उत्तर सहेजकर रखें।' },
  }),
  siteItem({
    slug: 'online-pooja-booking',
    href: at('online-pooja-booking'),
    en: { title: 'Book a puja', summary: 'Worship at a temple, in your name and gotra.' },
    hi: { title: 'पूजा बुकिंग', summary: 'मंदिर में आपके नाम और गोत्र से पूजा।' },
  }),
  siteItem({
    slug: 'online-katha-booking',
    href: at('online-katha-booking'),
    en: { title: 'Book a katha', summary: 'A priest tells the story in your home or online.' },
    hi: { title: 'कथा बुकिंग', summary: 'पंडित जी आपके घर या ऑनलाइन कथा सुनाते हैं।' },
  }),
];
