import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'adhika-masa-after-2026',
  cover: 'news/adhika-masa-after-2026.svg',
  category: 'panchang',
  tags: ['adhika-masa', 'calendar', 'lunar-month'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:13:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {},
  en: {
    title: 'After the extra month of 2026, the next comes in 2029',
    summary:
      'Adhika Jyeshtha ended on 15 June 2026. Why a thirteenth month is added, when the next ones fall, and how 44 minutes decide the one of 2029.',
    coverAlt: 'Thirteen small Moons in a ring around a Sun, one of them set apart and glowing.',
    body: `The extra month of this year, Adhika Jyeshtha, began with the new Moon of 17 May 2026 at 1.31 am and ended with that of 15 June at 8.24 am, Indian time. The ordinary Jyeshtha followed until 14 July, and everything after it, from Rakhi to Diwali, came later than the year before.

## Why a month is added

Twelve lunar months make about 354 days and 9 hours. The Sun's round takes 365 and a quarter. Without a correction Diwali would slide back by eleven days a year and end up in the rains.

The Indian rule corrects it without any table. Each lunar month, from new Moon to new Moon, is named after the sign the Sun enters in it. A lunar month has on average 29.53 days, the Sun's stay in a sign 30.44, and in the slow half of its year more than 31. So from time to time a whole lunar month passes in which the Sun enters no sign. That month has no sankranti to name it. It borrows the name of the next and is called *adhika*, additional. This year the Sun entered Vrishabha on 15 May, two days before the new Moon, and Mithuna on 15 June at 12.53 pm, four and a half hours after the next one.

## The next ones

Computed with the Lahiri ayanamsa; first and last new Moon in Indian time.

| Month | From | To |
| - | - | - |
| Adhika Chaitra | 15 March 2029 | 14 April 2029 |
| Adhika Bhadrapada | 18 August 2031 | 17 September 2031 |
| Adhika Ashadha | 16 June 2034 | 15 July 2034 |
| Adhika Jyeshtha | 15 May 2037 | 13 June 2037 |
| Adhika Ashwina | 18 September 2039 | 18 October 2039 |

The gap is 32 and a half months on average; in this list it lies between 28 and 35. The Adhika Chaitra of 2029 is a close call: the month ends on 14 April at 3.10 am, and the Sun enters Mesha at 3.54 am, 44 minutes later. By an older method of reckoning the order could come out differently, so do not be surprised if some almanacs disagree that spring.

## How it is kept

The month is dear to Vishnu and is also called Purushottama. Many people read the Bhagavata or the Gita, give lamps and food, and put off weddings and house-warming. Yearly festivals are kept in the ordinary month. The [panchang](/astrology-services/panchang) marks each day with its month.`,
  },
  hi: {
    title: '2026 के अधिक मास के बाद अगला 2029 में',
    summary:
      'अधिक ज्येष्ठ 15 जून 2026 को पूरा हुआ। तेरहवाँ महीना क्यों जुड़ता है, अगले कब हैं, और 2029 वाले का निर्णय केवल 44 मिनट से कैसे होता है।',
    coverAlt: 'सूर्य के चारों ओर घेरे में तेरह छोटे चंद्रमा, उनमें एक अलग और दमकता हुआ।',
    body: `इस वर्ष का अधिक ज्येष्ठ 17 मई 2026 को रात 1.31 की अमावस्या से शुरू हुआ और 15 जून को सुबह 8.24 की अमावस्या पर पूरा हुआ, भारतीय समय से। उसके बाद 14 जुलाई तक शुद्ध ज्येष्ठ रहा, और राखी से दीपावली तक आगे के सब पर्व पिछले वर्ष से देर में आए।

## महीना जुड़ता क्यों है

बारह चांद्र मास लगभग 354 दिन 9 घंटे के होते हैं। सूर्य का चक्कर सवा 365 दिन का। सुधार न हो तो दीपावली हर साल ग्यारह दिन पीछे खिसकते-खिसकते बरसात में पहुँच जाए।

भारतीय नियम यह सुधार बिना किसी तालिका के करता है। अमावस्या से अमावस्या तक के हर महीने का नाम उस राशि से बनता है जिसमें सूर्य उस बीच प्रवेश करे। चांद्र मास औसतन 29.53 दिन का है, सूर्य एक राशि में औसतन 30.44 दिन रहता है, और साल के धीमे आधे भाग में 31 दिन से भी अधिक। इसलिए कभी-कभी ऐसा पूरा चांद्र मास निकल जाता है जिसमें सूर्य किसी राशि में प्रवेश नहीं करता। नाम देने वाली संक्रांति उसके पास नहीं होती। वह अगले महीने का नाम लेता है और अधिक कहलाता है। इस वर्ष सूर्य अमावस्या से दो दिन पहले, 15 मई को वृषभ में गया, और मिथुन में 15 जून को दोपहर 12.53 पर, अगली अमावस्या के साढ़े चार घंटे बाद।

## अगले अधिक मास

लाहिरी अयनांश से; पहली और अंतिम अमावस्या भारतीय समय से।

| मास | से | तक |
| - | - | - |
| अधिक चैत्र | 15 मार्च 2029 | 14 अप्रैल 2029 |
| अधिक भाद्रपद | 18 अगस्त 2031 | 17 सितंबर 2031 |
| अधिक आषाढ़ | 16 जून 2034 | 15 जुलाई 2034 |
| अधिक ज्येष्ठ | 15 मई 2037 | 13 जून 2037 |
| अधिक आश्विन | 18 सितंबर 2039 | 18 अक्टूबर 2039 |

अंतर औसतन साढ़े बत्तीस महीने का होता है; इस सूची में 28 से 35 महीने तक। 2029 का अधिक चैत्र बहुत बारीकी से तय होता है: महीना 14 अप्रैल को रात 3.10 पर पूरा होता है और सूर्य मेष में 3.54 पर जाता है, 44 मिनट बाद। गणना की किसी पुरानी रीति से यह क्रम उलट भी सकता है, इसलिए उस वसंत में कुछ पंचांग सहमत न हों तो अचरज मत कीजिए।

## इसे कैसे मनाते हैं

यह महीना विष्णु को प्रिय माना जाता है और पुरुषोत्तम मास भी कहलाता है। बहुत-से लोग भागवत या गीता पढ़ते हैं, दीप और अन्न देते हैं, और विवाह और गृह प्रवेश टाल देते हैं। वार्षिक पर्व शुद्ध महीने में होते हैं। [पंचांग](/astrology-services/panchang) हर दिन के साथ उसका मास लिखता है।`,
  },
};
