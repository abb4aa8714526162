import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'chhath-puja',
  cover: 'festivals/chhath-puja.svg',
  category: '',
  tags: ['surya', 'bihar', 'river', 'kartika'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:54:00+05:30',
  details: {
    festivalIds: ['chhath-puja', 'nahay-khay', 'kharna', 'usha-arghya'],
    deity: { en: 'Surya, Chhathi Maiya', hi: 'सूर्य, छठी मैया' },
    regions: {
      en: ['Bihar', 'Jharkhand', 'Uttar Pradesh', 'Delhi', 'Nepal (Madhesh)', 'Mauritius'],
      hi: ['बिहार', 'झारखंड', 'उत्तर प्रदेश', 'दिल्ली', 'नेपाल (मधेश)', 'मॉरीशस'],
    },
    en: {
      samagri: [
        'A bamboo basket (daura) and winnowing trays (soop)',
        'Five stalks of sugarcane with leaves',
        'Thekua and rice laddoo made at home',
        'Banana, coconut, sweet lime, ginger and turmeric with leaves, radish, water chestnut',
        'Clay lamps, a lota for milk and water',
        'Orange sindoor and a clean, unstitched or new cloth',
      ],
      vidhi: [
        'First day, nahay khay: bathe, clean the kitchen, eat once: rice, gram dal, bottle gourd.',
        'Second day, kharna: fast until dusk, then offer jaggery kheer and roti and eat in silence; now the long fast begins.',
        'Third day: make thekua, fill the soop, and go to the water in the afternoon.',
        'Stand in the water facing west, and as the Sun sets raise the soop while family members pour arghya.',
        'Fourth day: be there again before light, wait, and give arghya to the rising Sun.',
        'Break the fast with ginger and water, bow to elders and hand the prasad to all who ask.',
      ],
      katha:
        'King Priyavrata and Queen Malini had waited long for a child. Sage Kashyapa held a sacrifice for them, and after it the queen gave birth to a son; but the boy did not breathe. Priyavrata carried the small body to the burning ground and did not wish to live.\n\nThere a shining lady stood before him. “I am the sixth part of Prakriti,” she said, “and so they call me Shashthi. I watch over children. Those without them I give them, and those who have them I help to keep.” She took the boy from his arms, and he drew breath and cried. She did not simply hand him back but looked at the king till he had understood how easily it might have been otherwise.\n\n“Honour me on the sixth of the bright half,” she said, “and tell people to do the same.” He did so, and the custom spread.\n\nIn Bihar she is Chhathi Maiya, often called the sister of the Sun. The Mahabharata is remembered too: Karna, son of Surya, stood in the water to his waist every day; and Draupadi kept this vrat, people say, when the Pandavas had lost all. The songs tell of a parrot that pecks at the bananas meant for the Sun, and is forgiven.',
      foods: [
        'Thekua',
        'Rasiyaw, rice kheer with jaggery',
        'Kaddu bhaat and chana dal',
        'Kasar (rice laddoo)',
        'Seasonal fruit and sugarcane',
      ],
    },
    hi: {
      samagri: [
        'बाँस का दउरा और सूप',
        'पत्तों समेत पाँच गन्ने',
        'घर का बना ठेकुआ और चावल के लड्डू',
        'केला, नारियल, गागल, पत्ते वाली अदरक-हल्दी, मूली, सिंघाड़ा',
        'मिट्टी के दीये, दूध-जल के लिए लोटा',
        'नारंगी सिंदूर और साफ़, बिना सिला या नया वस्त्र',
      ],
      vidhi: [
        'पहला दिन, नहाय-खाय: स्नान, रसोई की सफ़ाई, एक बार भोजन: चावल, चने की दाल, लौकी।',
        'दूसरा दिन, खरना: शाम तक उपवास, फिर गुड़ की खीर और रोटी का भोग लगाकर मौन भोजन; अब लंबा व्रत शुरू।',
        'तीसरा दिन: ठेकुआ बनाएँ, सूप सजाएँ और दोपहर बाद घाट जाएँ।',
        'पश्चिम की ओर मुँह कर जल में खड़े हों; सूर्य डूबते समय सूप उठाएँ और परिवार के लोग अर्घ्य दें।',
        'चौथा दिन: उजाले से पहले फिर पहुँचें, प्रतीक्षा करें और उगते सूर्य को अर्घ्य दें।',
        'अदरक और जल से पारण करें, बड़ों को प्रणाम करें और जो माँगे उसे प्रसाद दें।',
      ],
      katha:
        'राजा प्रियव्रत और रानी मालिनी बहुत दिनों से संतान की प्रतीक्षा में थे। कश्यप मुनि ने यज्ञ कराया और रानी के पुत्र हुआ, पर शिशु में साँस न थी। प्रियव्रत उसे लेकर श्मशान गए और स्वयं भी जीना नहीं चाहते थे।\n\nवहाँ एक तेजस्विनी देवी सामने आईं। बोलीं, “मैं प्रकृति का छठा अंश हूँ, इसलिए षष्ठी कहलाती हूँ। बच्चों की रक्षा करती हूँ; जिन्हें नहीं हैं उन्हें देती हूँ, जिन्हें हैं उनके सँभालती हूँ।” उन्होंने बालक को गोद में लिया तो वह साँस लेकर रो पड़ा। तुरंत लौटाया नहीं; राजा को देखती रहीं, जब तक वे समझ न गए कि यह सुख कितना अनमोल है।\n\nफिर कहा, “शुक्ल षष्ठी को मेरा पूजन करो और लोगों से भी कहो।” राजा ने वैसा ही किया और रीति फैल गई।\n\nबिहार में वे छठी मैया हैं, जिन्हें प्रायः सूर्य की बहन कहते हैं। महाभारत भी याद किया जाता है: सूर्यपुत्र कर्ण रोज़ कमर तक जल में खड़े होकर अर्घ्य देते थे; और कहते हैं, सब कुछ हारने पर द्रौपदी ने यह व्रत रखा। गीतों में एक सुग्गा है जो सूर्य के केलों पर चोंच मार देता है, और उसे भी क्षमा मिल जाती है।',
      foods: [
        'ठेकुआ',
        'रसियाव, गुड़ की खीर',
        'कद्दू-भात और चने की दाल',
        'कसार (चावल के लड्डू)',
        'मौसमी फल और गन्ना',
      ],
    },
  },
  en: {
    title: 'Chhath Puja: standing in the river for the Sun',
    summary:
      'Four days of Chhath, from nahay khay to the morning arghya: the sunrise rule, the setting Sun honoured first, clean ghats and safe water.',
    coverAlt:
      'A woman in the river lifting a bamboo basket of fruit towards a low red Sun, sugarcane beside her.',
    body: `There is no priest, no image and no temple. There is a river, a basket, and the Sun, who can be seen by everyone and belongs to no one. Trains to Patna are full a week ahead, because no Bihari mother does Chhath alone if it can be helped.

## The sixth of Kartika

*Chhath* is simply “sixth”: Shukla Shashthi of Kartika, six days after Diwali, counted by the tithi at sunrise. Its evening has the first arghya, to the setting Sun; the second follows next morning, at the rise. Nahay khay is two days before, kharna one. A second Chhath is kept in Chaitra by fewer people, in more heat.

To honour the Sun as he goes down is rare in any religion. Women who keep it explain it in one sentence: whoever sets will rise.

The exact minutes matter, and between Patna and Mumbai they differ by up to an hour. See sunset and sunrise for your place in the [panchang](/astrology-services/panchang).

## How a house prepares

Wheat is washed, dried under watch so that no bird touches it, and ground at a hand mill or at a shop that has been scrubbed for it. A new mud stove, mango wood. No onion, no garlic, no salt in the offering. Brothers carry the basket on the head, barefoot. Neighbours who don’t keep the fast sweep the road. Those who cannot buy a soop get one, without words.

In **Delhi and Mumbai** it is done at lakes and in inflatable pools on roofs; in **Mauritius and New Jersey** at the sea or a county park. A few Muslim families along the Ganga keep it too, and potters make their stoves.

## For children

Hold the lamp at the ghat and count down to the Sun’s first edge. Learn one verse of *Kaanch hi baans ke bahangiya*. Shape a thekua in the wooden mould, and don’t taste before the river has.

## Thirty-six hours

The vrati goes without water for about a day and a half. That is a great strain: those who are pregnant, elderly, diabetic, have kidney or heart trouble or take medicine should speak with a doctor, and a family may pass the vrat on; tradition allows it. Stay inside the rope at the ghat, hold children by the hand, wear warm dry clothes afterwards. If foam floats on the water, choose a tank. Take plastic and cloth home. The next morning the river should look as though it, too, had bathed.`,
  },
  hi: {
    title: 'छठ पूजा: सूर्य के लिए नदी में खड़े होना',
    summary:
      'नहाय-खाय से सुबह के अर्घ्य तक छठ के चार दिन: सूर्योदय की षष्ठी का नियम, पहले डूबते सूर्य को प्रणाम, साफ़ घाट और सुरक्षित जल।',
    coverAlt: 'नदी में खड़ी स्त्री लाल सूर्य की ओर फल से भरा बाँस का सूप उठाए हुए, पास में गन्ने।',
    body: `न पुरोहित, न मूर्ति, न मंदिर। एक नदी है, एक दउरा, और सूर्य, जिसे सब देख सकते हैं और जो किसी एक का नहीं। हफ़्ते भर पहले से पटना की गाड़ियाँ भर जाती हैं, क्योंकि बस चले तो बिहार की कोई माँ छठ अकेले नहीं करती।

## कार्तिक की षष्ठी

छठ यानी छठी: कार्तिक शुक्ल षष्ठी, दीपावली के छह दिन बाद, सूर्योदय की तिथि से। उसी शाम पहला अर्घ्य, डूबते सूर्य को; दूसरा अगली सुबह, उगते सूर्य को। नहाय-खाय दो दिन पहले, खरना एक दिन पहले। चैत में भी छठ होती है, उसे कम लोग करते हैं और गर्मी में।

डूबते सूर्य का सम्मान संसार में कम ही मिलता है। व्रती स्त्रियाँ इसे एक वाक्य में समझा देती हैं: जो डूबता है, वही उगेगा।

मिनट यहाँ मायने रखते हैं, और पटना तथा मुंबई में लगभग एक घंटे तक का अंतर है। अपने स्थान का सूर्यास्त और सूर्योदय [पंचांग](/astrology-services/panchang) में देखिए।

## घर की तैयारी

गेहूँ धोकर पहरे में सुखाया जाता है, ताकि चिड़िया जूठा न करे, और जाँते पर या धुली हुई चक्की पर पिसता है। मिट्टी का नया चूल्हा, आम की लकड़ी। प्रसाद में न प्याज़, न लहसुन, न नमक। दउरा भाई या बेटा सिर पर लेकर नंगे पाँव चलता है। जो व्रत नहीं करते, वे सड़क बुहारते हैं। जो सूप नहीं ख़रीद सकता, उसके घर सूप पहुँच जाता है, बिना कुछ कहे।

**दिल्ली और मुंबई** में झीलों पर और छतों के रबर वाले कुंडों में, **मॉरीशस और न्यू जर्सी** में समुद्र या पार्क के तालाब पर छठ होती है। गंगा किनारे कुछ मुस्लिम परिवार भी इसे करते हैं, और कुम्हारिनें उनके चूल्हे गढ़ती हैं।

## बच्चों के लिए

घाट पर दीया थामिए और सूर्य की पहली किनार तक उलटी गिनती कीजिए। “काँच ही बाँस के बहँगिया” की एक कड़ी सीखिए। साँचे में ठेकुआ बनाइए, और नदी से पहले चखिए मत।

## छत्तीस घंटे

व्रती लगभग डेढ़ दिन निर्जल रहते हैं। शरीर पर यह भारी है: गर्भवती, वृद्ध, मधुमेह, गुर्दे या हृदय के रोगी और दवा लेने वाले डॉक्टर से पूछें, और व्रत परिवार में किसी और को सौंपा जा सकता है; परंपरा इसकी छूट देती है। घाट पर रस्सी के भीतर रहें, बच्चों का हाथ थामें, बाद में सूखे गरम कपड़े पहनें। पानी पर झाग हो तो कुंड चुनें। प्लास्टिक और कपड़ा घर ले जाएँ। अगली सुबह नदी को देखकर लगे कि उसने भी स्नान किया है।`,
  },
};
