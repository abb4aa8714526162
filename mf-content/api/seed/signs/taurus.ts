import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'taurus',
  cover: 'signs/taurus.svg',
  category: '',
  tags: ['vrishabha', 'taurus', 'moon-sign', 'venus'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:19:00+05:30',
  details: {},
  en: {
    title: 'Vrishabha (Taurus): the Moon at home in the field',
    summary:
      'Vrishabha as a Moon sign: where the Moon is exalted, earth under Venus, steady love, patient work, good food, and the art of letting go in time.',
    coverAlt:
      'A resting white bull in a ripe yellow field, a full Moon above and the red star Aldebaran near it.',
    body: `Of all the places on its round, tradition says, the Moon is happiest in Vrishabha. Its exaltation is at three degrees of this sign, and its favourite wife, Rohini, lives in the middle of it. If you want to understand the Vrishabha mind, think of an afternoon in a house where the rice has been brought in, the pickle jars are full, and nobody has to go anywhere.

## At a glance

- **Lord:** [Shukra (Venus)](/remedies/venus)
- **Element:** earth
- **Mode:** sthira (fixed)
- **In the body of the Kalapurusha:** face and mouth
- **Nakshatras:** [Krittika](/nakshatras/krittika) (pada 2–4), [Rohini](/nakshatras/rohini), [Mrigashira](/nakshatras/mrigashira) (pada 1–2)
- **Sidereal Sun here:** about 15 May to 14 June

## Earth that stays

Mesha breaks the ground. Vrishabha ploughs it, sows and stays to watch. The bull is strong, but what makes it useful is that it walks the same line all day. Shukra, the lord, adds taste: not only grain but the smell of it, not only a cloth but its border.

Mouth and throat belong to this sign in the Kalapurusha. The old texts connect it with food, voice, family treasure and truthful speech.

## Temperament

Calm is the first word. Tradition describes a person who is slow to anger, slow to decide and very hard to move once decided. Touch, music, a familiar chair and a full kitchen restore them faster than advice does. The shadow of the same gift is holding on: to things, to grudges, to a plan which no longer fits.

Krittika’s three quarters here give a hidden flame and high standards. Rohini gives charm and the wish to make things grow. In the two quarters of Mrigashira the bull lifts its head and starts to search, so these are the most restless of the sign.

## Work

Anything that gains value by being tended suits this Moon: farming, cooking, banking, singing, textiles, building, keeping accounts that others can trust. Deadlines set by panic do not suit it. Give a person like this a clear field and a season, and the harvest comes. A useful exercise is to review once a year what is being kept only because it has always been kept. One drawer, one subscription, one standing argument can go.

## In relationships

Loyalty is the strong point. Presence matters more than words: the partner with a Vrishabha Moon remembers how you take your tea and will make it for forty years. Sudden changes in plan feel to them like a chair being pulled away. Tell them early. They, in turn, can practise saying what is wrong in the first week instead of the fifth year, and sharing without keeping count.

## What brings balance

Across the zodiac is Vrischika, where the Moon is weakest and things are transformed underground. Vrishabha needs a little of that. Walking every day keeps comfort from turning into weight on the mind. Fasting lightly on a day of your tradition, giving away cooked food, lending a loved book: each trains the open hand. The pages on [Venus](/remedies/venus) and the [Moon](/remedies/moon) offer ways to do this at home.

## Lagna or Sun here

Vrishabha rising shows in a settled manner and pleasant voice, with Venus as the chart’s chief guide. The Sun passes here from the middle of May, in the hottest weeks of North India, and such births carry the sign in their sense of worth. This page is for the Moon. If you know only your Western sign, start with [what the Moon sign says](/blogs/moon-sign-and-sun-sign).`,
  },
  hi: {
    title: 'वृषभ राशि: अपने खेत में बैठा चंद्रमा',
    summary:
      'चंद्र राशि वृषभ: जहाँ चंद्रमा उच्च का है, शुक्र की धरती, टिकने वाला प्रेम, धीरज का काम, अच्छा भोजन, और समय पर छोड़ देने की कला।',
    coverAlt: 'पकी पीली फ़सल में विश्राम करता सफ़ेद बैल, ऊपर पूर्ण चंद्रमा और पास में लाल तारा रोहिणी।',
    body: `परंपरा कहती है कि अपने पूरे फेरे में चंद्रमा सबसे अधिक सुखी वृषभ में होता है। इसी राशि के तीन अंश पर वह परम उच्च है और उसकी सबसे प्रिय पत्नी रोहिणी का घर इसके बीचोंबीच है। वृषभ का मन समझना हो तो उस घर की दोपहर सोचिए जहाँ धान आ चुका है, अचार के मर्तबान भरे हैं और किसी को कहीं जाना नहीं है।

## एक नज़र में

- **स्वामी:** [शुक्र](/remedies/venus)
- **तत्व:** पृथ्वी
- **स्वभाव:** स्थिर
- **कालपुरुष के शरीर में:** मुख
- **नक्षत्र:** [कृत्तिका](/nakshatras/krittika) (चरण 2–4), [रोहिणी](/nakshatras/rohini), [मृगशिरा](/nakshatras/mrigashira) (चरण 1–2)
- **निरयण सूर्य यहाँ:** लगभग 15 मई से 14 जून

## टिकने वाली धरती

मेष ज़मीन तोड़ता है। वृषभ उसे जोतता है, बोता है और ठहरकर देखता है। बैल बलवान तो है ही, पर उसका असली गुण यह है कि वह दिन भर एक ही सीध में चल सकता है। स्वामी शुक्र इसमें रुचि जोड़ता है: केवल अन्न नहीं, उसकी सुगंध भी; केवल कपड़ा नहीं, उसकी किनारी भी।

कालपुरुष में मुख और कंठ इसी राशि के हैं। पुराने ग्रंथ इसे भोजन, वाणी, कुल के संचित धन और सच्ची बात से जोड़ते हैं।

## स्वभाव

पहला शब्द है शांति। परंपरा ऐसे व्यक्ति का वर्णन करती है जिसे क्रोध देर से आता है, निर्णय भी देर से होता है, और एक बार हो जाए तो उसे हिलाना कठिन है। स्पर्श, संगीत, अपनी वही कुर्सी और भरी रसोई उसे उपदेश से जल्दी सँभालते हैं। इसी गुण की परछाईं है पकड़े रहना: चीज़ों को, पुरानी बातों को, उस योजना को जो अब काम की नहीं।

कृत्तिका के तीन चरण भीतर छिपी लौ और ऊँचे मानक देते हैं। रोहिणी आकर्षण देती है और चीज़ों को पनपाने की चाह। मृगशिरा के दो चरणों में बैल सिर उठाकर कुछ खोजने लगता है, इसलिए इस राशि में सबसे चंचल वही हैं।

## काम

जो काम सँभालने से मूल्य पाता है, वह इस चंद्रमा को जँचता है: खेती, रसोई, बैंक, गायन, वस्त्र, भवन, और ऐसा बही-खाता जिस पर दूसरे भरोसा करें। हड़बड़ी की समय-सीमा नहीं जँचती। ऐसे व्यक्ति को साफ़ खेत और एक पूरा मौसम दीजिए, उपज आ जाएगी। साल में एक बार यह देखना अच्छा है कि क्या-क्या केवल इसलिए रखा है कि हमेशा से रखा है। एक दराज़, एक चंदा, एक पुरानी बहस विदा की जा सकती है।

## संबंधों में

निष्ठा इसका बल है। शब्दों से अधिक यहाँ साथ का मोल है: वृषभ चंद्र वाला साथी याद रखता है कि आप चाय कैसी पीते हैं और चालीस साल वैसी ही बनाता है। योजना का अचानक बदलना उसे ऐसा लगता है जैसे किसी ने कुर्सी खींच ली। पहले से बता दीजिए। वह भी अभ्यास करे कि जो खटकता है उसे पाँचवें साल की जगह पहले सप्ताह में कह दे, और बाँटते समय गिनती न करे।

## संतुलन किससे

सामने वृश्चिक है, जहाँ चंद्रमा नीच का है और चीज़ें भीतर-ही-भीतर बदलती हैं। वृषभ को थोड़ा वह भी चाहिए। रोज़ की सैर आराम को मन का बोझ नहीं बनने देती। अपनी परंपरा के दिन हल्का उपवास, पका भोजन बाँटना, प्रिय पुस्तक किसी को पढ़ने देना, इन सबसे मुट्ठी खुलना सीखती है। [शुक्र](/remedies/venus) और [चंद्रमा](/remedies/moon) के पृष्ठों पर घर के उपाय हैं।

## लग्न या सूर्य यहाँ हो

वृषभ लग्न ठहरी हुई चाल और मीठी आवाज़ में दिखता है, और शुक्र कुंडली का मुख्य संकेतक बनता है। मध्य मई से, उत्तर भारत के सबसे तपते हफ़्तों में, सूर्य यहाँ रहता है; ऐसे जन्म में यह राशि अपने मोल की समझ में दिखती है। यह पृष्ठ चंद्रमा के लिए है। केवल पश्चिमी राशि जानते हों तो पहले [चंद्र राशि क्या बताती है](/blogs/moon-sign-and-sun-sign) पढ़ें।`,
  },
};
