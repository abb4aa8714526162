import type { ContentSeed, VratDetails } from '../content-seed';

export const seed: ContentSeed<VratDetails> = {
  slug: 'mangalvar-vrat',
  cover: 'vrats/mangalvar-vrat.svg',
  category: '',
  tags: ['tuesday', 'hanuman', 'mars', 'weekly'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:32:00+05:30',
  details: {
    festivalIds: [],
    deity: { en: 'Hanuman', hi: 'हनुमान' },
    frequency: 'weekly',
    en: {
      samagri: [
        'A picture or image of Hanuman with Rama’s name beside it',
        'Red flowers, sindoor and jasmine oil where the temple allows',
        'Jaggery and roasted gram, or boondi',
        'Ghee or mustard-oil lamp, incense',
        'A copy of the Hanuman Chalisa or Sundara Kanda',
      ],
      vidhi: [
        'Begin on a Tuesday of the bright half and decide the number: eleven or twenty-one are usual.',
        'After the bath wear something red or clean and plain, light the lamp and make the vow.',
        'Offer red flowers and jaggery; bow to Rama and Sita first.',
        'Read the Chalisa, or a part of Sundara Kanda, aloud.',
        'Take one meal before sunset or after the evening lamp, without salt if that is your custom.',
        'Do one thing that needs courage or muscle and helps somebody else.',
        'After the last Tuesday share halwa or boondi with children.',
      ],
      katha: `The southern party had come to the end of the land. They had searched for Sita through forests and caves, and now there was only water. Sampati, the old vulture, had seen from his rock, for his eyes were good still, that she sat under a tree on an island a hundred yojanas away. But how was one to get there?

Each of them said how far he could leap. Ten yojanas, said one; twenty; fifty. Angada, their prince, thought that he could reach the island but perhaps not come back. They grew quiet and sat down on the sand.

A little apart sat Hanuman and looked at the waves. As a child he had jumped at the rising Sun, taking it for a fruit. He had played such tricks on the sages at their fires that they laid on him the lightest of curses: he should not know his own strength until someone reminded him.

Jambavan, the old bear, went over to him. “Why are you silent?” he said. “You are the son of the Wind. What we have been counting, you could do in play.” He told him the story of the fruit, and others, until Hanuman lifted his head.

Then he stood up and did not stop. He grew like the mountain he was standing on, shook himself, filled his chest, thought of Rama, and jumped. When people keep a Tuesday they remember the leap. It is worth remembering Jambavan too: an old bear who saw what was in another, and said it at the right moment.`,
      foods: [
        'Wheat roti or puri with jaggery, once in the day',
        'Halwa or churma of wheat, ghee and gur',
        'Banana and other fruit, milk',
        'No salt in many homes; no meat, alcohol, onion or garlic',
      ],
    },
    hi: {
      samagri: [
        'हनुमान का चित्र या मूर्ति, साथ में राम का नाम',
        'लाल फूल; मंदिर में रीति हो तो सिंदूर और चमेली का तेल',
        'गुड़ और भुने चने, या बूँदी',
        'घी या सरसों के तेल का दीपक, धूप',
        'हनुमान चालीसा या सुंदरकांड की पोथी',
      ],
      vidhi: [
        'शुक्ल पक्ष के किसी मंगलवार से आरंभ करें और संख्या तय करें; प्रायः ग्यारह या इक्कीस।',
        'स्नान के बाद लाल या साफ़ सादे वस्त्र पहनें, दीपक जलाकर संकल्प लें।',
        'पहले राम-सीता को प्रणाम करें, फिर लाल फूल और गुड़ चढ़ाएँ।',
        'चालीसा या सुंदरकांड का कुछ भाग बोलकर पढ़ें।',
        'सूर्यास्त से पहले या साँझ के दीपक के बाद एक बार भोजन करें, रीति हो तो बिना नमक।',
        'एक काम ऐसा करें जिसमें साहस या बल लगे और किसी दूसरे का भला हो।',
        'अंतिम मंगलवार को बच्चों में हलवा या बूँदी बाँटें।',
      ],
      katha: `दक्षिण की ओर गया दल धरती के छोर पर आ पहुँचा था। सीता को वनों में, गुफाओं में ढूँढ़ा, और अब सामने केवल पानी था। बूढ़े गिद्ध संपाति ने, जिसकी आँखें अब भी तेज़ थीं, चट्टान से देखकर बता दिया था कि वे सौ योजन दूर एक द्वीप पर पेड़ के नीचे बैठी हैं। पर वहाँ जाए कौन?

सब बताने लगे कि कितना लाँघ सकते हैं। किसी ने कहा दस योजन, किसी ने बीस, किसी ने पचास। युवराज अंगद को लगा कि जा तो सकता हूँ, लौटने का भरोसा नहीं। सब चुप होकर रेत पर बैठ गए।

थोड़ी दूर हनुमान बैठे लहरें देख रहे थे। बचपन में वे उगते सूर्य को फल समझकर उछल पड़े थे। यज्ञ करते ऋषियों से ऐसी शरारतें कीं कि उन्होंने सबसे हल्का शाप दिया: जब तक कोई याद न दिलाए, अपना बल भूले रहोगे।

बूढ़े रीछ जांबवान उनके पास गए। बोले, “तुम क्यों चुप हो? तुम पवन के पुत्र हो। हम जो गिन रहे हैं, वह तुम खेल-खेल में कर सकते हो।” उन्होंने फल वाली कथा सुनाई, और भी कई, जब तक हनुमान ने सिर न उठाया।

फिर वे उठे तो उठते ही गए। जिस पर्वत पर खड़े थे वैसे ही हो गए, देह झटकी, छाती में साँस भरी, राम को याद किया और छलाँग लगा दी। मंगलवार रखने वाले उस छलाँग को याद करते हैं। जांबवान को भी याद रखना चाहिए: वह बूढ़ा रीछ, जिसने दूसरे के भीतर का बल देखा और ठीक समय पर कह दिया।`,
      foods: [
        'दिन में एक बार गुड़ के साथ गेहूँ की रोटी या पूरी',
        'गेहूँ, घी और गुड़ का हलवा या चूरमा',
        'केला और दूसरे फल, दूध',
        'बहुत-से घरों में नमक नहीं; मांस, मदिरा, प्याज़, लहसुन नहीं',
      ],
    },
  },
  en: {
    title: 'Mangalvar vrat: Tuesdays with Hanuman',
    summary:
      'A weekly fast for courage and a steady temper: one meal, the Chalisa, and a useful deed. How many Tuesdays, what to eat, and what Mars has to do with it.',
    coverAlt: 'A mace and a saffron flag on a hill, with the ocean and a rising red Sun beyond.',
    body: `Tuesday is named after Mangala, the planet Mars, in the Indian week as in the Roman one. It is the day of heat: for soldiers, wrestlers, surgeons, cooks and hot tempers. People who fast on it ask Hanuman to show them how such strength is carried: by someone who never used it for himself.

## When to keep it

Every week, from sunrise on Tuesday to sunrise on Wednesday, since the Indian weekday begins with the Sun and not at midnight. No tithi is needed. Many start on a Tuesday of the bright half, and some choose the Tuesdays of Jyeshtha, which in Lucknow are called Bada Mangal. Eleven or twenty-one weeks make a usual round. Missed weeks, because of travel, illness or monthly periods, are simply added at the end. Whether to fast or worship in those days is the woman’s own decision and custom.

## Who keeps it

Men and women. The idea that women should not pray to Hanuman is held in some places and unknown in others; where touching the image is restricted, reading the Chalisa is not. Astrologers suggest the day when Mars is strong and restless, or weak and slow, in a chart. That is a suggestion for a discipline and not a repair. See [Mars](/remedies/mars) for the rest of it, and your own chart in the [kundli](/astrology-services/free-kundli).

## How the day goes

A bath, a lamp, a red flower. The Chalisa takes six or seven minutes if read at the pace of speech. Sundara Kanda takes two to three hours and is lovely to read with a group in the evening. One meal, usually wheat with jaggery and ghee and no salt. No quarrel: that is the difficult item, and some consider it to be the whole vrat. If you raise your voice, drop a coin in a jar, and spend the jar on the last Tuesday’s boondi.

## How regions differ

In the north the temple day is Tuesday first and Saturday second. In Maharashtra Maruti is visited on Saturday, while Tuesday belongs to Ganesha. In Tamil Nadu Tuesday is for Murugan and for Durga at Rahu Kala, with lamps in lemon halves, and Hanuman receives garlands of vada and betel leaf on Saturday. In Karnataka and Andhra Mangala Gauri is worshipped by newly married women on Tuesdays of Shravana. All of this is Tuesday.

## Salt, sugar and sense

A saltless day is fine for most, but not with low blood pressure, heavy work in heat, or certain kidney and heart medicines. Jaggery and halwa are sugar, and people with diabetes should have roti and vegetables instead. Pregnant women, nursing mothers, teenagers in training and anyone told by a doctor not to fast can keep the Chalisa, the deed and the temper. Hanuman ate well before work.`,
  },
  hi: {
    title: 'मंगलवार व्रत: हनुमान जी के साथ मंगलवार',
    summary:
      'साहस और शांत स्वभाव के लिए साप्ताहिक व्रत: एक समय भोजन, चालीसा और एक भला काम। कितने मंगलवार, क्या खाएँ, और मंगल ग्रह से नाता।',
    coverAlt: 'पहाड़ी पर गदा और केसरिया ध्वज, पीछे सागर और उगता लाल सूर्य।',
    body: `मंगलवार का नाम मंगल ग्रह पर है, भारतीय सप्ताह में भी और रोमन में भी। यह ताप का दिन है: सैनिकों का, पहलवानों का, सर्जनों का, रसोइयों का और गरम मिज़ाज का। इस दिन व्रत रखने वाले हनुमान से सीखना चाहते हैं कि ऐसा बल कैसे सँभाला जाए; उन्होंने उसे अपने लिए कभी नहीं बरता।

## कब रखें

हर सप्ताह, मंगलवार के सूर्योदय से बुधवार के सूर्योदय तक, क्योंकि भारतीय वार आधी रात से नहीं, सूर्य से शुरू होता है। किसी तिथि की ज़रूरत नहीं। बहुत-से लोग शुक्ल पक्ष के मंगलवार से आरंभ करते हैं, कुछ ज्येष्ठ के मंगलवार चुनते हैं, जिन्हें लखनऊ में बड़ा मंगल कहते हैं। ग्यारह या इक्कीस सप्ताह का क्रम चलता है। यात्रा, बीमारी या मासिक धर्म में जो छूट जाएँ, वे अंत में जोड़ लिए जाते हैं। उन दिनों व्रत-पूजा करनी है या नहीं, यह स्त्री की अपनी इच्छा और घर की रीति है।

## कौन रखता है

स्त्री-पुरुष दोनों। स्त्रियाँ हनुमान की पूजा न करें, यह बात कहीं मानी जाती है और कहीं सुनी भी नहीं गई; जहाँ मूर्ति छूने पर रोक है, वहाँ भी चालीसा पर नहीं। कुंडली में मंगल बहुत प्रबल और बेचैन हो, या दुर्बल और सुस्त, तब ज्योतिषी यह दिन सुझाते हैं। यह अनुशासन का सुझाव है, कोई मरम्मत नहीं। बाक़ी बातें [मंगल](/remedies/mars) के पृष्ठ पर हैं और आपका अपना चक्र [कुंडली](/astrology-services/free-kundli) में।

## दिन कैसे बीतता है

स्नान, दीपक, एक लाल फूल। बोलने की गति से चालीसा में छह-सात मिनट लगते हैं। सुंदरकांड में दो-तीन घंटे; शाम को टोली में पढ़ें तो आनंद आता है। भोजन एक बार, प्रायः गुड़-घी के साथ गेहूँ, बिना नमक। झगड़ा नहीं: कठिन यही है, और कुछ लोग तो इसी को पूरा व्रत मानते हैं। आवाज़ ऊँची हो जाए तो गुल्लक में एक सिक्का डालें और अंतिम मंगलवार की बूँदी उसी से लाएँ।

## जगह-जगह की रीति

उत्तर में मंदिर का पहला दिन मंगलवार है, दूसरा शनिवार। महाराष्ट्र में मारुति के दर्शन शनिवार को करते हैं, मंगलवार गणेश का है। तमिलनाडु में मंगलवार मुरुगन का है, और राहु काल में नींबू के आधे छिलकों में दीये जलाकर दुर्गा का; हनुमान को वड़े और पान के पत्तों की माला शनिवार को चढ़ती है। कर्नाटक और आंध्र में नवविवाहिताएँ श्रावण के मंगलवारों को मंगला गौरी पूजती हैं। ये सब मंगलवार ही हैं।

## नमक, मीठा और समझ

एक दिन बिना नमक के रहना अधिकतर लोगों के लिए ठीक है; पर निम्न रक्तचाप, धूप में भारी काम, या गुर्दे और हृदय की कुछ दवाओं में नहीं। गुड़ और हलवा भी चीनी ही हैं; मधुमेह हो तो रोटी-सब्ज़ी लें। गर्भवती, दूध पिलाने वाली माताएँ, कसरत करने वाले किशोर और जिन्हें डॉक्टर ने मना किया हो, वे चालीसा, भला काम और शांत स्वभाव रखें। हनुमान भी काम से पहले अच्छी तरह खाते थे।`,
  },
};
