import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'shanivar-vrat',
  cover: 'vrats/shanivar-vrat.svg',
  category: '',
  tags: ['saturday', 'shani', 'saturn', 'weekly'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:38:00+05:30',
  details: {
    festivalIds: [],
    deity: { en: 'Shani', hi: 'शनि' },
    frequency: 'weekly',
    en: {
      samagri: [
        'Sesame or mustard oil and a small clay lamp',
        'Black sesame, whole urad',
        'Blue or dark flowers, shami leaves',
        'A dark cloth, a blanket or footwear to give',
        'Water for a peepal or shami tree',
      ],
      vidhi: [
        'Start on any Saturday; seven, nineteen or fifty-one are customary numbers.',
        'Bathe, wear plain dark or simply clean clothes, and name one overdue duty.',
        'In the morning give water to a peepal tree; touch the ground, not the bark, if that is the local custom.',
        'Through the day finish the overdue duty before anything pleasant.',
        'At dusk light the oil lamp, offer sesame and urad, and repeat Shani’s mantra or the Hanuman Chalisa.',
        'Eat once after the lamp: khichdi of urad or a plain meal.',
        'Give something useful to a person who works with their hands.',
      ],
      katha: `The astrologers of Ayodhya came to King Dasharatha with grave faces. Shani, they said, was at the end of Krittika. If he went on through the middle of Rohini’s cart, there would be twelve years without rain.

The king thought of the wells. He did not order a ritual. He put on his armour, had his chariot harnessed and drove up among the stars, past the Sun, past the circle of the nakshatras, and stopped in front of Rohini with an arrow on the string.

Shani came slowly, as he does. He looked up. For as long as anyone remembered, people had run from that look. “You are not afraid,” he said. “I am,” said Dasharatha, “but there are my people.” Shani was so pleased that he laughed, which few have heard. “I have seen gods and asuras turn their backs. Ask for what you want.”

“Do not break Rohini’s cart as long as the rivers run and the Sun and the Moon stand.” “I will not.” “And let there be no famine.” “So be it.” Then the king laid down his bow, folded his hands and spoke the praise which is still recited: to the dark one, the lean one, the slow one. He had come to fight and ended by thanking him.

The Padma Purana tells it. Astronomers add that the cart is real, a wedge of five stars in Taurus with Aldebaran in it, and that Saturn in its present path passes just north of it and does not go through.`,
      foods: [
        'Khichdi of rice and black urad, with sesame oil',
        'Sesame laddu, gram, roti of mixed grain',
        'Fruit or milk during the day',
        'No meat or alcohol; salt is left out by some',
      ],
    },
    hi: {
      samagri: [
        'तिल या सरसों का तेल और मिट्टी का छोटा दीया',
        'काले तिल, साबुत उड़द',
        'नीले या गहरे रंग के फूल, शमी के पत्ते',
        'दान के लिए गहरे रंग का वस्त्र, कंबल या जूते',
        'पीपल या शमी के लिए जल',
      ],
      vidhi: [
        'किसी भी शनिवार से शुरू करें; सात, उन्नीस या इक्यावन की रीति है।',
        'स्नान करके सादे गहरे या बस साफ़ कपड़े पहनें और कोई एक टला हुआ कर्तव्य मन में रखें।',
        'सुबह पीपल को जल दें; जहाँ की रीति हो, तने को न छूकर भूमि को प्रणाम करें।',
        'दिन में मन बहलाने वाले काम से पहले वह टला हुआ काम पूरा करें।',
        'साँझ को तेल का दीया जलाएँ, तिल और उड़द चढ़ाएँ, शनि मंत्र या हनुमान चालीसा पढ़ें।',
        'दीपक के बाद एक बार भोजन करें: उड़द की खिचड़ी या सादा खाना।',
        'हाथ की मेहनत करने वाले किसी व्यक्ति को काम की कोई वस्तु दें।',
      ],
      katha: `अयोध्या के ज्योतिषी गंभीर मुख लिए राजा दशरथ के पास आए। बोले, शनि कृत्तिका के अंत में हैं। आगे यदि वे रोहिणी के शकट के बीच से निकले तो बारह वर्ष वर्षा न होगी।

राजा को कुएँ याद आए। उन्होंने कोई अनुष्ठान नहीं बिठाया। कवच पहना, रथ जुतवाया और सूर्य के पार, नक्षत्रों के घेरे के पार, तारों में चढ़ गए और रोहिणी के सामने धनुष पर बाण चढ़ाकर खड़े हो गए।

शनि आए, धीरे-धीरे, जैसे वे आते हैं। आँखें उठाईं। जब से किसी को याद है, लोग उस दृष्टि से भागते आए थे। बोले, “तुम डरते नहीं?” दशरथ ने कहा, “डरता हूँ, पर पीछे मेरी प्रजा है।” शनि इतने प्रसन्न हुए कि हँस पड़े; यह हँसी कम ही लोगों ने सुनी है। “देव-असुर सबको पीठ फेरते देखा है। माँगो, क्या चाहते हो?”

“जब तक नदियाँ बहें और सूर्य-चंद्र रहें, रोहिणी का शकट न भेदिए।” “नहीं भेदूँगा।” “और अकाल न पड़े।” “ऐसा ही हो।” तब राजा ने धनुष रख दिया, हाथ जोड़े और वह स्तुति कही जो आज भी पढ़ी जाती है: साँवले को, कृशकाय को, मंद गति वाले को नमस्कार। लड़ने आए थे, धन्यवाद देकर लौटे।

कथा पद्म पुराण की है। खगोल बताने वाले जोड़ते हैं कि वह शकट सचमुच है, वृषभ में पाँच तारों की एक फाँक जिसमें रोहिणी का लाल तारा भी है, और शनि अपने वर्तमान मार्ग में उसके ज़रा उत्तर से निकलता है, बीच से नहीं।`,
      foods: [
        'तिल के तेल के साथ चावल और काली उड़द की खिचड़ी',
        'तिल के लड्डू, चना, मिले-जुले अनाज की रोटी',
        'दिन में फल या दूध',
        'मांस-मदिरा नहीं; कुछ लोग नमक भी नहीं लेते',
      ],
    },
  },
  en: {
    title: 'Shanivar vrat: a Saturday of patience',
    summary:
      'A Saturday fast without fear of Shani: an oil lamp, one late duty done, food given to those who labour, and how King Dasharatha met Saturn.',
    coverAlt: 'A ringed Saturn over a peepal tree at dusk with a single oil lamp at its foot.',
    body: `Shani means the slow-going one. The planet takes some twenty-nine and a half years to go once round the sky, so most of us see it return to its birth place twice. The weekly fast in its name is not a bargain with a bully. It is a standing appointment with what we put off.

## When to keep it

Any Saturday, from sunrise. Many begin when their astrologer mentions [Sade Sati](/remedies/sadesati), which is Saturn’s passage through the sign before the Moon’s sign, that sign, and the one after; a moment to check the dates in the [kundli](/astrology-services/free-kundli) rather than to trust a shopkeeper. Others keep the Saturdays of Shravana. When Amavasya falls on a Saturday it is Shani Amavasya, and temples of Shani are open all night; Shani Pradosh is the evening form, see [Pradosh](/rituals/vrats/pradosh-vrat).

## Who keeps it

Farmers, drivers, mechanics, smiths, clerks in the third year of a court case. There is no entrance rule. Whoever wants to may also keep it for nothing in particular.

## How the day goes

In the morning water for a peepal. The tree gives shade for two hundred years and is slow as well. During the day the overdue duty: the letter, the debt, the visit to the aunt who talks long. Saturday evening, a clay lamp with oil. Oil poured over the image is a temple custom in some places; elsewhere it makes steps dangerous and drains sticky, and priests ask for a spoonful. The bottle can go to a kitchen that cooks for many.

The meal comes after the lamp: khichdi with urad, or whatever is in the house. Hanuman is remembered in the same breath, for in the story that children like he freed Shani from Ravana’s prison.

## How regions differ

In Shingnapur in Maharashtra the deity is a black stone under open sky, and the houses long had no doors. In Tirunallar on the Kaveri delta people bathe and light sesame lamps tied in cloth. Telugu and Tamil Vaishnava homes keep Saturday for Venkateswara instead, with lamps of rice flour, above all in Purattasi. In Gujarat and Rajasthan Saturday is Hanuman’s. In the north a man with an oil can and a small iron figure walks from shop to shop.

## No fear, please

You will be told that Shani’s eye ruins. It does not. Do not buy anything offered along with a warning. See [Saturn](/remedies/saturn) for a calm account.

The fast is light and may be lighter. Do not go hungry while driving or on shift work. If you have diabetes, acidity, a heart or kidney condition, are pregnant, elderly or on medicine, have regular meals and let the discipline be something other than food, unless your doctor has agreed. A debt paid on time weighs more than a missed dinner.`,
  },
  hi: {
    title: 'शनिवार व्रत: धैर्य का एक दिन',
    summary:
      'शनि से डरे बिना शनिवार का व्रत: तेल का दीया, एक टला हुआ काम पूरा, श्रम करने वालों को दान, और राजा दशरथ की शनि से भेंट।',
    coverAlt: 'साँझ में पीपल के ऊपर वलय वाला शनि ग्रह और पेड़ के नीचे तेल का एक दीया।',
    body: `शनि यानी धीरे चलने वाला। यह ग्रह लगभग साढ़े उनतीस वर्ष में आकाश का एक चक्कर लगाता है, सो हममें से अधिकतर लोग उसे अपने जन्म-स्थान पर दो बार लौटते देखते हैं। उसके नाम का साप्ताहिक व्रत किसी ज़ालिम से सौदा नहीं है। यह उन कामों से तय मुलाक़ात है जिन्हें हम टालते रहते हैं।

## कब रखें

किसी भी शनिवार को, सूर्योदय से। बहुत-से लोग तब शुरू करते हैं जब ज्योतिषी [साढ़ेसाती](/remedies/sadesati) की बात करते हैं, यानी चंद्र राशि, उससे पहले की और उसके बाद की राशि में शनि का गोचर; ऐसे में दुकानदार की बात मानने से पहले [कुंडली](/astrology-services/free-kundli) में तारीख़ें देख लें। कुछ लोग श्रावण के शनिवार रखते हैं। अमावस्या शनिवार को पड़े तो शनि अमावस्या है और शनि मंदिर रात भर खुले रहते हैं; शनि प्रदोष इसका साँझ वाला रूप है, देखें [प्रदोष](/rituals/vrats/pradosh-vrat)।

## कौन रखता है

किसान, ड्राइवर, मिस्त्री, लोहार, मुक़दमे के तीसरे साल में बैठा बाबू। किसी के लिए रोक नहीं। जिसका मन हो, बिना किसी कारण के भी रख सकता है।

## दिन कैसे बीतता है

सुबह पीपल को जल। यह पेड़ दो सौ बरस छाया देता है और वह भी धीमा है। दिन में टला हुआ काम: चिट्ठी, उधार, या उस बुआ के घर जाना जो देर तक बातें करती हैं। साँझ को मिट्टी के दीये में तेल। मूर्ति पर तेल चढ़ाना कुछ मंदिरों की रीति है; और जगह सीढ़ियाँ फिसलती हैं, नालियाँ चिपकती हैं, और पुजारी एक चम्मच ही माँगते हैं। बोतल उस रसोई को दे दें जहाँ बहुतों का खाना बनता है।

दीपक के बाद भोजन: उड़द की खिचड़ी, या घर में जो हो। साथ ही हनुमान को याद करते हैं, क्योंकि बच्चों की प्रिय कथा में उन्होंने ही शनि को रावण की क़ैद से छुड़ाया था।

## जगह-जगह की रीति

महाराष्ट्र के शिंगणापुर में देवता खुले आकाश के नीचे काली शिला हैं, और वहाँ के घरों में लंबे समय तक किवाड़ न थे। कावेरी के डेल्टा में तिरुनल्लार में लोग स्नान करके कपड़े में बँधे तिल के दीये जलाते हैं। तेलुगु और तमिल वैष्णव घरों में शनिवार वेंकटेश्वर का है, विशेषकर पुरट्टासि में, चावल के आटे के दीयों के साथ। गुजरात और राजस्थान में शनिवार हनुमान का है। उत्तर में तेल का डिब्बा और लोहे की छोटी मूर्ति लिए एक आदमी दुकान-दुकान घूमता है।

## डरें नहीं

आपसे कहा जाएगा कि शनि की दृष्टि बिगाड़ देती है। ऐसा नहीं है। जो चीज़ चेतावनी के साथ बेची जाए, वह न ख़रीदें। शांत विवरण [शनि](/remedies/saturn) के पृष्ठ पर है।

व्रत हल्का है और इससे भी हल्का हो सकता है। गाड़ी चलाते हुए या पाली में काम करते हुए भूखे न रहें। मधुमेह, अम्लता, हृदय या गुर्दे की तकलीफ़, गर्भावस्था, अधिक उम्र या दवा हो और डॉक्टर ने हाँ न कही हो, तो समय पर भोजन करें और अनुशासन किसी और बात का रखें। समय पर चुकाया उधार छोड़े हुए भोजन से भारी है।`,
  },
};
