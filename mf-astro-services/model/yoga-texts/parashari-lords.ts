import type { YogaWords } from './yoga-words';

/** Words for the parashari yogas of lords and single grahas. */
export const parashariLordWords = {
  kahala: {
    en: [
      'Kahala',
      'The lord of the 4th and Jupiter stand in kendras from each other and the lord of the lagna is strong; or a dignified lord of the 4th stands with the lord of the 10th.',
      'Tradition connects it with energy and a spirit of adventure.',
    ],
    hi: [
      'काहल योग',
      'चतुर्थेश और गुरु परस्पर केंद्र में हों और लग्नेश बलवान हो; या अपनी या उच्च राशि का चतुर्थेश दशमेश के साथ हो।',
      'परंपरा इसे ऊर्जा और साहसिक वृत्ति से जोड़ती है।',
    ],
  },
  shankha: {
    en: [
      'Shankha',
      'The lords of the 5th and 6th stand in kendras from each other and the lord of the lagna is strong; or the lords of the 1st and 10th share a movable rashi and the lord of the 9th is strong.',
      'Tradition connects it with kindness, family and good deeds.',
    ],
    hi: [
      'शंख योग',
      'पंचमेश और षष्ठेश परस्पर केंद्र में हों और लग्नेश बलवान हो; या लग्नेश और दशमेश एक चर राशि में हों और नवमेश बलवान हो।',
      'परंपरा इसे दया, परिवार और सत्कर्म से जोड़ती है।',
    ],
  },
  bheri: {
    en: [
      'Bheri',
      'The lord of the 9th is strong, and either the 1st, 2nd, 7th and 12th are all occupied, or Venus, Jupiter and the lord of the lagna stand in kendras.',
      'Tradition connects it with good conduct, family and comfort.',
    ],
    hi: [
      'भेरी योग',
      'नवमेश बलवान हो, और या तो 1, 2, 7 और 12वें भाव में ग्रह हों, या शुक्र, गुरु और लग्नेश केंद्र में हों।',
      'परंपरा इसे सदाचार, परिवार और सुख से जोड़ती है।',
    ],
  },
  mridanga: {
    en: [
      'Mridanga',
      'The lord of the lagna is strong, and every other graha of the seven stands in a kendra or trikona, or is exalted or in its own rashi.',
      'Tradition connects it with respect and contentment.',
    ],
    hi: [
      'मृदंग योग',
      'लग्नेश बलवान हो और सात में से शेष सभी ग्रह केंद्र या त्रिकोण में अथवा अपनी या उच्च राशि में हों।',
      'परंपरा इसे सम्मान और संतोष से जोड़ती है।',
    ],
  },
  srinatha: {
    en: [
      'Srinatha',
      'The lord of the 7th stands in the 10th, and the lord of the 10th is exalted and together with the lord of the 9th.',
      'Tradition speaks of it in high terms: dignity and plenty. It is rare.',
    ],
    hi: [
      'श्रीनाथ योग',
      'सप्तमेश दशम में हो, और दशमेश उच्च का होकर नवमेश के साथ हो।',
      'परंपरा इसकी बड़ी प्रशंसा करती है: गरिमा और समृद्धि। यह दुर्लभ है।',
    ],
  },
  sharada: {
    en: [
      'Sharada',
      'Jupiter or Mercury stands in a trikona from the Moon with Mars in the 11th; or the lord of the 10th is in the 5th, Mercury in a kendra and the Sun in Simha.',
      'Tradition connects it with learning, virtue and family.',
    ],
    hi: [
      'शारदा योग',
      'गुरु या बुध चंद्र से त्रिकोण में हो और मंगल एकादश में; या दशमेश पंचम में, बुध केंद्र में और सूर्य सिंह में हो।',
      'परंपरा इसे विद्या, सद्गुण और परिवार से जोड़ती है।',
    ],
  },
  khadga: {
    en: [
      'Khadga',
      'The lords of the 2nd and 9th exchange rashis, and the lord of the lagna stands in a kendra or trikona.',
      'Tradition connects it with learning, skill and gratitude.',
    ],
    hi: [
      'खड्ग योग',
      'द्वितीयेश और नवमेश राशि-परिवर्तन करें और लग्नेश केंद्र या त्रिकोण में हो।',
      'परंपरा इसे शास्त्र-ज्ञान, कौशल और कृतज्ञता से जोड़ती है।',
    ],
  },
  kusuma: {
    en: [
      'Kusuma',
      'The lagna is a fixed rashi, Venus stands in a kendra, the Moon with a benefic in a trikona and Saturn in the 10th.',
      'Tradition connects it with generosity and good standing.',
    ],
    hi: [
      'कुसुम योग',
      'लग्न स्थिर राशि हो, शुक्र केंद्र में, चंद्र शुभ ग्रह के साथ त्रिकोण में और शनि दशम में हो।',
      'परंपरा इसे उदारता और प्रतिष्ठा से जोड़ती है।',
    ],
  },
  kalanidhi: {
    en: [
      'Kalanidhi',
      'Jupiter stands in the 2nd or 5th, joined or aspected by both Mercury and Venus.',
      'Tradition calls it a treasury of arts: learning, taste and good conduct.',
    ],
    hi: [
      'कलानिधि योग',
      'गुरु द्वितीय या पंचम में हो और बुध तथा शुक्र दोनों उसके साथ हों या उसे देखें।',
      'परंपरा इसे कलाओं का भंडार कहती है: विद्या, सुरुचि और सदाचार।',
    ],
  },
  kalpadruma: {
    en: [
      'Kalpadruma',
      'The lord of the lagna, the lord of its rashi, the lord of that one’s rashi and the lord of the last one’s navamsa all stand in kendras or trikonas or are exalted.',
      'Tradition, which also calls it Parijata, connects it with a life that flowers late and fully.',
    ],
    hi: [
      'कल्पद्रुम योग',
      'लग्नेश, उसकी राशि का स्वामी, उस स्वामी की राशि का स्वामी और उसके नवमांश का स्वामी, सभी केंद्र या त्रिकोण में हों या उच्च के हों।',
      'परंपरा इसे पारिजात भी कहती है और ऐसे जीवन से जोड़ती है जो देर से, पर पूरा खिलता है।',
    ],
  },
} as const satisfies Record<string, YogaWords>;
