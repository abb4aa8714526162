import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Your Consultation',
    lead: 'The room in which you and an astrologer write to each other.',
    description:
      'The room in which you and an astrologer write to each other. You have no open consultation. When one begins, this page shows the messages, the time and what it has cost so far.',
    parts: [
      {
        title: 'No consultation is running',
        paragraphs: [
          'You have no open consultation. When one begins, this page shows the messages, the time and what it has cost so far.',
        ],
      },
      {
        title: 'Good to know',
        paragraphs: ['A consultation is never started or charged by opening this page.'],
      },
    ],
    links: [
      {
        href: '/astrology-services/chat-with-astrologer',
        title: 'Choose an astrologer',
        text: 'See who works here and when.',
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
    lead: 'वह जगह जहाँ आप और ज्योतिषी लिखकर बात करते हैं।',
    description:
      'वह जगह जहाँ आप और ज्योतिषी लिखकर बात करते हैं। आपका कोई परामर्श खुला नहीं है। शुरू होने पर यहाँ संदेश, समय और अब तक का शुल्क दिखेगा।',
    parts: [
      {
        title: 'कोई परामर्श चालू नहीं है',
        paragraphs: ['आपका कोई परामर्श खुला नहीं है। शुरू होने पर यहाँ संदेश, समय और अब तक का शुल्क दिखेगा।'],
      },
      {
        title: 'जानने योग्य',
        paragraphs: ['इस पृष्ठ को खोलने से न कोई परामर्श शुरू होता है, न कोई शुल्क लगता है।'],
      },
    ],
    links: [
      {
        href: '/astrology-services/chat-with-astrologer',
        title: 'ज्योतिषी चुनें',
        text: 'देखें कि यहाँ कौन है और कब मिलता है।',
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
