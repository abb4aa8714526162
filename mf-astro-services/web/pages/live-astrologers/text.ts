import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Guruji Live',
    lead: 'How live sessions with astrologers, open to everyone, will work. None has been held yet.',
    description:
      'How live sessions with astrologers will work once they begin: a subject such as an eclipse, a festival or a transit, and questions from listeners. Listening will need no account; asking will.',
    parts: [
      {
        title: 'What a live session will be',
        paragraphs: [
          'An astrologer will speak on a subject, such as an eclipse, a festival or a transit, and answer questions from listeners. You will be able to listen without signing in; asking will need an account.',
        ],
      },
      {
        title: 'Where it stands',
        paragraphs: [
          'No session is on the air at present, because no astrologer has been verified yet. This page will list a session only when it is really running.',
        ],
      },
    ],
    links: [
      {
        href: '/astrology-services/talk-to-astrologer',
        title: 'Astrologers',
        text: 'See how profiles, languages and prices will be shown.',
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
    title: 'गुरुजी लाइव',
    lead: 'ज्योतिषियों के साथ सीधी बातचीत, सबके लिए खुली, कैसे होगी। अभी तक कोई सत्र नहीं हुआ है।',
    description:
      'शुरू होने पर ज्योतिषियों के लाइव सत्र कैसे होंगे: ग्रहण, पर्व या गोचर जैसा कोई विषय, और श्रोताओं के प्रश्न। सुनने के लिए साइन इन ज़रूरी नहीं होगा; पूछने के लिए खाता चाहिए होगा।',
    parts: [
      {
        title: 'लाइव सत्र कैसा होगा',
        paragraphs: [
          'ज्योतिषी ग्रहण, पर्व या गोचर जैसे किसी विषय पर बोलेंगे और श्रोताओं के प्रश्नों के उत्तर देंगे। सुनने के लिए साइन इन ज़रूरी नहीं होगा; पूछने के लिए खाता चाहिए होगा।',
        ],
      },
      {
        title: 'अभी की स्थिति',
        paragraphs: [
          'अभी कोई सत्र नहीं चल रहा, क्योंकि किसी ज्योतिषी का सत्यापन पूरा नहीं हुआ है। इस पृष्ठ पर सत्र तभी दिखेगा जब वह सचमुच चल रहा हो।',
        ],
      },
    ],
    links: [
      {
        href: '/astrology-services/talk-to-astrologer',
        title: 'ज्योतिषी',
        text: 'प्रोफ़ाइल, भाषाएँ और शुल्क कैसे दिखेंगे, देखें।',
      },
      {
        href: '/astrology-services/free-kundli',
        title: 'निःशुल्क कुंडली',
        text: 'नक्षत्र और दशा सहित आपकी सटीक जन्म कुंडली।',
      },
      { href: '/horoscope', title: 'राशिफल', text: 'राशि के अनुसार फल।' },
    ],
  },
};
