import type { YogaWords } from './yoga-words';

/** Words for the nabhasa yogas that ask for rows and rings of houses. */
export const nabhasaRowWords = {
  vapi: {
    en: [
      'Vapi',
      'All seven grahas stand in 2, 5, 8 and 11, or in 3, 6, 9 and 12, each house held.',
      'Tradition connects it with saving and lasting comfort.',
    ],
    hi: [
      'वापी योग',
      'सातों ग्रह 2, 5, 8, 11 में या 3, 6, 9, 12 में हों और कोई भाव ख़ाली न हो।',
      'परंपरा इसे संचय और स्थायी सुख से जोड़ती है।',
    ],
  },
  yupa: {
    en: [
      'Yupa',
      'All seven grahas fill the four houses from the 1st to the 4th.',
      'Tradition connects it with faith, ritual and inner strength.',
    ],
    hi: [
      'यूप योग',
      'सातों ग्रह प्रथम से चतुर्थ तक के चारों भावों में हों।',
      'परंपरा इसे श्रद्धा, अनुष्ठान और आत्मबल से जोड़ती है।',
    ],
  },
  shara: {
    en: [
      'Shara',
      'All seven grahas fill the four houses from the 4th to the 7th.',
      'Tradition connects it with sharp aims; it advises gentleness.',
    ],
    hi: [
      'शर योग',
      'सातों ग्रह चतुर्थ से सप्तम तक के चारों भावों में हों।',
      'परंपरा इसे तीक्ष्ण लक्ष्य से जोड़ती है और कोमलता की सलाह देती है।',
    ],
  },
  shakti: {
    en: [
      'Shakti',
      'All seven grahas fill the four houses from the 7th to the 10th.',
      'Tradition connects it with persistence where results come late.',
    ],
    hi: [
      'शक्ति योग',
      'सातों ग्रह सप्तम से दशम तक के चारों भावों में हों।',
      'परंपरा इसे देर से मिलते फल के बीच लगन से जोड़ती है।',
    ],
  },
  danda: {
    en: [
      'Danda',
      'All seven grahas fill the four houses from the 10th to the 1st.',
      'Tradition connects it with service and learning to stand alone.',
    ],
    hi: [
      'दंड योग',
      'सातों ग्रह दशम से लग्न तक के चारों भावों में हों।',
      'परंपरा इसे सेवा और अपने पैरों पर खड़े होने से जोड़ती है।',
    ],
  },
  nauka: {
    en: [
      'Nauka',
      'The seven grahas hold the seven houses from the 1st, one in each.',
      'Tradition connects it with water, trade and many hopes.',
    ],
    hi: [
      'नौका योग',
      'सातों ग्रह लग्न से सात भावों में एक-एक करके हों।',
      'परंपरा इसे जल, व्यापार और अनेक आशाओं से जोड़ती है।',
    ],
  },
  kuta: {
    en: [
      'Kuta',
      'The seven grahas hold the seven houses from the 4th, one in each.',
      'Tradition connects it with lonely places and guarded speech; it advises openness.',
    ],
    hi: [
      'कूट योग',
      'सातों ग्रह चतुर्थ से सात भावों में एक-एक करके हों।',
      'परंपरा इसे एकांत और संयत वाणी से जोड़ती है और खुलेपन की सलाह देती है।',
    ],
  },
  chhatra: {
    en: [
      'Chhatra',
      'The seven grahas hold the seven houses from the 7th, one in each.',
      'Tradition connects it with sheltering others, and ease early and late in life.',
    ],
    hi: [
      'छत्र योग',
      'सातों ग्रह सप्तम से सात भावों में एक-एक करके हों।',
      'परंपरा इसे दूसरों को आश्रय देने और जीवन के आरंभ व अंत के सुख से जोड़ती है।',
    ],
  },
  chapa: {
    en: [
      'Chapa',
      'The seven grahas hold the seven houses from the 10th, one in each.',
      'Tradition connects it with boldness and roaming.',
    ],
    hi: [
      'चाप योग',
      'सातों ग्रह दशम से सात भावों में एक-एक करके हों।',
      'परंपरा इसे निर्भीकता और भ्रमण से जोड़ती है।',
    ],
  },
  ardhachandra: {
    en: [
      'Ardhachandra',
      'The seven grahas hold seven houses in a row that do not begin in a kendra, one in each.',
      'Tradition connects it with charm and a commanding presence.',
    ],
    hi: [
      'अर्धचंद्र योग',
      'सातों ग्रह केंद्र के सिवा किसी भाव से आरंभ होकर लगातार सात भावों में एक-एक करके हों।',
      'परंपरा इसे आकर्षण और प्रभावशाली व्यक्तित्व से जोड़ती है।',
    ],
  },
  chakra: {
    en: [
      'Chakra',
      'All seven grahas fill the six odd houses.',
      'Tradition connects it with wide influence.',
    ],
    hi: ['चक्र योग', 'सातों ग्रह छहों विषम भावों में हों।', 'परंपरा इसे व्यापक प्रभाव से जोड़ती है।'],
  },
  samudra: {
    en: [
      'Samudra',
      'All seven grahas fill the six even houses.',
      'Tradition connects it with plenty and a kind disposition.',
    ],
    hi: ['समुद्र योग', 'सातों ग्रह छहों सम भावों में हों।', 'परंपरा इसे समृद्धि और सहृदयता से जोड़ती है।'],
  },
} as const satisfies Record<string, YogaWords>;
