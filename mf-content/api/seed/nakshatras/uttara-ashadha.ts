import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'uttara-ashadha',
  cover: 'nakshatras/uttara-ashadha.svg',
  category: '',
  tags: ['uttara-ashadha', 'dhanu', 'makara', 'sun'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:49:00+05:30',
  details: {},
  en: {
    title: 'Uttara Ashadha: the victory that lasts',
    summary:
      'Uttara Ashadha nakshatra across Dhanu and Makara: Nunki, the Vishvedevas and their one vow, naming sounds, integrity, Abhijit and fixed days.',
    coverAlt:
      'Two stars of the Archer above an elephant’s head with a shining tusk, lit by a low Sun.',
    body: `Some win the match. Others are still winning when the crowd has gone home, because they have been fair to everyone and nobody wants to undo the result. This second Ashadha is that kind of victory.

- **Span:** 26°40′ of Dhanu to 10°00′ of Makara
- **Stars:** Sigma and Zeta Sagittarii; yogatara Sigma (Nunki)
- **Deity:** the Vishvedevas
- **Symbol:** an elephant’s tusk
- **Vimshottari lord:** [Surya (Sun)](/remedies/sun), 6 years
- **Gana, yoni, nadi:** manushya, mongoose, antya
- **Naming sounds by pada:** Bhe, Bho, Ja, Ji
- **Class in muhurta:** dhruva (fixed)

## All the gods at once

The Vishvedevas are "all the gods", ten in later lists: Truth, Skill, Vow, Time and the like. They come as a company to every shraddha and are fed first. It is the only nakshatra with a committee for a deity, and something of the committee is in it: minutes are kept, every voice counts, the thing takes long and holds.

## A hidden neighbour

Between this nakshatra and the next, old lists fit a twenty-eighth: Abhijit, "fully victorious", whose star is brilliant Vega, far to the north. In muhurta and some chakras it takes the last quarter of Uttara Ashadha and the first fifteenth of Shravana. In the daily count and in the dasha there are only twenty-seven.

## The Uttara Ashadha nature

Modest, grateful, truthful, responsible, a late bloomer: so says tradition. The Sun rules it. One pada in Dhanu still dreams in principles. Three in Makara turn them into work. The elephant’s tusk is strong and it is also the pen with which Ganesha wrote down the Mahabharata: such people make good authors of reports, laws and bridges. Their risk is loneliness on the tower. They should let the day’s end be a real one.

## Fixed days

Foundations, coronation in old times, oath of office in ours, marriage, entering a house, planting, long plans.`,
  },
  hi: {
    title: 'उत्तराषाढ़ा: टिकने वाली जीत',
    summary:
      'धनु और मकर में फैला उत्तराषाढ़ा नक्षत्र: नुंकी तारा, विश्वेदेव और उनका एक व्रत, नामाक्षर, निष्ठा, अभिजित और ध्रुव दिन।',
    coverAlt: 'धनुर्धर के दो तारे, नीचे ढलते सूर्य के उजाले में चमकते दाँत वाला हाथी का सिर।',
    body: `कुछ लोग मुक़ाबला जीतते हैं। कुछ तब भी जीत रहे होते हैं जब भीड़ घर जा चुकी हो, क्योंकि वे सबके साथ न्याय से चले और परिणाम पलटना कोई नहीं चाहता। दूसरी अषाढ़ा वैसी ही जीत है।

- **विस्तार:** धनु 26°40′ से मकर 10°00′
- **तारे:** सिग्मा और ज़ीटा सैजिटेरी; योगतारा सिग्मा (नुंकी)
- **देवता:** विश्वेदेव
- **चिह्न:** हाथीदाँत
- **विंशोत्तरी स्वामी:** [सूर्य](/remedies/sun), 6 वर्ष
- **गण, योनि, नाड़ी:** मनुष्य, नकुल, अंत्य
- **चरण के अनुसार नामाक्षर:** भे, भो, जा, जी
- **मुहूर्त में वर्ग:** ध्रुव

## सब देवता एक साथ

विश्वेदेव यानी “सब देवता”, बाद की सूचियों में दस: सत्य, दक्ष, क्रतु, काल और ऐसे ही। वे हर श्राद्ध में मंडली बनकर आते हैं और पहले जिमाए जाते हैं। यही एक नक्षत्र है जिसके देवता की जगह पूरी सभा है, और सभा के गुण इसमें हैं भी: लेखा रखा जाता है, हर स्वर गिना जाता है, काम में देर लगती है और काम टिकता है।

## छिपा हुआ पड़ोसी

इसके और अगले नक्षत्र के बीच पुरानी सूचियाँ अट्ठाईसवाँ रखती हैं: अभिजित, “पूर्ण विजयी”, जिसका तारा सुदूर उत्तर में चमकता वेगा है। मुहूर्त और कुछ चक्रों में वह उत्तराषाढ़ा का अंतिम चरण और श्रवण का पहला पंद्रहवाँ भाग लेता है। रोज़ की गिनती और दशा में सत्ताईस ही हैं।

## उत्तराषाढ़ा का स्वभाव

विनम्र, कृतज्ञ, सच्चा, ज़िम्मेदार, देर से खिलने वाला: परंपरा यही कहती है। स्वामी सूर्य है। धनु का एक चरण अभी सिद्धांतों में सपने देखता है; मकर के तीन उन्हें काम में बदलते हैं। हाथी का दाँत बल है, और वही लेखनी भी जिससे गणेश ने महाभारत लिखा: ऐसे लोग रिपोर्ट, क़ानून और पुल, सब अच्छे रचते हैं। जोखिम है मीनार पर अकेले रह जाना। दिन का अंत सचमुच अंत हो, यह सीखें।

## ध्रुव दिन

नींव, पुराने समय का राजतिलक और आज की पद-शपथ, विवाह, गृह प्रवेश, वृक्षारोपण, लंबी योजनाएँ।`,
  },
};
