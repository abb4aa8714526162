import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Kundli Matching',
    lead: 'Two charts beside each other: the eight kootas of the northern tradition, explained one by one.',
    description:
      'Two charts beside each other: the eight kootas of the northern tradition, explained one by one. Ashtakoota compares the Moon’s place in both charts and gives up to 36 points, from varna to nadi. The number is a beginning, not a verdict: families have always looked at the whole of both charts, and at the two people.',
    parts: [
      {
        title: 'What matching looks at',
        paragraphs: [
          'Ashtakoota compares the Moon’s place in both charts and gives up to 36 points, from varna to nadi. The number is a beginning, not a verdict: families have always looked at the whole of both charts, and at the two people.',
        ],
      },
      {
        title: 'Where it stands',
        paragraphs: [
          'Matching is being prepared. It will show every koota with its points, the rule behind it, and where traditions differ. Until then, make both kundlis and note the Moon sign and nakshatra of each: these are what matching is built on.',
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
      {
        href: '/astrology-services/talk-to-astrologer',
        title: 'Astrologers',
        text: 'See how profiles, languages and prices are shown.',
      },
    ],
  },
  hi: {
    title: 'कुंडली मिलान',
    lead: 'दो कुंडलियाँ साथ-साथ: अष्टकूट के आठों अंग, एक-एक करके समझाए हुए।',
    description:
      'दो कुंडलियाँ साथ-साथ: अष्टकूट के आठों अंग, एक-एक करके समझाए हुए। अष्टकूट में दोनों कुंडलियों के चंद्रमा की तुलना होती है और वर्ण से नाड़ी तक कुल 36 गुण माने जाते हैं। यह संख्या शुरुआत है, फ़ैसला नहीं: परिवार सदा से पूरी कुंडली और दोनों व्यक्तियों को देखते आए हैं।',
    parts: [
      {
        title: 'मिलान में क्या देखा जाता है',
        paragraphs: [
          'अष्टकूट में दोनों कुंडलियों के चंद्रमा की तुलना होती है और वर्ण से नाड़ी तक कुल 36 गुण माने जाते हैं। यह संख्या शुरुआत है, फ़ैसला नहीं: परिवार सदा से पूरी कुंडली और दोनों व्यक्तियों को देखते आए हैं।',
        ],
      },
      {
        title: 'अभी की स्थिति',
        paragraphs: [
          'मिलान की तैयारी हो रही है। इसमें हर कूट के गुण, उसका नियम और परंपराओं के अंतर दिखेंगे। तब तक दोनों की कुंडली बनाकर चंद्र राशि और नक्षत्र लिख लें: मिलान इन्हीं पर टिका है।',
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
      {
        href: '/astrology-services/talk-to-astrologer',
        title: 'ज्योतिषी',
        text: 'प्रोफ़ाइल, भाषाएँ और शुल्क कैसे दिखते हैं, देखें।',
      },
    ],
  },
};
