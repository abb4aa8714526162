import type { YogaWords } from './yoga-words';

/** Words for the families renowned and pravrajya. */
export const renownedPravrajyaWords = {
  saraswati: {
    en: [
      'Saraswati',
      'Mercury, Jupiter and Venus stand in kendras, trikonas or the 2nd house, and Jupiter is exalted, in its own rashi or with a friend.',
      'Tradition connects it with learning, writing and the arts.',
    ],
    hi: [
      'सरस्वती योग',
      'बुध, गुरु और शुक्र केंद्र, त्रिकोण या द्वितीय भाव में हों, और गुरु उच्च, स्व या मित्र राशि में हो।',
      'परंपरा इसे विद्या, लेखन और कलाओं से जोड़ती है।',
    ],
  },
  gauri: {
    en: [
      'Gauri',
      'The Moon, exalted or in its own rashi, stands in a kendra or trikona under Jupiter’s aspect.',
      'Tradition connects it with grace, good family and kindness.',
    ],
    hi: [
      'गौरी योग',
      'अपनी या उच्च राशि का चंद्र केंद्र या त्रिकोण में हो और गुरु उसे देखे।',
      'परंपरा इसे सौम्यता, अच्छे परिवार और दया से जोड़ती है।',
    ],
  },
  srikantha: {
    en: [
      'Srikantha',
      'The lord of the lagna, the Sun and the Moon stand in kendras or trikonas, each exalted, own or with a friend.',
      'Tradition connects it with devotion and an open hand.',
    ],
    hi: [
      'श्रीकंठ योग',
      'लग्नेश, सूर्य और चंद्र केंद्र या त्रिकोण में उच्च, स्व या मित्र राशि में हों।',
      'परंपरा इसे भक्ति और उदारता से जोड़ती है।',
    ],
  },
  virinchi: {
    en: [
      'Virinchi',
      'The lord of the 5th, Jupiter and Saturn stand in kendras or trikonas, each exalted, own or with a friend.',
      'Tradition connects it with knowledge, steadiness and a disciplined life.',
    ],
    hi: [
      'विरिंचि योग',
      'पंचमेश, गुरु और शनि केंद्र या त्रिकोण में उच्च, स्व या मित्र राशि में हों।',
      'परंपरा इसे ज्ञान, स्थिरता और संयमित जीवन से जोड़ती है।',
    ],
  },
  mahabhagya: {
    en: [
      'Mahabhagya',
      'For a man: birth by day with lagna, Sun and Moon in odd rashis. For a woman: birth by night with all three in even rashis.',
      'Tradition connects it with a generous character and general good fortune.',
    ],
    hi: [
      'महाभाग्य योग',
      'पुरुष: दिन का जन्म और लग्न, सूर्य, चंद्र विषम राशियों में। स्त्री: रात का जन्म और तीनों सम राशियों में।',
      'परंपरा इसे उदार चरित्र और सामान्य सौभाग्य से जोड़ती है।',
    ],
  },
  pushkala: {
    en: [
      'Pushkala',
      'The lord of the Moon’s rashi stands with the lord of the lagna in a kendra, and a strong graha stands in the lagna or aspects it.',
      'Tradition connects it with pleasant speech and respect.',
    ],
    hi: [
      'पुष्कल योग',
      'चंद्र राशि का स्वामी लग्नेश के साथ केंद्र में हो और कोई बलवान ग्रह लग्न में हो या लग्न को देखे।',
      'परंपरा इसे मधुर वाणी और सम्मान से जोड़ती है।',
    ],
  },
  chatussagara: {
    en: [
      'Chatussagara',
      'Every kendra, the 1st, 4th, 7th and 10th, holds a graha.',
      'Tradition compares it to four oceans: a life on a broad base.',
    ],
    hi: [
      'चतुःसागर योग',
      'चारों केंद्र, यानी 1, 4, 7 और 10वें भाव में ग्रह हों।',
      'परंपरा इसकी तुलना चार सागरों से करती है: विस्तृत आधार वाला जीवन।',
    ],
  },
  rajalakshana: {
    en: [
      'Rajalakshana',
      'The Moon, Mercury, Jupiter and Venus all stand in kendras.',
      'Tradition connects it with good manners and a pleasing presence.',
    ],
    hi: [
      'राजलक्षण योग',
      'चंद्र, बुध, गुरु और शुक्र सभी केंद्र में हों।',
      'परंपरा इसे शिष्टाचार और आकर्षक व्यक्तित्व से जोड़ती है।',
    ],
  },
  'guru-mangala': {
    en: [
      'Guru-Mangala',
      'Jupiter and Mars stand together or in the 7th from each other.',
      'Tradition connects it with energy guided by principle.',
    ],
    hi: [
      'गुरु-मंगल योग',
      'गुरु और मंगल साथ हों या एक-दूसरे से सातवें स्थान पर हों।',
      'परंपरा इसे सिद्धांत से चलने वाली ऊर्जा से जोड़ती है।',
    ],
  },
  pravrajya: {
    en: [
      'Pravrajya',
      'Four or more of the seven grahas stand in one rashi, at least one of them strong.',
      'Tradition connects it with a calling to give oneself to one aim, in old times that of the renunciate.',
    ],
    hi: [
      'प्रव्रज्या योग',
      'सात में से चार या अधिक ग्रह एक राशि में हों और उनमें कम से कम एक बलवान हो।',
      'परंपरा इसे किसी एक ध्येय को समर्पित होने की प्रेरणा से जोड़ती है; प्राचीन काल में वह संन्यास था।',
    ],
  },
  'pravrajya-moon-saturn': {
    en: [
      'Pravrajya of Moon and Saturn',
      'The Moon stands in a drekkana of Saturn and a navamsa of Mars or Saturn, and Saturn aspects it.',
      'Tradition connects it with simplicity and an inward turn of mind.',
    ],
    hi: [
      'चंद्र-शनि प्रव्रज्या योग',
      'चंद्र शनि के द्रेष्काण और मंगल या शनि के नवमांश में हो और शनि उसे देखे।',
      'परंपरा इसे सादगी और अंतर्मुखी चित्त से जोड़ती है।',
    ],
  },
} as const satisfies Record<string, YogaWords>;
