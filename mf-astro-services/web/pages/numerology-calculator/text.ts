import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Numerology Calculator',
    lead: 'Mulank, Bhagyank and the number of a name.',
    description:
      'Mulank, Bhagyank and the number of a name. The Mulank is the day of birth brought down to one digit: 29 gives 2 + 9 = 11, and 1 + 1 = 2. The Bhagyank does the same with the whole date. You can find both on paper in a minute.',
    parts: [
      {
        title: 'How the numbers are found',
        paragraphs: [
          'The Mulank is the day of birth brought down to one digit: 29 gives 2 + 9 = 11, and 1 + 1 = 2. The Bhagyank does the same with the whole date. You can find both on paper in a minute.',
        ],
      },
      {
        title: 'Where it stands',
        paragraphs: [
          'The calculator is being prepared. It will show each step of the sum and the meanings traditions give to the result, as food for thought and not as fate.',
        ],
      },
    ],
    links: [
      { href: '/numerology', title: 'Numerology', text: 'What the numbers stand for.' },
      {
        href: '/astrology-services/free-kundli',
        title: 'Free kundli',
        text: 'Your birth chart with nakshatras and dasha, computed to the second.',
      },
      {
        href: '/remedies',
        title: 'Remedies',
        text: 'Simple practices for each graha, the free ones first.',
      },
    ],
  },
  hi: {
    title: 'अंक ज्योतिष कैलकुलेटर',
    lead: 'मूलांक, भाग्यांक और नामांक।',
    description:
      'मूलांक, भाग्यांक और नामांक। मूलांक जन्म की तारीख़ को एक अंक तक जोड़कर बनता है: 29 से 2 + 9 = 11, फिर 1 + 1 = 2। भाग्यांक पूरी जन्म तिथि से इसी तरह बनता है। दोनों आप काग़ज़ पर एक मिनट में निकाल सकते हैं।',
    parts: [
      {
        title: 'अंक कैसे निकलते हैं',
        paragraphs: [
          'मूलांक जन्म की तारीख़ को एक अंक तक जोड़कर बनता है: 29 से 2 + 9 = 11, फिर 1 + 1 = 2। भाग्यांक पूरी जन्म तिथि से इसी तरह बनता है। दोनों आप काग़ज़ पर एक मिनट में निकाल सकते हैं।',
        ],
      },
      {
        title: 'अभी की स्थिति',
        paragraphs: [
          'कैलकुलेटर तैयार हो रहा है। वह जोड़ का हर चरण और परंपरा में बताए अर्थ दिखाएगा, सोचने के लिए, भाग्य बताने के लिए नहीं।',
        ],
      },
    ],
    links: [
      { href: '/numerology', title: 'अंक ज्योतिष', text: 'अंक क्या कहते हैं।' },
      {
        href: '/astrology-services/free-kundli',
        title: 'निःशुल्क कुंडली',
        text: 'नक्षत्र और दशा सहित आपकी सटीक जन्म कुंडली।',
      },
      { href: '/remedies', title: 'उपाय', text: 'हर ग्रह के सरल उपाय, निःशुल्क पहले।' },
    ],
  },
};
