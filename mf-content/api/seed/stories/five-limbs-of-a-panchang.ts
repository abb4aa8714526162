import type { ContentSeed, StoryDetails } from '../content-seed';

export const seed: ContentSeed<StoryDetails> = {
  slug: 'five-limbs-of-a-panchang',
  cover: 'stories/five-limbs-of-a-panchang.svg',
  category: '',
  tags: ['panchang', 'basics'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:31:00+05:30',
  details: {
    poster: 'stories/five-limbs-of-a-panchang/poster.svg',
    pages: [
      {
        picture: 'stories/five-limbs-of-a-panchang/1.svg',
        en: 'Panchang means five limbs. Two lights, the Sun and the Moon, are enough to work out all five.',
        hi: 'पंचांग यानी पाँच अंग। पाँचों निकालने के लिए दो ही प्रकाश काफ़ी हैं: सूर्य और चंद्रमा।',
      },
      {
        picture: 'stories/five-limbs-of-a-panchang/2.svg',
        en: 'Vara is the weekday. In the panchang it begins at sunrise, not at midnight.',
        hi: 'वार यानी सप्ताह का दिन। पंचांग में यह आधी रात से नहीं, सूर्योदय से बदलता है।',
      },
      {
        picture: 'stories/five-limbs-of-a-panchang/3.svg',
        en: 'Tithi counts how far the Moon has gained on the Sun: each 12 degrees make one. Thirty tithis fill a lunar month.',
        hi: 'तिथि बताती है कि चंद्रमा सूर्य से कितना आगे बढ़ा: हर 12 अंश पर एक। तीस तिथियों का चांद्र मास होता है।',
      },
      {
        picture: 'stories/five-limbs-of-a-panchang/4.svg',
        en: 'Nakshatra is the part of the sky where the Moon stands tonight. There are 27 of them, 13°20′ each.',
        hi: 'नक्षत्र आकाश का वह भाग है जहाँ आज चंद्रमा है। कुल 27 हैं, हर एक 13°20′ का।',
      },
      {
        picture: 'stories/five-limbs-of-a-panchang/5.svg',
        en: 'Yoga adds the places of Sun and Moon. As the sum grows, 27 yogas follow one another, from Vishkambha to Vaidhriti.',
        hi: 'योग सूर्य और चंद्रमा की स्थितियों का जोड़ है। जोड़ बढ़ता है और विष्कंभ से वैधृति तक 27 योग आते हैं।',
      },
      {
        picture: 'stories/five-limbs-of-a-panchang/6.svg',
        en: 'Karana is half a tithi. Eleven names share sixty halves; seven of them come round again and again.',
        hi: 'करण आधी तिथि है। साठ आधे भागों में ग्यारह नाम हैं; उनमें से सात बार-बार लौटते हैं।',
      },
    ],
  },
  en: {
    title: 'The five limbs of a panchang',
    summary:
      'Vara, tithi, nakshatra, yoga and karana in six pictures: what each limb of the panchang counts, told in a line or two.',
    coverAlt:
      'An open hand-sized almanac with five petals of light rising from it, Sun and Moon on either side.',
    body: 'The five limbs are computed from two longitudes only, those of the Sun and the Moon, and from sunrise at your place. See them for today in the [panchang](/astrology-services/panchang).',
  },
  hi: {
    title: 'पंचांग के पाँच अंग',
    summary:
      'वार, तिथि, नक्षत्र, योग और करण छह चित्रों में: पंचांग का हर अंग क्या गिनता है, यह एक-दो सरल पंक्तियों में।',
    coverAlt: 'खुले पंचांग से उठती प्रकाश की पाँच पंखुड़ियाँ, दोनों ओर सूर्य और चंद्रमा।',
    body: 'ये पाँचों अंग केवल दो देशांतरों से, सूर्य और चंद्रमा के, और आपके स्थान के सूर्योदय से निकलते हैं। आज के अंग [पंचांग](/astrology-services/panchang) में देखें।',
  },
};
