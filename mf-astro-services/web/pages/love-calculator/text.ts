import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Love Calculator',
    lead: 'A light-hearted play with two names and their numbers.',
    description:
      'A light-hearted play with two names and their numbers. Letters become numbers, numbers become a percentage, and the percentage becomes a reason to smile at each other. It is a game and says nothing about a real bond, which is made of time and attention.',
    parts: [
      {
        title: 'What it is',
        paragraphs: [
          'Letters become numbers, numbers become a percentage, and the percentage becomes a reason to smile at each other. It is a game and says nothing about a real bond, which is made of time and attention.',
        ],
      },
      {
        title: 'Where it stands',
        paragraphs: [
          'The game is being prepared, together with an open account of how it counts. For something that looks at the sky, begin with both birth charts.',
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
        href: '/astrology-services/kundli-matching',
        title: 'Kundli matching',
        text: 'What the eight kootas mean.',
      },
      {
        href: '/remedies',
        title: 'Remedies',
        text: 'Simple practices for each graha, the free ones first.',
      },
    ],
  },
  hi: {
    title: 'प्रेम कैलकुलेटर',
    lead: 'दो नामों और उनके अंकों का हल्का-फुल्का खेल।',
    description:
      'दो नामों और उनके अंकों का हल्का-फुल्का खेल। अक्षर अंक बनते हैं, अंक प्रतिशत बनते हैं, और प्रतिशत एक-दूसरे को देखकर मुस्कुराने का बहाना। यह खेल है; सच्चा रिश्ता समय और ध्यान से बनता है, इससे नहीं आँका जाता।',
    parts: [
      {
        title: 'यह क्या है',
        paragraphs: [
          'अक्षर अंक बनते हैं, अंक प्रतिशत बनते हैं, और प्रतिशत एक-दूसरे को देखकर मुस्कुराने का बहाना। यह खेल है; सच्चा रिश्ता समय और ध्यान से बनता है, इससे नहीं आँका जाता।',
        ],
      },
      {
        title: 'अभी की स्थिति',
        paragraphs: [
          'यह खेल तैयार हो रहा है और गिनती का तरीका भी खुलकर बताया जाएगा। आकाश देखकर कुछ जानना हो तो दोनों की जन्म कुंडली से शुरू करें।',
        ],
      },
    ],
    links: [
      {
        href: '/astrology-services/free-kundli',
        title: 'निःशुल्क कुंडली',
        text: 'नक्षत्र और दशा सहित आपकी सटीक जन्म कुंडली।',
      },
      { href: '/astrology-services/kundli-matching', title: 'कुंडली मिलान', text: 'आठों कूटों का अर्थ।' },
      { href: '/remedies', title: 'उपाय', text: 'हर ग्रह के सरल उपाय, निःशुल्क पहले।' },
    ],
  },
};
