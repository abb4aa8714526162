import type { YogaWords } from './yoga-words';

/** Words for the parashari yogas of benefics and malefics in houses. */
export const parashariHouseWords = {
  'shubha-kartari': {
    en: [
      'Shubha Kartari',
      'Only benefics stand in the 2nd and in the 12th house, on both sides of the lagna.',
      'Tradition connects it with protection and pleasant manners.',
    ],
    hi: [
      'शुभ कर्तरी योग',
      'लग्न के दोनों ओर, द्वितीय और द्वादश भाव में, केवल शुभ ग्रह हों।',
      'परंपरा इसे संरक्षण और मधुर व्यवहार से जोड़ती है।',
    ],
  },
  'papa-kartari': {
    en: [
      'Papa Kartari',
      'Only malefics stand in the 2nd and in the 12th house, on both sides of the lagna.',
      'Tradition sees pressure from two sides that asks for patience; a strong lord of the lagna or Jupiter’s aspect eases it.',
    ],
    hi: [
      'पाप कर्तरी योग',
      'लग्न के दोनों ओर, द्वितीय और द्वादश भाव में, केवल पाप ग्रह हों।',
      'परंपरा में यह दोनों ओर का दबाव है जो धैर्य माँगता है; बलवान लग्नेश या गुरु की दृष्टि इसे हल्का करती है।',
    ],
  },
  amala: {
    en: [
      'Amala',
      'Only benefics stand in the 10th house from the lagna or from the Moon.',
      'Tradition connects it with a clean name and helpful deeds.',
    ],
    hi: [
      'अमल योग',
      'लग्न या चंद्र से दसवें स्थान पर केवल शुभ ग्रह हों।',
      'परंपरा इसे निर्मल यश और परोपकार से जोड़ती है।',
    ],
  },
  parvata: {
    en: [
      'Parvata',
      'Two or more benefics stand in kendras, and no malefic in the 7th and 8th.',
      'Tradition connects it with learning, giving and cheerfulness.',
    ],
    hi: [
      'पर्वत योग',
      'दो या अधिक शुभ ग्रह केंद्र में हों और सप्तम-अष्टम में कोई पाप ग्रह न हो।',
      'परंपरा इसे विद्या, दान और प्रसन्न स्वभाव से जोड़ती है।',
    ],
  },
  chamara: {
    en: [
      'Chamara',
      'The lord of the lagna is exalted in a kendra under Jupiter’s aspect, or two benefics stand together in the 1st, 7th, 9th or 10th.',
      'Tradition connects it with learning, eloquence and respect.',
    ],
    hi: [
      'चामर योग',
      'लग्नेश केंद्र में उच्च का हो और गुरु उसे देखे, या दो शुभ ग्रह 1, 7, 9 या 10वें भाव में साथ हों।',
      'परंपरा इसे विद्या, वाक्पटुता और सम्मान से जोड़ती है।',
    ],
  },
  matsya: {
    en: [
      'Matsya',
      'Benefics stand in the 1st and 9th, both kinds in the 5th, malefics in the 4th and 8th.',
      'Tradition connects it with kindness, insight and love of learning.',
    ],
    hi: [
      'मत्स्य योग',
      'लग्न और नवम में शुभ, पंचम में शुभ-पाप दोनों, चतुर्थ और अष्टम में पाप ग्रह हों।',
      'परंपरा इसे करुणा, अंतर्दृष्टि और विद्या-प्रेम से जोड़ती है।',
    ],
  },
  kurma: {
    en: [
      'Kurma',
      'Benefics stand in the 5th, 6th and 7th, malefics in the 1st, 3rd and 11th, all exalted, own or among friends.',
      'Tradition connects it with steadiness, helpfulness and leadership. It is very rare.',
    ],
    hi: [
      'कूर्म योग',
      'शुभ ग्रह 5, 6, 7वें और पाप ग्रह 1, 3, 11वें भाव में हों; सभी उच्च, स्व या मित्र राशि में।',
      'परंपरा इसे स्थिरता, परोपकार और नेतृत्व से जोड़ती है। यह बहुत दुर्लभ है।',
    ],
  },
  hari: {
    en: [
      'Hari',
      'Benefics stand in the 2nd, 8th and 12th from the lord of the 2nd house.',
      'Tradition connects it with happiness and learning.',
    ],
    hi: ['हरि योग', 'द्वितीयेश से 2, 8 और 12वें स्थान पर शुभ ग्रह हों।', 'परंपरा इसे सुख और विद्या से जोड़ती है।'],
  },
  hara: {
    en: [
      'Hara',
      'Benefics stand in the 4th, 8th and 9th from the lord of the 7th house.',
      'Tradition connects it with happiness, learning and family.',
    ],
    hi: [
      'हर योग',
      'सप्तमेश से 4, 8 और 9वें स्थान पर शुभ ग्रह हों।',
      'परंपरा इसे सुख, विद्या और परिवार से जोड़ती है।',
    ],
  },
  brahma: {
    en: [
      'Brahma',
      'Benefics stand in the 4th, 10th and 11th from the lord of the lagna.',
      'Tradition connects it with knowledge and plenty.',
    ],
    hi: ['ब्रह्म योग', 'लग्नेश से 4, 10 और 11वें स्थान पर शुभ ग्रह हों।', 'परंपरा इसे ज्ञान और समृद्धि से जोड़ती है।'],
  },
  lagnadhi: {
    en: [
      'Lagnadhi',
      'Only benefics stand in the 7th and 8th house, and no malefic aspects either.',
      'Tradition connects it with learning and a contented life.',
    ],
    hi: [
      'लग्नाधि योग',
      'सप्तम और अष्टम में केवल शुभ ग्रह हों और उन पर किसी पाप ग्रह की दृष्टि न हो।',
      'परंपरा इसे विद्या और संतुष्ट जीवन से जोड़ती है।',
    ],
  },
} as const satisfies Record<string, YogaWords>;
