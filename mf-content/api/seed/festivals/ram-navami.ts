import type { ContentSeed, FestivalDetails } from '../content-seed';

export const seed: ContentSeed<FestivalDetails> = {
  slug: 'ram-navami',
  cover: 'festivals/ram-navami.svg',
  category: '',
  tags: ['rama', 'chaitra', 'navami'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:31:00+05:30',
  details: {
    festivalIds: ['ram-navami'],
    deity: { en: 'Rama', hi: 'राम' },
    regions: {
      en: ['All India', 'Ayodhya', 'Bihar', 'Telangana', 'Tamil Nadu', 'Maharashtra'],
      hi: ['पूरा भारत', 'अयोध्या', 'बिहार', 'तेलंगाना', 'तमिलनाडु', 'महाराष्ट्र'],
    },
    en: {
      samagri: [
        'Picture or image of Rama with Sita, Lakshmana and Hanuman',
        'A small cradle or a decorated plate',
        'Tulsi leaves, yellow flowers, sandal',
        'Panchamrit: milk, curd, honey, ghee, sugar',
        'Panjiri or panakam for the offering',
        'A copy of the Ramcharitmanas or Ramayana',
      ],
      vidhi: [
        'In the forenoon clean the shrine and read a few pages of the Bala Kanda.',
        'Bathe the image with panchamrit and water, dress it and lay it in the cradle.',
        'At midday ring the bell and sing a birth song or Bhaye Pragat Kripala.',
        'Offer tulsi, flowers and the prepared food.',
        'Let everybody rock the cradle once.',
        'Do the aarti and serve the cooling drink to visitors and passers-by.',
      ],
      katha:
        'King Dasharatha of Ayodhya had everything a ruler could ask for and no child. He was growing old when his teacher Vasishtha advised a sacrifice, the Putrakameshti, and the sage Rishyashringa was brought to lead it. When the last offering had been poured, a shining figure rose from the fire with a golden bowl of sweet rice. “Give this to your queens,” it said.\n\nDasharatha gave half of it to Kausalya. Of the rest a share went to Kaikeyi and two smaller shares to Sumitra; the old tellers never agree on the fractions, and enjoy the argument. In the month of Chaitra, on the ninth of the bright half, at noon, Kausalya’s son was born. Valmiki notes five planets in the signs of their exaltation and the Moon in Punarvasu. Bharata came next, and the twins Lakshmana and Shatrughna.\n\nTulsidas adds that the Sun was so taken with the scene that he forgot to move, and for a month nobody in Ayodhya noticed that there was no night. The child was called Rama, “the one in whom people find rest”.',
      foods: [
        'Panakam (jaggery, ginger, cardamom in water)',
        'Kosambari, soaked moong salad',
        'Neer mor, spiced buttermilk',
        'Dhaniya panjiri',
        'Fruit and makhana kheer',
      ],
    },
    hi: {
      samagri: [
        'सीता, लक्ष्मण और हनुमान सहित राम का चित्र या मूर्ति',
        'छोटा पालना या सजी हुई थाली',
        'तुलसीदल, पीले फूल, चंदन',
        'पंचामृत: दूध, दही, शहद, घी, शक्कर',
        'भोग के लिए पंजीरी या पानकम',
        'रामचरितमानस या रामायण की प्रति',
      ],
      vidhi: [
        'पूर्वाह्न में पूजा-स्थान साफ़ करें और बालकांड के कुछ पृष्ठ पढ़ें।',
        'मूर्ति को पंचामृत और जल से स्नान कराएँ, वस्त्र पहनाकर पालने में रखें।',
        'दोपहर में घंटी बजाएँ और सोहर या “भए प्रगट कृपाला” गाएँ।',
        'तुलसी, फूल और बना हुआ भोग अर्पित करें।',
        'सब बारी-बारी से एक बार पालना झुलाएँ।',
        'आरती करें और आने-जाने वालों को ठंडा पेय पिलाएँ।',
      ],
      katha:
        'अयोध्या के राजा दशरथ के पास सब कुछ था, संतान नहीं थी। उम्र ढलने लगी तो गुरु वसिष्ठ ने पुत्रकामेष्टि यज्ञ की सलाह दी और ऋष्यशृंग मुनि को बुलाया गया। अंतिम आहुति पड़ते ही अग्नि से एक तेजस्वी पुरुष सोने के पात्र में खीर लिए निकले और बोले, “यह अपनी रानियों को दीजिए।”\n\nदशरथ ने आधी खीर कौसल्या को दी। शेष में से एक भाग कैकेयी को और दो छोटे भाग सुमित्रा को मिले; हिस्सों के हिसाब पर कथावाचक आज तक एकमत नहीं और इस बहस में उन्हें रस आता है। चैत्र शुक्ल नवमी को, ठीक मध्याह्न में, कौसल्या के पुत्र का जन्म हुआ। वाल्मीकि लिखते हैं कि पाँच ग्रह अपनी उच्च राशियों में थे और चंद्रमा पुनर्वसु में। फिर भरत आए, और जुड़वाँ लक्ष्मण और शत्रुघ्न।\n\nतुलसीदास जोड़ते हैं कि सूर्य यह दृश्य देखकर चलना ही भूल गए, और महीने भर अयोध्या में किसी का ध्यान नहीं गया कि रात हुई ही नहीं। बालक का नाम राम रखा गया: जिसमें सबका मन रमे।',
      foods: [
        'पानकम (गुड़, सोंठ और इलायची का पानी)',
        'कोसंबरी, भीगी मूँग का सलाद',
        'नीर मोर, मसाले वाली छाछ',
        'धनिया पंजीरी',
        'फल और मखाने की खीर',
      ],
    },
  },
  en: {
    title: 'Ram Navami: a birth at noon',
    summary:
      'Why Ram Navami is counted at midday, what Valmiki says of that sky, and how homes keep it with a cradle, a reading and a glass of panakam.',
    coverAlt: 'A small cradle with garlands under a high noon Sun, a bow and lotus beside it.',
    body: `Chaitra heat is beginning, the market has its first raw mangoes, and nine days of Navratri end on a quiet note. Around noon a cradle is set rocking.

## Why noon matters

Rama was born on the ninth tithi of the bright half of Chaitra, in the middle of the day. So the almanac looks at *madhyahna*, the third of five equal parts between sunrise and sunset, from about eleven until half past one. The day whose madhyahna has Navami is Ram Navami. If both days have it, the later is preferred, even when Navami fills only a little of its noon. Vaishnava houses go by sunrise instead, and may then be a day apart. Exact limits for your town are in the [panchang](/astrology-services/panchang).

People who read charts like to look at the one Valmiki describes. Five grahas exalted and the Moon in her own sign Karka, rising in the east: it is a poet’s picture of completeness. Many have tried to date it, with many results.

## From Ayodhya to Bhadrachalam

In **Ayodhya** pilgrims bathe in the Sarayu and crowd the temples at twelve. In **Bihar and eastern Uttar Pradesh** red flags with Hanuman go up on bamboo poles. **Bhadrachalam** in Telangana celebrates a wedding rather than a birth: Rama and Sita are married in public, and the state sends pearls and silk. In **Karnataka and Tamil Nadu** the days before are for music; lanes offer panakam and buttermilk to whoever walks past. **Maharashtra** drapes the cradle and sings a lullaby.

A home reading of the whole Ramcharitmanas, *akhand path*, takes about twenty-four hours with readers in turn. The Sundara Kanda alone takes a long evening and is a fine choice for one family.

## For children

Give them the nine days as a serial: one episode each evening, told and not read, with a cliff-hanger. On the ninth they rock the cradle. Ask who in the story they would like to be for a day; Jatayu and the squirrel get more votes than you might think.

## Keep it cool

Water for walkers in a procession is a better gift than louder speakers. Shade, salt and jaggery help in April. Those fasting should drink, and anyone on medicine should eat. Keep bows and arrows in children’s plays soft-tipped, and leave a bowl of water for birds at the window, a habit worth keeping until the rains.`,
  },
  hi: {
    title: 'राम नवमी: दोपहर का जन्म',
    summary:
      'राम नवमी मध्याह्न से क्यों गिनी जाती है, वाल्मीकि उस आकाश के बारे में क्या कहते हैं, और घरों में पालना, पाठ और पानकम की रीति।',
    coverAlt: 'दोपहर के ऊँचे सूर्य के नीचे फूलों से सजा छोटा पालना, पास में धनुष और कमल।',
    body: `चैत की गर्मी शुरू हो रही है, बाज़ार में पहली कैरियाँ आई हैं, और नवरात्रि के नौ दिन शांति से पूरे होते हैं। दोपहर के आसपास घर में एक पालना झूलने लगता है।

## दोपहर का महत्व

राम का जन्म चैत्र शुक्ल नवमी को दिन के बीच में हुआ। इसलिए पंचांग मध्याह्न देखता है: सूर्योदय से सूर्यास्त तक के पाँच बराबर भागों में तीसरा, लगभग ग्यारह से डेढ़ बजे तक। जिस दिन के मध्याह्न में नवमी हो, वही राम नवमी। दोनों दिन हो तो दूसरा दिन लिया जाता है, चाहे वहाँ नवमी थोड़ी ही हो। वैष्णव परंपरा सूर्योदय की नवमी मानती है, इसलिए वहाँ कभी एक दिन का अंतर होता है। अपने शहर के ठीक समय [पंचांग](/astrology-services/panchang) में देखिए।

कुंडली में रुचि रखने वाले वाल्मीकि के बताए आकाश को चाव से देखते हैं। पाँच ग्रह उच्च के, और स्वराशि कर्क का चंद्रमा लग्न में: यह कवि का खींचा पूर्णता का चित्र है। इससे वर्ष निकालने की कोशिश बहुतों ने की, और उत्तर भी बहुत निकले।

## अयोध्या से भद्राचलम तक

**अयोध्या** में लोग सरयू नहाते हैं और बारह बजे मंदिर भर जाते हैं। **बिहार और पूर्वी उत्तर प्रदेश** में बाँस पर हनुमान की लाल पताका चढ़ती है। तेलंगाना का **भद्राचलम** आज जन्म नहीं, विवाह मनाता है: सबके सामने सीता-राम का कल्याणम होता है और राज्य की ओर से मोती और रेशम आते हैं। **कर्नाटक और तमिलनाडु** में कई दिन संगीत चलता है और गलियों में राहगीरों को पानकम और छाछ मिलती है। **महाराष्ट्र** पालना सजाकर लोरी गाता है।

घर में रामचरितमानस का अखंड पाठ लगभग चौबीस घंटे का होता है, पढ़ने वाले बारी-बारी से बैठते हैं। केवल सुंदरकांड एक लंबी शाम में हो जाता है और एक परिवार के लिए अच्छा चुनाव है।

## बच्चों के लिए

नौ दिन की धारावाहिक बनाइए: हर शाम एक प्रसंग, पढ़कर नहीं, सुनाकर, और ऐसे मोड़ पर रोकिए कि कल की प्रतीक्षा रहे। नौवें दिन पालना वही झुलाएँ। पूछिए, एक दिन के लिए कौन बनना चाहोगे? जटायु और गिलहरी को आपके अनुमान से ज़्यादा वोट मिलेंगे।

## ठंडक और सँभाल

शोभायात्रा में चलने वालों को पानी पिलाना ऊँचे लाउडस्पीकर से बड़ी सेवा है। अप्रैल में छाया, नमक और गुड़ काम आते हैं। व्रत में पानी पीते रहें और दवा लेने वाले भोजन करें। बच्चों के नाटक के तीर मुलायम सिरे वाले हों। और खिड़की पर पक्षियों के लिए पानी का कटोरा रखिए, यह आदत बरसात तक चले तो और अच्छा।`,
  },
};
