import type { Lang } from 'shared/remote-kit/page';
import type { ServiceArticle } from '../../parts/service-article';

export const article: Record<Lang, ServiceArticle> = {
  en: {
    title: 'Join as Astrologer',
    lead: 'For astrologers who explain more than they predict.',
    description:
      'For astrologers who explain more than they predict. Your languages and fields, your experience, a price per minute, a short video in which you introduce yourself, and proof of identity kept in private storage. An application is approved or returned with reasons.',
    parts: [
      {
        title: 'What we ask for',
        paragraphs: [
          'Your languages and fields, your experience, a price per minute, a short video in which you introduce yourself, and proof of identity kept in private storage. An application is approved or returned with reasons.',
        ],
      },
      {
        title: 'Where it stands',
        paragraphs: [
          'The application form is being prepared. Until then, please read the terms and write to us; have your papers and a photo at hand.',
        ],
      },
    ],
    links: [
      {
        href: '/astrologer-terms-and-condition',
        title: 'Terms for astrologers',
        text: 'The rules of working together.',
      },
      {
        href: '/astrology-services/talk-to-astrologer',
        title: 'Astrologers',
        text: 'See how profiles, languages and prices are shown.',
      },
      { href: '/contact-us', title: 'Contact us', text: 'Ask before you apply.' },
    ],
  },
  hi: {
    title: 'ज्योतिषी के रूप में जुड़ें',
    lead: 'उन ज्योतिषियों के लिए जो भविष्यवाणी से अधिक समझाते हैं।',
    description:
      'ज्योतिषी के रूप में जुड़ने के लिए: भाषाएँ, विषय, अनुभव, प्रति मिनट शुल्क, परिचय का छोटा वीडियो और पहचान का प्रमाण। आवेदन स्वीकार होता है या कारण सहित लौटता है।',
    parts: [
      {
        title: 'हम क्या जानना चाहते हैं',
        paragraphs: [
          'आपकी भाषाएँ और विषय, अनुभव, प्रति मिनट शुल्क, अपना परिचय देता छोटा वीडियो और पहचान का प्रमाण, जो निजी रूप से रखा जाता है। आवेदन स्वीकार होता है या कारण सहित लौटाया जाता है।',
        ],
      },
      {
        title: 'अभी की स्थिति',
        paragraphs: ['आवेदन पत्र तैयार हो रहा है। तब तक शर्तें पढ़ें और हमें लिखें; काग़ज़ात और एक फ़ोटो तैयार रखें।'],
      },
    ],
    links: [
      {
        href: '/astrologer-terms-and-condition',
        title: 'ज्योतिषियों के लिए शर्तें',
        text: 'साथ काम करने के नियम।',
      },
      {
        href: '/astrology-services/talk-to-astrologer',
        title: 'ज्योतिषी',
        text: 'प्रोफ़ाइल, भाषाएँ और शुल्क कैसे दिखते हैं, देखें।',
      },
      { href: '/contact-us', title: 'संपर्क करें', text: 'आवेदन से पहले पूछें।' },
    ],
  },
};
