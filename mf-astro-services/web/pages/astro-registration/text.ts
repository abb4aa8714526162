import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Join as Astrologer',
    lead: 'For astrologers who explain more than they predict.',
    description:
      'For astrologers who explain more than they predict: what an application will ask for once applications open, and how it will be decided. Applications are not open yet.',
    parts: [
      {
        title: 'What we will ask for',
        paragraphs: [
          'Your languages and fields, your experience, a price per minute, a short video in which you introduce yourself, and proof of identity, which will be kept in private storage. An application will be approved, or returned with reasons.',
        ],
      },
      {
        title: 'Where it stands',
        paragraphs: [
          'Applications are not open yet, and no astrologer works through Tarapath so far. You can read the terms and write to us; please send no papers and no proof of identity until the form is here.',
        ],
      },
    ],
    links: [
      {
        href: '/astrologer-terms-and-condition',
        title: 'Terms for astrologers',
        text: 'The rules by which we will work together.',
      },
      {
        href: '/astrology-services/talk-to-astrologer',
        title: 'Astrologers',
        text: 'See how profiles, languages and prices will be shown.',
      },
      { href: '/contact-us', title: 'Contact us', text: 'Ask before you apply.' },
    ],
  },
  hi: {
    title: 'ज्योतिषी के रूप में जुड़ें',
    lead: 'उन ज्योतिषियों के लिए जो भविष्यवाणी से अधिक समझाते हैं।',
    description:
      'ज्योतिषी के रूप में जुड़ना: आवेदन खुलने पर क्या पूछा जाएगा और निर्णय कैसे होगा। आवेदन अभी नहीं खुले हैं।',
    parts: [
      {
        title: 'हम क्या पूछेंगे',
        paragraphs: [
          'आपकी भाषाएँ और विषय, अनुभव, प्रति मिनट शुल्क, अपना परिचय देता छोटा वीडियो और पहचान का प्रमाण, जो निजी रूप से रखा जाएगा। आवेदन स्वीकार होगा या कारण सहित लौटाया जाएगा।',
        ],
      },
      {
        title: 'अभी की स्थिति',
        paragraphs: [
          'आवेदन अभी नहीं खुले हैं, और अब तक कोई ज्योतिषी तारापथ के माध्यम से काम नहीं करता। आप शर्तें पढ़ सकते हैं और हमें लिख सकते हैं; फ़ॉर्म आने तक कोई काग़ज़ात या पहचान का प्रमाण न भेजें।',
        ],
      },
    ],
    links: [
      {
        href: '/astrologer-terms-and-condition',
        title: 'ज्योतिषियों के लिए शर्तें',
        text: 'वे नियम जिन पर साथ काम होगा।',
      },
      {
        href: '/astrology-services/talk-to-astrologer',
        title: 'ज्योतिषी',
        text: 'प्रोफ़ाइल, भाषाएँ और शुल्क कैसे दिखेंगे, देखें।',
      },
      { href: '/contact-us', title: 'संपर्क करें', text: 'आवेदन से पहले पूछें।' },
    ],
  },
};
