import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Friendship Calculator',
    lead: 'How two names get along, for fun.',
    description:
      'How two names get along, for fun. A small game for friends: two names, their numbers, and a playful score to argue about over tea. No chart is involved and nothing is decided by it.',
    parts: [
      {
        title: 'What it is',
        paragraphs: [
          'A small game for friends: two names, their numbers, and a playful score to argue about over tea. No chart is involved and nothing is decided by it.',
        ],
      },
      {
        title: 'Where it stands',
        paragraphs: [
          'The game is being prepared. Meanwhile, friends can compare something real: make both kundlis and see whether your Moons share a rashi.',
        ],
      },
    ],
    links: [
      {
        href: '/astrology-services/free-kundli',
        title: 'Free kundli',
        text: 'Your birth chart with nakshatras and dasha, computed to the second.',
      },
      {
        href: '/astrology-services/panchang',
        title: 'Panchang',
        text: 'The tithi and nakshatra of this moment.',
      },
      { href: '/love-calculator', title: 'Love calculator', text: 'The same game for two hearts.' },
    ],
  },
  hi: {
    title: 'मित्रता कैलकुलेटर',
    lead: 'दो नामों की जोड़ी, बस मज़े के लिए।',
    description:
      'दो नामों की जोड़ी, बस मज़े के लिए। दोस्तों का छोटा-सा खेल: दो नाम, उनके अंक और चाय पर बहस करने लायक एक नंबर। इसमें कोई कुंडली नहीं लगती और इससे कुछ तय नहीं होता।',
    parts: [
      {
        title: 'यह क्या है',
        paragraphs: [
          'दोस्तों का छोटा-सा खेल: दो नाम, उनके अंक और चाय पर बहस करने लायक एक नंबर। इसमें कोई कुंडली नहीं लगती और इससे कुछ तय नहीं होता।',
        ],
      },
      {
        title: 'अभी की स्थिति',
        paragraphs: [
          'खेल तैयार हो रहा है। तब तक दोस्त कुछ असली मिला सकते हैं: दोनों की कुंडली बनाएँ और देखें कि चंद्र राशि एक है या नहीं।',
        ],
      },
    ],
    links: [
      {
        href: '/astrology-services/free-kundli',
        title: 'निःशुल्क कुंडली',
        text: 'नक्षत्र और दशा सहित आपकी सटीक जन्म कुंडली।',
      },
      { href: '/astrology-services/panchang', title: 'पंचांग', text: 'इस क्षण की तिथि और नक्षत्र।' },
      { href: '/love-calculator', title: 'प्रेम कैलकुलेटर', text: 'यही खेल दो दिलों के लिए।' },
    ],
  },
};
