import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'ashwini',
  cover: 'nakshatras/ashwini.svg',
  category: '',
  tags: ['ashwini', 'mesha', 'ketu', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:00:00+05:30',
  details: {},
  en: {
    title: 'Ashwini: the riders who arrive at dawn',
    summary:
      'Ashwini nakshatra in Mesha: its stars, the twin physicians, the horse’s head, naming sounds, temperament in tradition, and what its swift days suit.',
    coverAlt: 'Stars of the ram’s head above a golden horse’s head turned to the dawn.',
    body: `Just before sunrise, says the Rigveda, two young men drive across the sky in a chariot quicker than thought. They are the Ashvini Kumaras, twin sons of the Sun, and the first of the lunar mansions is theirs.

- **Span:** 0°00′ to 13°20′ of Mesha
- **Stars:** Beta and Gamma Arietis, with Alpha (Hamal) in some lists; yogatara Beta Arietis (Sheratan)
- **Deity:** the Ashvini Kumaras
- **Symbol:** a horse’s head
- **Vimshottari lord:** [Ketu](/remedies/ketu), 7 years
- **Gana, yoni, nadi:** deva, horse, adi
- **Naming sounds by pada:** Chu, Che, Cho, La
- **Class in muhurta:** kshipra (swift)

## A cure between darkness and light

Their mother Sanjna had fled the Sun’s heat in the shape of a mare. He followed as a horse, and the twins were born with the speed of both. They became physicians. They gave old Chyavana his youth again and fitted the warrior Vishpala with a leg of metal so that she could return to the field. What is broken they do not lament. They set it and ride on.

## What tradition says of temperament

A Moon in Ashwini is described as quick, healthy in spirit, fond of movement and happy to be first. It helps before it is asked. Sitting in a waiting room is its hardest exercise. Ketu, the lord, adds a knack for knowing without being able to say how. The gentle correction is to finish the sentence and the cup of tea before setting off.

## A good day for

Setting out, short journeys, beginning a treatment or a lesson, trade, buying a vehicle, first use of a tool. Swift days favour what can be done lightly and soon. For a foundation stone the books prefer a fixed nakshatra. Find the day in the [panchang](/astrology-services/panchang); the two star points are low in the east before dawn in May.`,
  },
  hi: {
    title: 'अश्विनी: भोर में पहुँचने वाले सवार',
    summary:
      'मेष का अश्विनी नक्षत्र: उसके तारे, जुड़वाँ वैद्य देवता, घोड़े का सिर, नामाक्षर, परंपरा में बताया स्वभाव, और इसके क्षिप्र दिन किन कामों के हैं।',
    coverAlt: 'मेढ़े के सिर के तारे, नीचे भोर की ओर मुड़ा सुनहरे घोड़े का सिर।',
    body: `ऋग्वेद कहता है कि सूर्योदय से ठीक पहले दो युवक मन से भी तेज़ रथ पर आकाश पार करते हैं। ये सूर्य के जुड़वाँ पुत्र अश्विनी कुमार हैं, और चंद्रमा का पहला पड़ाव इन्हीं का है।

- **विस्तार:** मेष 0°00′ से 13°20′
- **तारे:** बीटा और गामा एरियेटिस, कुछ सूचियों में अल्फ़ा (हमल) भी; योगतारा बीटा एरियेटिस (शेरातन)
- **देवता:** अश्विनी कुमार
- **चिह्न:** घोड़े का सिर
- **विंशोत्तरी स्वामी:** [केतु](/remedies/ketu), 7 वर्ष
- **गण, योनि, नाड़ी:** देव, अश्व, आदि
- **चरण के अनुसार नामाक्षर:** चू, चे, चो, ला
- **मुहूर्त में वर्ग:** क्षिप्र

## अँधेरे और उजाले के बीच का उपचार

माता संज्ञा सूर्य का ताप न सहकर घोड़ी बनकर चली गई थीं। सूर्य घोड़ा बनकर पीछे गए, और जुड़वाँ दोनों की गति लेकर जन्मे। वे वैद्य हुए। उन्होंने वृद्ध च्यवन को यौवन लौटाया और योद्धा विश्पला को धातु का पैर लगाया कि वह फिर रणभूमि में उतर सके। जो टूट गया उस पर वे विलाप नहीं करते; जोड़ते हैं और आगे बढ़ जाते हैं।

## परंपरा में स्वभाव

अश्विनी का चंद्रमा फुर्तीला, प्रसन्न, चलने-फिरने का शौक़ीन और सबसे पहले पहुँचकर ख़ुश होने वाला बताया गया है। कहने से पहले मदद कर देता है। प्रतीक्षा-कक्ष में बैठना उसका सबसे कठिन अभ्यास है। स्वामी केतु ऐसी समझ देता है जो कैसे आई, यह वह ख़ुद नहीं बता पाता। छोटी-सी सीख यह कि चल पड़ने से पहले बात भी पूरी हो और चाय भी।

## किस काम का दिन

यात्रा का आरंभ, छोटी दूरी, उपचार या पाठ शुरू करना, व्यापार, वाहन लेना, किसी औज़ार का पहला प्रयोग। क्षिप्र दिन उन कामों के हैं जो हल्के हाथ से जल्दी हो जाएँ। नींव रखने के लिए ग्रंथ ध्रुव नक्षत्र को अच्छा मानते हैं। दिन [पंचांग](/astrology-services/panchang) में देखें; इसके दोनों तारे मई में भोर से पहले पूरब में नीचे दिखते हैं।`,
  },
};
