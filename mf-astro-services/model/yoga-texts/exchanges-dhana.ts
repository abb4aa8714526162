import type { YogaWords } from './yoga-words';

/** Words for the families vipareeta, parivartana and dhana. */
export const exchangesDhanaWords = {
  harsha: {
    en: [
      'Harsha',
      'The lord of the 6th stands in the 6th, 8th or 12th house.',
      'Tradition sees strain turned to good: the power to get over disputes and obstacles.',
    ],
    hi: [
      'हर्ष योग',
      'षष्ठ भाव का स्वामी 6, 8 या 12वें भाव में हो।',
      'परंपरा में यह कठिनाई का भला पक्ष है: विवाद और बाधाएँ पार करने की शक्ति।',
    ],
  },
  sarala: {
    en: [
      'Sarala',
      'The lord of the 8th stands in the 6th, 8th or 12th house.',
      'Tradition connects it with steadiness in times of change.',
    ],
    hi: [
      'सरल योग',
      'अष्टम भाव का स्वामी 6, 8 या 12वें भाव में हो।',
      'परंपरा इसे परिवर्तन के समय स्थिरता से जोड़ती है।',
    ],
  },
  vimala: {
    en: [
      'Vimala',
      'The lord of the 12th stands in the 6th, 8th or 12th house.',
      'Tradition connects it with independence and care in spending.',
    ],
    hi: [
      'विमल योग',
      'द्वादश भाव का स्वामी 6, 8 या 12वें भाव में हो।',
      'परंपरा इसे स्वतंत्रता और सोच-समझकर ख़र्च करने से जोड़ती है।',
    ],
  },
  'maha-parivartana': {
    en: [
      'Maha Parivartana',
      'Two grahas stand in each other’s rashis; both houses are among 1, 2, 4, 5, 7, 9, 10 and 11.',
      'Tradition lets the two houses support each other.',
    ],
    hi: [
      'महा परिवर्तन योग',
      'दो ग्रह एक-दूसरे की राशि में हों और दोनों भाव 1, 2, 4, 5, 7, 9, 10, 11 में से हों।',
      'परंपरा में ये दोनों भाव एक-दूसरे को सहारा देते हैं।',
    ],
  },
  'khala-parivartana': {
    en: [
      'Khala Parivartana',
      'Two grahas stand in each other’s rashis; one house is the 3rd, the other none of 6, 8 and 12.',
      'Tradition connects it with results that follow courage and effort, and that come unevenly.',
    ],
    hi: [
      'खल परिवर्तन योग',
      'दो ग्रह एक-दूसरे की राशि में हों; एक भाव तृतीय हो और दूसरा 6, 8, 12 में से न हो।',
      'परंपरा इसे साहस और प्रयास से मिलने वाले, पर असमान फल से जोड़ती है।',
    ],
  },
  'dainya-parivartana': {
    en: [
      'Dainya Parivartana',
      'Two grahas stand in each other’s rashis; at least one house is the 6th, 8th or 12th.',
      'Tradition sees work to be done on the other house before it gives freely.',
    ],
    hi: [
      'दैन्य परिवर्तन योग',
      'दो ग्रह एक-दूसरे की राशि में हों और कम से कम एक भाव 6, 8 या 12वाँ हो।',
      'परंपरा में दूसरे भाव का फल पाने के लिए पहले उस पर परिश्रम करना होता है।',
    ],
  },
  'dhana-lords': {
    en: [
      'Dhana yoga of lords',
      'The lord of the 5th or 9th is bound to the lord of the 2nd or 11th by exchange, company or mutual aspect.',
      'Tradition connects it with means that come in the periods of these grahas.',
    ],
    hi: [
      'भावेशों का धन योग',
      'पंचम या नवम का स्वामी द्वितीय या एकादश के स्वामी से परिवर्तन, युति या परस्पर दृष्टि से जुड़ा हो।',
      'परंपरा इसे इन ग्रहों की दशा में मिलने वाले साधनों से जोड़ती है।',
    ],
  },
  'dhana-second-eleventh': {
    en: [
      'Dhana yoga of the 2nd and 11th',
      'The lords of the 2nd and the 11th are bound by exchange, company or mutual aspect.',
      'Later tradition connects it with saving and income that go together.',
    ],
    hi: [
      'द्वितीय-एकादश धन योग',
      'द्वितीय और एकादश भाव के स्वामी परिवर्तन, युति या परस्पर दृष्टि से जुड़े हों।',
      'बाद की परंपरा इसे बचत और आय के मेल से जोड़ती है।',
    ],
  },
  'dhana-fifth-eleventh': {
    en: [
      'Dhana yoga of the 5th and 11th',
      'The lord of the 5th stands in the 5th, and the grahas the text names for it stand in the 11th.',
      'Tradition counts it among the yogas of great means.',
    ],
    hi: [
      'पंचम-एकादश धन योग',
      'पंचम का स्वामी पंचम में हो, और ग्रंथ में उसके लिए बताए ग्रह एकादश में हों।',
      'परंपरा इसे प्रचुर साधनों के योगों में गिनती है।',
    ],
  },
  'dhana-own-lagna': {
    en: [
      'Dhana yoga of the lagna',
      'The lord of the lagna stands in the lagna, joined or aspected by the grahas the text names for it.',
      'Tradition connects it with means that follow one’s own character and effort.',
    ],
    hi: [
      'लग्न का धन योग',
      'लग्न का स्वामी लग्न में हो और ग्रंथ में उसके लिए बताए ग्रह उसके साथ हों या उसे देखें।',
      'परंपरा इसे अपने स्वभाव और प्रयास से आने वाले साधनों से जोड़ती है।',
    ],
  },
  lakshmi: {
    en: [
      'Lakshmi',
      'The lord of the 9th stands in a kendra, exalted or in its own rashi, and the lord of the lagna is strong.',
      'Tradition connects it with good fortune used well, and with virtue.',
    ],
    hi: [
      'लक्ष्मी योग',
      'नवम का स्वामी केंद्र में अपनी या उच्च राशि में हो और लग्न का स्वामी बलवान हो।',
      'परंपरा इसे सदुपयोग किए गए सौभाग्य और सद्गुण से जोड़ती है।',
    ],
  },
  daridra: {
    en: [
      'Daridra',
      'The lord of the 11th stands in the 6th, 8th or 12th house.',
      'Tradition advises care with income and promises. The strength of this lord, and the dhana yogas of the chart, count for more than this one rule.',
    ],
    hi: [
      'दरिद्र योग',
      'एकादश भाव का स्वामी 6, 8 या 12वें भाव में हो।',
      'परंपरा आय और वचनों में सावधानी की सलाह देती है। इस एक नियम से अधिक महत्व इस स्वामी के बल और कुंडली के धन योगों का है।',
    ],
  },
} as const satisfies Record<string, YogaWords>;
