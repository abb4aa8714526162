import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'gemini',
  cover: 'signs/gemini.svg',
  category: '',
  tags: ['mithuna', 'gemini', 'moon-sign', 'mercury'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:28:00+05:30',
  details: {},
  en: {
    title: 'Mithuna (Gemini): a Moon with two voices',
    summary:
      'Mithuna as a Moon sign: Mercury and the air, a mind that thinks by talking, many trades, light-footed affection, and what gives it one quiet room.',
    coverAlt:
      'A veena and a mace crossed beneath two bright stars, with green parrots and drifting leaves.',
    body: `Varahamihira draws Mithuna as a couple: one holds a mace, the other a veena. Strength and music, argument and tune, face to face. A mind with the Moon here is seldom alone with itself, because there are always two inside it, talking.

## At a glance

- **Lord:** [Budha (Mercury)](/remedies/mercury)
- **Element:** air
- **Mode:** dvisvabhava (dual)
- **In the body of the Kalapurusha:** shoulders and arms
- **Nakshatras:** [Mrigashira](/nakshatras/mrigashira) (pada 3–4), [Ardra](/nakshatras/ardra), [Punarvasu](/nakshatras/punarvasu) (pada 1–3)
- **Sidereal Sun here:** about 15 June to 15 July

## The air between people

Air carries sound, seed and rumour. In Mithuna it belongs to Budha, the young prince among the grahas, who counts, jokes, trades and translates. The dual mode means that the sign stands at a turning of the season: the Sun is here when the first monsoon clouds reach the north, and the world is both dusty and wet in one afternoon.

The arms and shoulders of the Kalapurusha are here. Hands that write, type, play and gesture are the sign’s instrument.

## Temperament

Tradition describes the Mithuna Moon as clever, humorous, fond of news, good with words in more than one language and young at sixty. It understands a feeling by putting it into a sentence, so silence in others makes it uneasy. Too many open windows tire it: six chats, three books, a plan for the evening and another in case the first fails.

Mrigashira’s half of the sign is curious and gentle. Ardra, in the middle, is the storm: it can weep, break an old thought apart and see clearly afterwards. The three quarters of Punarvasu return from every journey with something to teach.

## Work

Let this Moon deal with people and information. Teaching, writing, trade, accounts, software, radio, interpreting, reception desks and markets all fit it. Variety within the day is healthy. The one thing it must guard is completion. Keep a visible list with no more than three unfinished matters. When one is done, and only then, a fourth may come in. Colleagues will notice the change sooner than you do.

## Friendship and love

The way to this heart is conversation. A partner who reads the same article and disagrees with it is more attractive than one who nods. Jealousy has no great hold here, boredom does. What hurts those who love a Mithuna Moon is lightness at a heavy moment: the joke at the hospital door. It is usually nervousness. To say simply "I don’t know what to say, I will sit here" is a big step, and a kind one.

## Finding one quiet room

The opposite sign, Dhanu, has one arrow and one target. Mithuna gains by choosing a few long things: one raga, one text read slowly for a year, one route walked without a phone. Slow breathing in the evening suits an airy sign; so does handwriting. Many recite a short stotra daily at the same hour, because repetition rests a busy mind. More is in the page on [Mercury](/remedies/mercury).

## Other placements

As lagna, Mithuna gives a lively look and makes Mercury lord of the whole chart. As Sun sign, for births from the middle of June to the middle of July, it colours ambition more than mood. Read this page for the Moon, and let the [kundli](/astrology-services/free-kundli) tell you which of Mithuna’s nine quarters yours is in.`,
  },
  hi: {
    title: 'मिथुन राशि: दो स्वरों वाला चंद्रमा',
    summary:
      'चंद्र राशि मिथुन: बुध और वायु, बोलकर सोचने वाला मन, अनेक हुनर, हल्के पाँव का स्नेह, और वह अभ्यास जो भीतर एक शांत कोना बनाता है।',
    coverAlt: 'दो चमकते तारों के नीचे वीणा और गदा, साथ में हरे तोते और हवा में उड़ते पत्ते।',
    body: `वराहमिहिर ने मिथुन को एक जोड़े के रूप में चित्रित किया है: एक के हाथ में गदा, दूसरे के हाथ में वीणा। बल और संगीत, तर्क और राग, आमने-सामने। जिसका चंद्रमा यहाँ हो, उसका मन शायद ही कभी अकेला होता है; भीतर दो जने बैठे बतियाते रहते हैं।

## एक नज़र में

- **स्वामी:** [बुध](/remedies/mercury)
- **तत्व:** वायु
- **स्वभाव:** द्विस्वभाव
- **कालपुरुष के शरीर में:** कंधे और भुजाएँ
- **नक्षत्र:** [मृगशिरा](/nakshatras/mrigashira) (चरण 3–4), [आर्द्रा](/nakshatras/ardra), [पुनर्वसु](/nakshatras/punarvasu) (चरण 1–3)
- **निरयण सूर्य यहाँ:** लगभग 15 जून से 15 जुलाई

## लोगों के बीच की हवा

हवा ध्वनि भी ले जाती है, बीज भी और अफ़वाह भी। मिथुन में यह हवा बुध की है, ग्रहों का वह राजकुमार जो गिनता है, हँसाता है, सौदा करता है और दुभाषिया बनता है। द्विस्वभाव का अर्थ है मौसम का मोड़: सूर्य यहाँ तब होता है जब उत्तर में पहले मानसूनी बादल पहुँचते हैं और एक ही दोपहर में धूल भी उड़ती है, पानी भी बरसता है।

कालपुरुष के कंधे और भुजाएँ यहाँ हैं। लिखने, बजाने और बात करते हुए चलने वाले हाथ इस राशि का औज़ार हैं।

## स्वभाव

परंपरा मिथुन के चंद्रमा को चतुर, हँसमुख, ख़बरों का शौक़ीन, एक से अधिक भाषाओं में कुशल और साठ की उम्र में भी जवान बताती है। वह भावना को वाक्य में रखकर समझता है, इसलिए दूसरों की चुप्पी उसे बेचैन करती है। बहुत-सी खुली खिड़कियाँ उसे थकाती हैं: छह बातचीतें, तीन किताबें, शाम की एक योजना और वह बिगड़े तो दूसरी।

मृगशिरा वाला आधा भाग जिज्ञासु और कोमल है। बीच की आर्द्रा तूफ़ान है: वह रो सकती है, पुरानी धारणा तोड़ सकती है, और उसके बाद साफ़ देख सकती है। पुनर्वसु के तीन चरण हर यात्रा से कुछ सिखाने लायक़ लेकर लौटते हैं।

## काम

इस चंद्रमा को लोगों और सूचनाओं के बीच रहने दीजिए। अध्यापन, लेखन, व्यापार, लेखा, सॉफ़्टवेयर, रेडियो, अनुवाद, स्वागत-कक्ष और बाज़ार, सब इसे भाते हैं। दिन में विविधता हो तो मन स्वस्थ रहता है। बस काम पूरा करने पर पहरा देना पड़ता है। सामने एक सूची रखिए जिसमें तीन से अधिक अधूरे काम न हों। एक पूरा हो, तभी चौथा आए। यह बदलाव आपसे पहले आपके सहकर्मी देखेंगे।

## मित्रता और प्रेम

इस हृदय का रास्ता बातचीत से जाता है। जो साथी वही लेख पढ़कर असहमत हो, वह सिर हिलाने वाले से अधिक भाता है। ईर्ष्या यहाँ कम टिकती है, ऊब अधिक। अपनों को जो बात चुभती है, वह है भारी घड़ी में हल्कापन: अस्पताल के दरवाज़े पर किया गया मज़ाक़। प्रायः वह घबराहट होती है। इतना कह देना कि “समझ नहीं आ रहा क्या कहूँ, बस पास बैठता हूँ”, बड़ा भी है और स्नेह भरा भी।

## एक शांत कोना

सामने की राशि धनु के पास एक तीर है और एक लक्ष्य। मिथुन का भला इसी में है कि कुछ लंबी चीज़ें चुने: एक राग, साल भर धीरे-धीरे पढ़ा एक ग्रंथ, बिना फ़ोन की एक सैर। शाम को धीमी साँस और हाथ से लिखना वायु राशि को ठहराते हैं। बहुत-से लोग रोज़ एक ही समय कोई छोटा स्तोत्र पढ़ते हैं, क्योंकि दोहराव से भागता मन सुस्ता लेता है। आगे [बुध](/remedies/mercury) के पृष्ठ पर पढ़ें।

## लग्न और सूर्य

मिथुन लग्न चेहरे को चपलता देता है और बुध को पूरी कुंडली का स्वामी बनाता है। सूर्य यहाँ हो, यानी जन्म लगभग मध्य जून से मध्य जुलाई का, तो यह मन से अधिक आकांक्षा को रँगता है। यह पृष्ठ चंद्रमा के लिए पढ़ें, और [कुंडली](/astrology-services/free-kundli) से जान लें कि आपका चंद्रमा मिथुन के नौ चरणों में से किसमें है।`,
  },
};
