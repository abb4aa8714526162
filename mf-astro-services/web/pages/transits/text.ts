import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Planetary Transits',
    lead: 'Where the grahas are now, and when they change rashi.',
    description:
      'Where the grahas are now, and when they change rashi. The sky of your birth stays fixed in your chart while the grahas move on. Gochara reads the two together: Jupiter stays about a year in a rashi, Saturn about two and a half, the Moon a little over two days.',
    parts: [
      {
        title: 'What a transit is',
        paragraphs: [
          'The sky of your birth stays fixed in your chart while the grahas move on. Gochara reads the two together: Jupiter stays about a year in a rashi, Saturn about two and a half, the Moon a little over two days.',
        ],
      },
      {
        title: 'Where it stands',
        paragraphs: [
          'The table of transits is being prepared, with dates computed by the same engine as the kundli. The Moon of this moment is already in the panchang.',
        ],
      },
    ],
    links: [
      {
        href: '/astrology-services/panchang',
        title: 'Panchang',
        text: 'The tithi and nakshatra of this moment.',
      },
      {
        href: '/astrology-services/free-kundli',
        title: 'Free kundli',
        text: 'Your birth chart with nakshatras and dasha, computed to the second.',
      },
      { href: '/horoscope', title: 'Horoscope', text: 'Readings by rashi.' },
    ],
  },
  hi: {
    title: 'ग्रह गोचर',
    lead: 'ग्रह अभी कहाँ हैं और राशि कब बदलेंगे।',
    description:
      'ग्रह अभी कहाँ हैं और राशि कब बदलेंगे। जन्म का आकाश कुंडली में स्थिर रहता है और ग्रह आगे चलते रहते हैं। गोचर दोनों को साथ पढ़ता है: गुरु एक राशि में लगभग एक वर्ष, शनि ढाई वर्ष और चंद्रमा दो दिन से कुछ अधिक रहता है।',
    parts: [
      {
        title: 'गोचर क्या है',
        paragraphs: [
          'जन्म का आकाश कुंडली में स्थिर रहता है और ग्रह आगे चलते रहते हैं। गोचर दोनों को साथ पढ़ता है: गुरु एक राशि में लगभग एक वर्ष, शनि ढाई वर्ष और चंद्रमा दो दिन से कुछ अधिक रहता है।',
        ],
      },
      {
        title: 'अभी की स्थिति',
        paragraphs: [
          'गोचर की सारणी तैयार हो रही है; तारीख़ें उसी गणना से आएँगी जिससे कुंडली बनती है। इस क्षण का चंद्रमा पंचांग में देखा जा सकता है।',
        ],
      },
    ],
    links: [
      { href: '/astrology-services/panchang', title: 'पंचांग', text: 'इस क्षण की तिथि और नक्षत्र।' },
      {
        href: '/astrology-services/free-kundli',
        title: 'निःशुल्क कुंडली',
        text: 'नक्षत्र और दशा सहित आपकी सटीक जन्म कुंडली।',
      },
      { href: '/horoscope', title: 'राशिफल', text: 'राशि के अनुसार फल।' },
    ],
  },
};
