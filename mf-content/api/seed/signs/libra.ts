import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'libra',
  cover: 'signs/libra.svg',
  category: '',
  tags: ['tula', 'libra', 'moon-sign', 'venus'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:29:00+05:30',
  details: {},
  en: {
    title: 'Tula (Libra): the Moon in the market of two pans',
    summary:
      'Tula as a Moon sign: air under Venus, the sense of fairness, work between people, love as partnership, and how to decide when both pans are equal.',
    coverAlt:
      'A brass balance with a lotus in one pan and a small lamp in the other, before an evening bazaar arch.',
    body: `Tula is the only sign whose picture is not a living being but an instrument. The texts add the man who holds it: a trader sitting in the bazaar street, scales in hand. Between one pan and the other the Moon in Tula spends its life, and it spends it with good manners.

## At a glance

- **Lord:** [Shukra (Venus)](/remedies/venus)
- **Element:** air
- **Mode:** chara (moving)
- **In the body of the Kalapurusha:** lower abdomen
- **Nakshatras:** [Chitra](/nakshatras/chitra) (pada 3–4), [Swati](/nakshatras/swati), [Vishakha](/nakshatras/vishakha) (pada 1–3)
- **Sidereal Sun here:** about 18 October to 15 November

## Air that weighs

Moving air, under Shukra: a breeze which goes from person to person and carries agreement. Shani is exalted here at twenty degrees, for justice is what patience is finally for. Surya is at his weakest at ten degrees. A king who asks everyone’s opinion does not shine, though his people may live well.

The Sun arrives about the middle of October, a few weeks after the September equinox, and Diwali’s new Moon falls most often while he is in this sign. The region below the navel belongs to Tula in the Kalapurusha.

## Temperament

Pleasant, reasonable, alive to beauty and quick to see the other side: that is the traditional portrait. A Tula Moon will move the chairs so that nobody sits with the light in his eyes. Quarrels in the next room disturb its sleep. It would rather lose a little than win rudely, and afterwards, alone, it may regret how little it said.

Chitra’s second half gives style and a sharp eye. Swati, the grass bending in wind, is independent under its politeness. The three quarters of Vishakha are different: they want the goal, and learn to be fair on the way.

## Work

The natural place is between two parties: lawyer, counsellor, designer, shopkeeper, diplomat, host, matchmaker, the colleague whom both sides call. Solitary work without feedback tires it. Decisions are the known weakness, so give them a frame. Write two columns in the evening, sleep, choose before ten next morning, and do not reopen the matter for a month unless a new fact arrives.

## Marriage and friendship

For this Moon "we" is the natural pronoun. It grows in partnership, remembers courtesies, and can stay charming in a queue. The danger is agreement that is not meant. A soft "yes" that hides a "no" is unfair weight on the pan, and it is discovered later. Friends help by asking twice: "And what would you choose if I had no preference?" Then they must wait for the answer.

## What steadies the scales

Mesha, opposite, simply acts. Practise it in small coin: order first at the restaurant, choose the film, take the stairs without a vote. A tidy and pretty corner at home with a lamp in it calms this mind more than argument. White flowers and fragrance on Friday, and one useful gift to a woman who works hard for little, are suggested on the page of [Venus](/remedies/venus).

## Where else Tula may be

Rising, it gives balanced features, social ease and Venus as ruler of the chart, with Saturn as a great helper. As the sign of the Sun it asks for confidence to be learned. Do check that your Moon is here at all: it stays only about two and a quarter days, and the [panchang](/astrology-services/panchang) shows its sign for each day.`,
  },
  hi: {
    title: 'तुला राशि: दो पलड़ों के बीच बैठा चंद्रमा',
    summary:
      'चंद्र राशि तुला: शुक्र की वायु, न्याय का बोध, लोगों के बीच के काम, साझेदारी जैसा प्रेम, और पलड़े बराबर हों तब निर्णय लेने का ढंग।',
    coverAlt: 'साँझ के बाज़ार की मेहराब के आगे पीतल का तराज़ू, एक पलड़े में कमल और दूसरे में दीया।',
    body: `तुला अकेली राशि है जिसका चिह्न कोई प्राणी नहीं, एक औज़ार है। ग्रंथ उसे थामने वाले को भी जोड़ते हैं: बाज़ार की गली में तराज़ू लिए बैठा एक व्यापारी। तुला का चंद्रमा अपना जीवन एक पलड़े और दूसरे पलड़े के बीच बिताता है, और बड़े सलीके से बिताता है।

## एक नज़र में

- **स्वामी:** [शुक्र](/remedies/venus)
- **तत्व:** वायु
- **स्वभाव:** चर
- **कालपुरुष के शरीर में:** नाभि के नीचे का भाग
- **नक्षत्र:** [चित्रा](/nakshatras/chitra) (चरण 3–4), [स्वाति](/nakshatras/swati), [विशाखा](/nakshatras/vishakha) (चरण 1–3)
- **निरयण सूर्य यहाँ:** लगभग 18 अक्टूबर से 15 नवंबर

## तौलने वाली हवा

शुक्र की चर वायु: वह बयार जो एक से दूसरे तक जाती है और सहमति ले जाती है। शनि यहाँ बीस अंश पर उच्च का है, क्योंकि धैर्य अंत में न्याय के लिए ही तो है। सूर्य दस अंश पर परम नीच का है। जो राजा सबकी राय पूछे, वह चमकता कम है, भले प्रजा सुख से रहे।

सूर्य यहाँ मध्य अक्टूबर के आसपास आता है, सितंबर के विषुव के कुछ सप्ताह बाद, और दीपावली की अमावस्या अधिकतर इसी के रहते पड़ती है। कालपुरुष में नाभि के नीचे का भाग तुला का है।

## स्वभाव

मधुर, समझदार, सौंदर्य का रसिक और दूसरे पक्ष को झट देख लेने वाला: परंपरा का चित्र यही है। तुला का चंद्रमा कुर्सियाँ इस तरह लगाएगा कि किसी की आँखों पर धूप न पड़े। बग़ल के कमरे का झगड़ा उसकी नींद ख़राब करता है। वह अशिष्ट होकर जीतने से थोड़ा हार जाना पसंद करता है, और बाद में अकेले में सोचता है कि काश कुछ कह दिया होता।

चित्रा का दूसरा आधा भाग शैली और पैनी आँख देता है। हवा में झुकती दूब जैसी स्वाति शिष्टता के नीचे स्वतंत्र है। विशाखा के तीन चरण अलग हैं: उन्हें लक्ष्य चाहिए, और न्याय वे रास्ते में सीखते हैं।

## काम

इसकी सहज जगह दो पक्षों के बीच है: वकील, परामर्शदाता, सज्जाकार, दुकानदार, राजनयिक, मेज़बान, रिश्ते जोड़ने वाला, या वह सहकर्मी जिसे दोनों बुलाते हैं। बिना प्रतिक्रिया का एकाकी काम इसे थकाता है। निर्णय इसकी जानी हुई कमज़ोरी है, इसलिए उसे चौखटा दीजिए। शाम को दो ख़ाने बनाकर लिखिए, सो जाइए, अगली सुबह दस से पहले चुनिए, और कोई नया तथ्य न आए तो महीने भर उसे फिर न खोलिए।

## विवाह और मित्रता

इस चंद्रमा का सहज सर्वनाम “हम” है। वह साथ में खिलता है, शिष्टाचार नहीं भूलता और क़तार में भी मुस्करा लेता है। ख़तरा उस सहमति में है जो मन से नहीं दी गई। “ना” को छिपाती हुई धीमी “हाँ” पलड़े पर खोटा बाट है, और बाद में पकड़ी जाती है। मित्र दो बार पूछें: “और अगर मेरी कोई पसंद न होती तो तुम क्या चुनते?” फिर उत्तर की प्रतीक्षा भी करें।

## पलड़े कैसे ठहरें

सामने का मेष बस कर डालता है। उसका अभ्यास छोटी बातों में कीजिए: खाने का ऑर्डर पहले दीजिए, फ़िल्म आप चुनिए। घर का एक सुथरा, सुंदर कोना जहाँ दीया जलता हो, इस मन को बहस से अधिक शांत करता है। शुक्रवार को सफ़ेद फूल और सुगंध, और कम में बहुत मेहनत करने वाली किसी स्त्री को काम की एक भेंट, ये [शुक्र](/remedies/venus) के पृष्ठ पर बताए गए हैं।

## तुला और कहाँ हो सकती है

लग्न में हो तो सधे नैन-नक्श, मिलनसारी और कुंडली का स्वामी शुक्र, साथ में शनि बड़ा सहायक। सूर्य की राशि हो तो आत्मविश्वास सीखना पड़ता है। पहले देख लीजिए कि चंद्रमा सचमुच यहाँ है: वह केवल सवा दो दिन रुकता है, और [पंचांग](/astrology-services/panchang) हर दिन की चंद्र राशि बताता है।`,
  },
};
