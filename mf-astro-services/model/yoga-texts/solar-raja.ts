import type { YogaWords } from './yoga-words';

/** Words for the families solar and raja. */
export const solarRajaWords = {
  vesi: {
    en: [
      'Vesi',
      'A graha other than the Moon and the nodes stands in the 2nd from the Sun, and none in the 12th.',
      'Tradition connects it with truthfulness and an even temper; benefics make it kinder.',
    ],
    hi: [
      'वेशि योग',
      'सूर्य से दूसरे स्थान पर चंद्र और राहु-केतु को छोड़कर कोई ग्रह हो, और बारहवाँ स्थान ख़ाली हो।',
      'परंपरा इसे सत्यनिष्ठा और संतुलित स्वभाव से जोड़ती है; शुभ ग्रह इसे और कोमल बनाते हैं।',
    ],
  },
  vosi: {
    en: [
      'Vosi',
      'A graha other than the Moon and the nodes stands in the 12th from the Sun, and none in the 2nd.',
      'Tradition connects it with skill, learning and giving.',
    ],
    hi: [
      'वोशि योग',
      'सूर्य से बारहवें स्थान पर चंद्र और राहु-केतु को छोड़कर कोई ग्रह हो, और दूसरा स्थान ख़ाली हो।',
      'परंपरा इसे कौशल, विद्या और दानशीलता से जोड़ती है।',
    ],
  },
  ubhayachari: {
    en: [
      'Ubhayachari',
      'Grahas other than the Moon and the nodes stand on both sides of the Sun, in the 2nd and the 12th.',
      'Tradition connects it with a supported, balanced and respected life.',
    ],
    hi: [
      'उभयचरी योग',
      'सूर्य के दोनों ओर, दूसरे और बारहवें स्थान पर, चंद्र और राहु-केतु को छोड़कर ग्रह हों।',
      'परंपरा इसे सहारे, संतुलन और सम्मान वाले जीवन से जोड़ती है।',
    ],
  },
  'budha-aditya': {
    en: [
      'Budha-Aditya',
      'The Sun and Mercury stand in the same rashi.',
      'Tradition connects it with intelligence and skill. Mercury is never far from the Sun, so it is very common; it weighs more when Mercury is not combust.',
    ],
    hi: [
      'बुध-आदित्य योग',
      'सूर्य और बुध एक ही राशि में हों।',
      'परंपरा इसे बुद्धि और निपुणता से जोड़ती है। बुध सूर्य से कभी दूर नहीं जाता, इसलिए यह बहुत सामान्य है; बुध अस्त न हो तो इसका महत्व बढ़ता है।',
    ],
  },
  'raja-kendra-trikona': {
    en: [
      'Raja yoga of kendra and trikona lords',
      'The lord of a kendra (1, 4, 7, 10) and the lord of a trikona (1, 5, 9) exchange rashis, stand together or aspect each other.',
      'Tradition connects it with responsibility and recognition, above all in the periods of these two grahas.',
    ],
    hi: [
      'केंद्र-त्रिकोण राजयोग',
      'केंद्र (1, 4, 7, 10) और त्रिकोण (1, 5, 9) के स्वामी राशि-परिवर्तन करें, साथ हों या एक-दूसरे को देखें।',
      'परंपरा इसे उत्तरदायित्व और मान्यता से जोड़ती है, विशेषकर इन दोनों ग्रहों की दशा में।',
    ],
  },
  yogakaraka: {
    en: [
      'Yogakaraka',
      'One graha rules both a kendra (4, 7, 10) and a trikona (5, 9) of this lagna.',
      'Tradition calls this graha the helper of the chart. It depends on the lagna alone; how far it helps depends on its own strength.',
    ],
    hi: [
      'योगकारक ग्रह',
      'इस लग्न के लिए एक ही ग्रह केंद्र (4, 7, 10) और त्रिकोण (5, 9) दोनों का स्वामी है।',
      'परंपरा इस ग्रह को कुंडली का सहायक मानती है। यह केवल लग्न पर निर्भर है; सहायता कितनी मिलेगी, यह उसके बल पर निर्भर करता है।',
    ],
  },
  'dharma-karmadhipati': {
    en: [
      'Dharma-Karmadhipati',
      'The lords of the 9th and the 10th house exchange rashis, stand together or aspect each other.',
      'Tradition connects it with work that agrees with one’s convictions.',
    ],
    hi: [
      'धर्म-कर्माधिपति योग',
      'नवम और दशम भाव के स्वामी राशि-परिवर्तन करें, साथ हों या एक-दूसरे को देखें।',
      'परंपरा इसे अपने सिद्धांतों से मेल खाते काम से जोड़ती है।',
    ],
  },
  'neecha-bhanga': {
    en: [
      'Neecha Bhanga',
      'A debilitated graha is lifted: the lord of its rashi, or of its rashi of exaltation, stands in a kendra from the lagna or the Moon, or the lord of its rashi aspects it.',
      'Tradition connects it with a weakness that turns into strength through effort.',
    ],
    hi: [
      'नीचभंग योग',
      'नीच ग्रह की नीचता भंग हो: उसकी राशि का या उसकी उच्च राशि का स्वामी लग्न या चंद्र से केंद्र में हो, या उसकी राशि का स्वामी उसे देखे।',
      'परंपरा इसे ऐसी दुर्बलता से जोड़ती है जो प्रयास से शक्ति बन जाती है।',
    ],
  },
  'raja-three-dignified': {
    en: [
      'Three dignified grahas in kendras',
      'Three or more of the seven grahas stand in kendras, each exalted or in its own rashi.',
      'Tradition counts it among the great raja yogas: stature, support and influence.',
    ],
    hi: [
      'केंद्र में तीन बलवान ग्रह',
      'सात ग्रहों में से तीन या अधिक केंद्र में, अपनी या उच्च राशि में हों।',
      'परंपरा इसे बड़े राजयोगों में गिनती है: प्रतिष्ठा, सहयोग और प्रभाव।',
    ],
  },
  'raja-benefics-in-kendras': {
    en: [
      'Benefics in kendras, malefics in 3, 6 and 11',
      'All benefics among the seven grahas stand in kendras, all malefics in the 3rd, 6th and 11th.',
      'Tradition connects it with rising beyond one’s starting point.',
    ],
    hi: [
      'केंद्र में शुभ, 3-6-11 में पाप ग्रह',
      'सात ग्रहों में सभी शुभ ग्रह केंद्र में और सभी पाप ग्रह 3, 6 और 11वें भाव में हों।',
      'परंपरा इसे अपनी आरंभिक स्थिति से ऊपर उठने से जोड़ती है।',
    ],
  },
  'akhanda-samrajya': {
    en: [
      'Akhanda Samrajya',
      'Jupiter rules the 2nd, 5th or 11th house, and the lord of the 2nd, 9th or 11th stands in a kendra from the Moon.',
      'Tradition connects it with influence that lasts.',
    ],
    hi: [
      'अखंड साम्राज्य योग',
      'गुरु 2, 5 या 11वें भाव का स्वामी हो, और 2, 9 या 11वें भाव का स्वामी चंद्र से केंद्र में हो।',
      'परंपरा इसे स्थायी प्रभाव से जोड़ती है।',
    ],
  },
} as const satisfies Record<string, YogaWords>;
