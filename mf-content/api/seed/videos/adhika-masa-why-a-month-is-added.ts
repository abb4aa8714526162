import type { ContentSeed, VideoDetails } from '../content-seed';

export const seed: ContentSeed<VideoDetails> = {
  slug: 'adhika-masa-why-a-month-is-added',
  cover: 'videos/adhika-masa-why-a-month-is-added.svg',
  category: '',
  tags: ['adhika-masa', 'calendar', 'panchang'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:53:00+05:30',
  details: {
    file: 'videos/adhika-masa-why-a-month-is-added.mp4',
    poster: 'covers/videos/adhika-masa-why-a-month-is-added.svg',
    seconds: 39,
    captions: {
      en: 'videos/adhika-masa-why-a-month-is-added.en.vtt',
      hi: 'videos/adhika-masa-why-a-month-is-added.hi.vtt',
    },
  },
  en: {
    title: 'Adhika masa: why a month is added',
    summary:
      'Twelve Moons are eleven days short of a year. The rule that adds a thirteenth needs no table, only the Sun’s entry into the signs. See it at work in 2026.',
    coverAlt:
      'Six lunar months as bars under six signs of the zodiac; a drop falls from above into each month but one, which is red with a plus sign.',
    body: `A calendar that follows only the Moon wanders through the seasons. A calendar that follows only the Sun loses the tithi. The Hindu lunar calendar keeps both, and it does so with one sentence: the month is named after the sankranti that falls into it.

## The month without a name

The Sun takes from 29½ to 31½ days for a rashi, the Moon on average a little over 29½ from new moon to new moon. Most months catch one sankranti. In 2026 the Sun entered Vrishabha on 15 May, the new moon followed on the 17th; the next new moon came on 15 June in the morning, and the Sun reached Mithuna only after noon that day. In between there was none. The month took the name of the one after it, Jyeshtha, with the word adhika before it.

It is also called Purushottama, and many keep it for reading, giving and pilgrimage, while weddings wait. Yearly festivals belong to the ordinary month, which is why Diwali of 2026 came late. When the next added months fall is in [this note](/astrology-news/adhika-masa-after-2026); which month it is today, in the [panchang](/astrology-services/panchang).`,
  },
  hi: {
    title: 'अधिक मास: एक महीना क्यों जुड़ता है',
    summary:
      'बारह चंद्रमास साल से ग्यारह दिन छोटे पड़ते हैं। तेरहवाँ जोड़ने वाले नियम को कोई तालिका नहीं, बस संक्रांति चाहिए। 2026 में उसे काम करते देखिए।',
    coverAlt:
      'छह राशियों के नीचे छह चंद्रमासों की पट्टियाँ; ऊपर से हर महीने में एक बूँद गिरती है, केवल एक में नहीं, जो लाल है और धन चिह्न वाला है।',
    body: `केवल चंद्रमा पर चलने वाला पंचांग ऋतुओं में भटकता है। केवल सूर्य पर चलने वाले में तिथि नहीं रहती। हिंदू चांद्र पंचांग दोनों को साथ रखता है, और बस एक वाक्य से: महीने का नाम उसमें पड़ने वाली संक्रांति से होता है।

## बिना नाम का महीना

सूर्य को एक राशि पार करने में साढ़े उनतीस से साढ़े इकतीस दिन लगते हैं; अमावस्या से अमावस्या तक औसतन साढ़े उनतीस से कुछ अधिक। अधिकांश महीनों में एक संक्रांति आ ही जाती है। 2026 में सूर्य 15 मई को वृषभ में गया, अमावस्या 17 को हुई; अगली अमावस्या 15 जून की सुबह थी और सूर्य उसी दिन दोपहर बाद मिथुन में पहुँचा। बीच में कोई संक्रांति नहीं। उस महीने ने अगले का नाम लिया, ज्येष्ठ, और आगे अधिक जुड़ गया।

उसे पुरुषोत्तम मास भी कहते हैं। बहुत-से लोग उसमें पाठ, दान और तीर्थ करते हैं; विवाह रुके रहते हैं। वार्षिक पर्व शुद्ध महीने में मनते हैं, इसीलिए 2026 की दीपावली देर से आई। अगले अधिक मास कब हैं, यह [इस समाचार](/astrology-news/adhika-masa-after-2026) में है; आज कौन-सा महीना है, यह [पंचांग](/astrology-services/panchang) में।`,
  },
};
