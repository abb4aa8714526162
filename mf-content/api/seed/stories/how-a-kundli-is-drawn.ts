import type { ContentSeed, StoryDetails } from '../content-seed';

export const seed: ContentSeed<StoryDetails> = {
  slug: 'how-a-kundli-is-drawn',
  cover: 'stories/how-a-kundli-is-drawn.svg',
  category: '',
  tags: ['kundli', 'basics'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:05:00+05:30',
  details: {
    poster: 'stories/how-a-kundli-is-drawn/poster.svg',
    pages: [
      {
        picture: 'stories/how-a-kundli-is-drawn/1.svg',
        en: 'It begins with three facts: the date, the time and the place of birth. A few minutes can matter.',
        hi: 'आरंभ तीन बातों से होता है: जन्म की तारीख़, समय और स्थान। कुछ मिनटों का भी असर पड़ता है।',
      },
      {
        picture: 'stories/how-a-kundli-is-drawn/2.svg',
        en: 'Look east at that moment. The sign rising over the horizon is the lagna. It changes about every two hours.',
        hi: 'उस क्षण पूर्व की ओर देखिए। क्षितिज पर जो राशि उग रही है, वही लग्न है। यह लगभग दो घंटे में बदलता है।',
      },
      {
        picture: 'stories/how-a-kundli-is-drawn/3.svg',
        en: 'From the lagna twelve houses are counted: self, wealth, courage, home and so on, one sign for each.',
        hi: 'लग्न से बारह भाव गिने जाते हैं: तन, धन, पराक्रम, सुख और आगे; हर भाव की एक राशि।',
      },
      {
        picture: 'stories/how-a-kundli-is-drawn/4.svg',
        en: 'The diamond chart of the north keeps the lagna at the top centre. The numbers in the houses name the signs.',
        hi: 'उत्तर की चौकोर कुंडली में लग्न ऊपर बीच में रहता है। ख़ानों के अंक राशियाँ बताते हैं।',
      },
      {
        picture: 'stories/how-a-kundli-is-drawn/5.svg',
        en: 'Then the nine grahas take their places, each in the sign where it stood among the stars.',
        hi: 'फिर नौ ग्रह अपनी जगह लेते हैं; हर ग्रह उस राशि में जहाँ वह तारों के बीच था।',
      },
      {
        picture: 'stories/how-a-kundli-is-drawn/6.svg',
        en: 'The Moon’s nakshatra starts the Vimshottari dasha, a calendar of 120 years. Now the reading can begin.',
        hi: 'चंद्रमा के नक्षत्र से 120 वर्ष की विंशोत्तरी दशा चलती है। अब कुंडली पढ़ी जा सकती है।',
      },
    ],
  },
  en: {
    title: 'How a kundli is drawn',
    summary:
      'A birth, a place, a rising sign, twelve houses and nine grahas: the making of a North Indian chart in six pictures.',
    coverAlt:
      'A pair of compasses rests on a diamond-shaped chart drawn in red on cream paper, lamp beside it.',
    body: 'You can follow each step with your own birth details in the [free kundli](/astrology-services/free-kundli). Note the convention it names; another ayanamsa moves the places a little.',
  },
  hi: {
    title: 'कुंडली कैसे बनती है',
    summary:
      'जन्म का समय, स्थान, उगती राशि, बारह भाव और नौ ग्रह: उत्तर भारतीय कुंडली बनने की कहानी छह चित्रों में।',
    coverAlt: 'क्रीम काग़ज़ पर लाल रेखाओं की कुंडली, उस पर परकार और पास में दीया।',
    body: 'अपने जन्म विवरण के साथ ये सारे चरण [निःशुल्क कुंडली](/astrology-services/free-kundli) में देख सकते हैं। वहाँ लिखी पद्धति पर ध्यान दें; अयनांश बदलने से स्थितियाँ थोड़ी खिसकती हैं।',
  },
};
