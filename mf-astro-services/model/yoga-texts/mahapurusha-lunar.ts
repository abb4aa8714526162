import type { YogaWords } from './yoga-words';

/** Words for the families mahapurusha and lunar. */
export const mahapurushaLunarWords = {
  ruchaka: {
    en: [
      'Ruchaka',
      'Mars stands in its own rashi or exalted, in the 1st, 4th, 7th or 10th house.',
      'Tradition connects it with courage, initiative and the strength to lead.',
    ],
    hi: [
      'रुचक योग',
      'मंगल अपनी राशि या उच्च राशि में होकर 1, 4, 7 या 10वें भाव में हो।',
      'परंपरा इसे साहस, पहल और नेतृत्व की क्षमता से जोड़ती है।',
    ],
  },
  bhadra: {
    en: [
      'Bhadra',
      'Mercury stands in its own rashi or exalted, in the 1st, 4th, 7th or 10th house.',
      'Tradition connects it with a clear mind, good speech and skill in work.',
    ],
    hi: [
      'भद्र योग',
      'बुध अपनी राशि या उच्च राशि में होकर 1, 4, 7 या 10वें भाव में हो।',
      'परंपरा इसे स्पष्ट बुद्धि, मधुर वाणी और कार्यकुशलता से जोड़ती है।',
    ],
  },
  hamsa: {
    en: [
      'Hamsa',
      'Jupiter stands in its own rashi or exalted, in the 1st, 4th, 7th or 10th house.',
      'Tradition connects it with learning, fairness and a generous nature.',
    ],
    hi: [
      'हंस योग',
      'गुरु अपनी राशि या उच्च राशि में होकर 1, 4, 7 या 10वें भाव में हो।',
      'परंपरा इसे विद्या, न्यायप्रियता और उदार स्वभाव से जोड़ती है।',
    ],
  },
  malavya: {
    en: [
      'Malavya',
      'Venus stands in its own rashi or exalted, in the 1st, 4th, 7th or 10th house.',
      'Tradition connects it with grace, love of the arts and comfort at home.',
    ],
    hi: [
      'मालव्य योग',
      'शुक्र अपनी राशि या उच्च राशि में होकर 1, 4, 7 या 10वें भाव में हो।',
      'परंपरा इसे सौम्यता, कला-प्रेम और घर के सुख से जोड़ती है।',
    ],
  },
  shasha: {
    en: [
      'Shasha',
      'Saturn stands in its own rashi or exalted, in the 1st, 4th, 7th or 10th house.',
      'Tradition connects it with patience, discipline and authority earned slowly.',
    ],
    hi: [
      'शश योग',
      'शनि अपनी राशि या उच्च राशि में होकर 1, 4, 7 या 10वें भाव में हो।',
      'परंपरा इसे धैर्य, अनुशासन और धीरे-धीरे अर्जित अधिकार से जोड़ती है।',
    ],
  },
  gajakesari: {
    en: [
      'Gajakesari',
      'Jupiter stands in the 1st, 4th, 7th or 10th from the Moon.',
      'Tradition connects it with good sense and a good name. It is common: about one chart in three has it.',
    ],
    hi: [
      'गजकेसरी योग',
      'गुरु चंद्र से 1, 4, 7 या 10वें स्थान पर हो।',
      'परंपरा इसे सद्बुद्धि और सुयश से जोड़ती है। यह सामान्य योग है: लगभग हर तीसरी कुंडली में मिलता है।',
    ],
  },
  sunapha: {
    en: [
      'Sunapha',
      'A graha other than the Sun and the nodes stands in the 2nd from the Moon, and none in the 12th.',
      'Tradition connects it with what one earns by one’s own effort.',
    ],
    hi: [
      'सुनफा योग',
      'चंद्र से दूसरे स्थान पर सूर्य और राहु-केतु को छोड़कर कोई ग्रह हो, और बारहवाँ स्थान ख़ाली हो।',
      'परंपरा इसे अपने परिश्रम से अर्जित साधनों से जोड़ती है।',
    ],
  },
  anapha: {
    en: [
      'Anapha',
      'A graha other than the Sun and the nodes stands in the 12th from the Moon, and none in the 2nd.',
      'Tradition connects it with good bearing, courtesy and contentment.',
    ],
    hi: [
      'अनफा योग',
      'चंद्र से बारहवें स्थान पर सूर्य और राहु-केतु को छोड़कर कोई ग्रह हो, और दूसरा स्थान ख़ाली हो।',
      'परंपरा इसे शालीनता, शिष्टता और संतोष से जोड़ती है।',
    ],
  },
  durudhara: {
    en: [
      'Durudhara',
      'Grahas other than the Sun and the nodes stand both in the 2nd and in the 12th from the Moon.',
      'Tradition connects it with support on both sides: means, helpers and generosity.',
    ],
    hi: [
      'दुरुधरा योग',
      'चंद्र से दूसरे और बारहवें, दोनों स्थानों पर सूर्य और राहु-केतु को छोड़कर ग्रह हों।',
      'परंपरा इसे दोनों ओर के सहारे, यानी साधन, सहायक और उदारता से जोड़ती है।',
    ],
  },
  kemadruma: {
    en: [
      'Kemadruma',
      'No graha but the Sun or the nodes stands in the 2nd or the 12th from the Moon.',
      'Tradition sees a Moon that has to find its own support. Several conditions lift it, and most charts meet at least one of them.',
    ],
    hi: [
      'केमद्रुम योग',
      'चंद्र से दूसरे और बारहवें स्थान पर सूर्य और राहु-केतु के सिवा कोई ग्रह न हो।',
      'परंपरा में ऐसा चंद्र अपना सहारा स्वयं खोजता है। कई स्थितियाँ इसे भंग करती हैं, और अधिकतर कुंडलियों में उनमें से कोई न कोई मिल जाती है।',
    ],
  },
  'chandra-mangala': {
    en: [
      'Chandra-Mangala',
      'The Moon and Mars stand together or in the 7th from each other.',
      'Tradition connects it with drive in practical affairs and with a lively temper.',
    ],
    hi: [
      'चंद्र-मंगल योग',
      'चंद्र और मंगल साथ हों या एक-दूसरे से सातवें स्थान पर हों।',
      'परंपरा इसे व्यावहारिक कामों में उत्साह और तेज़ स्वभाव से जोड़ती है।',
    ],
  },
  'chandra-adhi': {
    en: [
      'Adhi',
      'Mercury, Jupiter and Venus all stand in the 6th, 7th and 8th from the Moon.',
      'Tradition connects it with trust placed in a person and with responsible posts.',
    ],
    hi: [
      'अधि योग',
      'बुध, गुरु और शुक्र तीनों चंद्र से 6, 7 और 8वें स्थानों में हों।',
      'परंपरा इसे लोगों के विश्वास और उत्तरदायित्व वाले पदों से जोड़ती है।',
    ],
  },
  vasumati: {
    en: [
      'Vasumati',
      'Mercury, Jupiter and Venus all stand in the 3rd, 6th, 10th or 11th from the Moon.',
      'Tradition connects it with means that grow over the years.',
    ],
    hi: [
      'वसुमती योग',
      'बुध, गुरु और शुक्र तीनों चंद्र से 3, 6, 10 या 11वें स्थानों में हों।',
      'परंपरा इसे वर्षों के साथ बढ़ते साधनों से जोड़ती है।',
    ],
  },
  shakata: {
    en: [
      'Shakata',
      'The Moon stands in the 6th, 8th or 12th from Jupiter.',
      'Tradition compares it to a cartwheel: ups and downs that come round. A Moon in a kendra from the lagna lifts it.',
    ],
    hi: [
      'शकट योग',
      'चंद्र गुरु से 6, 8 या 12वें स्थान पर हो।',
      'परंपरा इसकी तुलना गाड़ी के पहिए से करती है: उतार-चढ़ाव आते-जाते रहते हैं। चंद्र लग्न से केंद्र में हो तो यह भंग हो जाता है।',
    ],
  },
} as const satisfies Record<string, YogaWords>;
