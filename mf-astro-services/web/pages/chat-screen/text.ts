import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Your Consultation',
    lead: 'The room in which you and an astrologer will write to each other. Consultations are not open yet.',
    description:
      'The room in which you and an astrologer will write to each other once consultations are open: messages, time and cost so far.',
    parts: [
      {
        title: 'No consultation is running',
        paragraphs: [
          'Consultations are not open yet. When yours begins, this page will show the messages, the time and what it has cost so far.',
        ],
      },
      {
        title: 'Good to know',
        paragraphs: ['Opening this page starts no consultation and costs nothing, now or later.'],
      },
    ],
    links: [
      {
        href: '/astrology-services/chat-with-astrologer',
        title: 'Astrologers',
        text: 'See how they will be shown.',
      },
      {
        href: '/astrology-services/free-kundli',
        title: 'Free kundli',
        text: 'Your birth chart with nakshatras and dasha, computed to the second.',
      },
      { href: '/support', title: 'Support', text: 'Write to us with any question.' },
    ],
  },
  hi: {
    title: 'आपका परामर्श',
    lead: 'वह जगह जहाँ आप और ज्योतिषी लिखकर बात करेंगे। परामर्श अभी नहीं खुले हैं।',
    description: 'परामर्श खुलने पर आप और ज्योतिषी यहाँ लिखकर बात करेंगे: संदेश, समय और अब तक का शुल्क।',
    parts: [
      {
        title: 'कोई परामर्श चालू नहीं है',
        paragraphs: [
          'परामर्श अभी नहीं खुले हैं। आपका परामर्श शुरू होने पर यहाँ संदेश, समय और अब तक का शुल्क दिखेगा।',
        ],
      },
      {
        title: 'जानने योग्य',
        paragraphs: ['इस पृष्ठ को खोलने से न परामर्श शुरू होता है, न शुल्क लगता है: न अभी, न आगे।'],
      },
    ],
    links: [
      {
        href: '/astrology-services/chat-with-astrologer',
        title: 'ज्योतिषी',
        text: 'देखें कि उनका परिचय कैसा होगा।',
      },
      {
        href: '/astrology-services/free-kundli',
        title: 'निःशुल्क कुंडली',
        text: 'नक्षत्र और दशा सहित आपकी सटीक जन्म कुंडली।',
      },
      { href: '/support', title: 'सहायता', text: 'कोई भी प्रश्न हो, हमें लिखें।' },
    ],
  },
};
