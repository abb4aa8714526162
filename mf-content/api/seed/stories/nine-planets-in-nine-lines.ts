import type { ContentSeed, StoryDetails } from '../content-seed';

export const seed: ContentSeed<StoryDetails> = {
  slug: 'nine-planets-in-nine-lines',
  cover: 'stories/nine-planets-in-nine-lines.svg',
  category: '',
  tags: ['grahas', 'basics'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:22:00+05:30',
  details: {
    poster: 'stories/nine-planets-in-nine-lines/poster.svg',
    pages: [
      {
        picture: 'stories/nine-planets-in-nine-lines/1.svg',
        en: 'Surya, the Sun: self, father, vitality. One month in a sign, a year for the round.',
        hi: 'सूर्य: आत्मा, पिता, तेज। एक राशि में एक महीना, पूरी परिक्रमा एक वर्ष की।',
      },
      {
        picture: 'stories/nine-planets-in-nine-lines/2.svg',
        en: 'Chandra, the Moon: mind, mother, moods. Two and a quarter days in a sign, 27 days and a third for the round.',
        hi: 'चंद्र: मन, माता, भाव। एक राशि में सवा दो दिन, परिक्रमा लगभग सवा सत्ताईस दिन की।',
      },
      {
        picture: 'stories/nine-planets-in-nine-lines/3.svg',
        en: 'Mangala, Mars: courage, brothers and sisters, land. About a month and a half in a sign, nearly two years for the round.',
        hi: 'मंगल: साहस, भाई-बहन, भूमि। एक राशि में लगभग डेढ़ महीना, परिक्रमा लगभग दो वर्ष की।',
      },
      {
        picture: 'stories/nine-planets-in-nine-lines/4.svg',
        en: 'Budha, Mercury: speech, trade, wit. It stays near the Sun and goes backwards three or four times a year.',
        hi: 'बुध: वाणी, व्यापार, चतुराई। सूर्य के पास रहता है और साल में तीन-चार बार वक्री होता है।',
      },
      {
        picture: 'stories/nine-planets-in-nine-lines/5.svg',
        en: 'Guru, Jupiter: teachers, children, good counsel. About a year in a sign, twelve for the round.',
        hi: 'गुरु: शिक्षक, संतान, अच्छी सलाह। एक राशि में लगभग एक वर्ष, परिक्रमा बारह वर्ष की।',
      },
      {
        picture: 'stories/nine-planets-in-nine-lines/6.svg',
        en: 'Shukra, Venus: love, art, comfort. The brightest of the five, seen before sunrise or after sunset.',
        hi: 'शुक्र: प्रेम, कला, सुख। पाँच ताराग्रहों में सबसे चमकीला, सूर्योदय से पहले या सूर्यास्त के बाद दिखता है।',
      },
      {
        picture: 'stories/nine-planets-in-nine-lines/7.svg',
        en: 'Shani, Saturn: time, labour, patience. Two and a half years in a sign, nearly thirty for the round.',
        hi: 'शनि: समय, श्रम, धैर्य। एक राशि में ढाई वर्ष, परिक्रमा लगभग तीस वर्ष की।',
      },
      {
        picture: 'stories/nine-planets-in-nine-lines/8.svg',
        en: 'Rahu and Ketu have no body: they are the two points where the Moon’s path crosses the Sun’s. Longing and letting go.',
        hi: 'राहु और केतु के पिंड नहीं हैं: ये वे दो बिंदु हैं जहाँ चंद्रमा का पथ सूर्य के पथ को काटता है। चाह और त्याग।',
      },
    ],
  },
  en: {
    title: 'Nine grahas in nine lines',
    summary:
      'Sun to Ketu, one line each: what tradition gives to every graha, and how long each one takes to go once round the zodiac.',
    coverAlt:
      'Nine coloured spheres of different size in a curved line across a deep blue-green sky.',
    body: 'Each graha has a page with habits, a mantra and giving: begin with the [Sun](/remedies/sun) or the [Moon](/remedies/moon), or see where they stand in your [kundli](/astrology-services/free-kundli).',
  },
  hi: {
    title: 'नौ ग्रह, नौ पंक्तियाँ',
    summary:
      'सूर्य से केतु तक, हर ग्रह पर एक पंक्ति: परंपरा उसे क्या सौंपती है और राशिचक्र में उसकी एक परिक्रमा कितने समय की है।',
    coverAlt: 'गहरे नीले-हरे आकाश में वक्र रेखा में अलग-अलग आकार के नौ रंगीन गोले।',
    body: 'हर ग्रह का अपना पृष्ठ है, आदतों, मंत्र और दान के साथ: [सूर्य](/remedies/sun) या [चंद्र](/remedies/moon) से आरंभ करें, या अपनी [कुंडली](/astrology-services/free-kundli) में देखें।',
  },
};
