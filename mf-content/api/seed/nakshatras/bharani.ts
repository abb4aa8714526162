import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'bharani',
  cover: 'nakshatras/bharani.svg',
  category: '',
  tags: ['bharani', 'mesha', 'venus', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:11:00+05:30',
  details: {},
  en: {
    title: 'Bharani: she who carries',
    summary:
      'Bharani nakshatra in Mesha: three small stars, Yama as deity, birth and restraint, naming sounds, what tradition says of its strength, and its days.',
    coverAlt:
      'A small triangle of stars above a clay vessel with a sprouting seed, held between two hands.',
    body: `The name comes from *bharana*, bearing: to carry, nourish, maintain. Two carriers meet in this nakshatra. One is the womb, its symbol, which brings life in. The other is Yama, its deity, who leads life out and keeps the accounts straight.

## Yama before he was feared

In the Rigveda Yama is no monster. He was the first mortal who died, and by dying he found the road for all who came after. So he became its king. Young Nachiketa, in the Katha Upanishad, waited at his door for three nights without food. Yama apologised for the delay, granted three wishes and taught him what does not die. It is this host, strict and courteous, who stands behind Bharani.

## The sky and the almanac

- **Span:** 13°20′ to 26°40′ of Mesha
- **Stars:** 35, 39 and 41 Arietis; yogatara 41 Arietis
- **Deity:** Yama
- **Symbol:** the yoni, the womb
- **Vimshottari lord:** [Shukra (Venus)](/remedies/venus), 20 years
- **Gana, yoni, nadi:** manushya, elephant, madhya
- **Naming sounds by pada:** Li, Lu, Le, Lo
- **Class in muhurta:** ugra (fierce)

The three stars form a neat small triangle, a little east of the ram’s head. You need a dark night, as none is brighter than fourth magnitude, apart from 41 Arietis.

## How tradition describes it

People with the Moon here are said to be truthful, able, long in breath, strong in desire and in self-control. They bear what others put down. Shukra as lord gives warmth and an artist’s hand inside the discipline. The task is to learn which burdens are truly theirs.

## Its days

The class is fierce, so almanacs avoid it for weddings and journeys and accept it for work that ends something: clearing a field, settling an old account, firing a kiln, a firm refusal. Families differ, and a birth on such a day is in no way a bad one.`,
  },
  hi: {
    title: 'भरणी: जो वहन करती है',
    summary:
      'मेष का भरणी नक्षत्र: तीन छोटे तारे, देवता यम, जन्म और संयम, नामाक्षर, इसके बल के बारे में परंपरा का कहना, और इसके दिन किस काम के हैं।',
    coverAlt: 'तारों का छोटा त्रिकोण, नीचे दो हाथों में थमा मिट्टी का पात्र जिसमें अंकुर फूट रहा है।',
    body: `नाम “भरण” से है: उठाना, पालना, निभाना। इस नक्षत्र में दो वाहक मिलते हैं। एक योनि, जो इसका चिह्न है और जीवन को भीतर लाती है। दूसरे यम, जो इसके देवता हैं, जीवन को बाहर ले जाते हैं और लेखा सीधा रखते हैं।

## यम, जब उनसे डरा नहीं जाता था

ऋग्वेद में यम डरावने नहीं हैं। वे पहले मनुष्य थे जिनकी मृत्यु हुई, और इस तरह उन्होंने बाद में आने वालों के लिए राह खोजी। इसी से वे उस लोक के राजा हुए। कठोपनिषद् का बालक नचिकेता तीन रात उनके द्वार पर भूखा बैठा रहा। यम ने देरी के लिए क्षमा माँगी, तीन वर दिए और बताया कि क्या नहीं मरता। भरणी के पीछे यही कठोर, पर शिष्ट यजमान खड़ा है।

## आकाश और पंचांग

- **विस्तार:** मेष 13°20′ से 26°40′
- **तारे:** 35, 39 और 41 एरियेटिस; योगतारा 41 एरियेटिस
- **देवता:** यम
- **चिह्न:** योनि
- **विंशोत्तरी स्वामी:** [शुक्र](/remedies/venus), 20 वर्ष
- **गण, योनि, नाड़ी:** मनुष्य, गज, मध्य
- **चरण के अनुसार नामाक्षर:** ली, लू, ले, लो
- **मुहूर्त में वर्ग:** उग्र

तीनों तारे मेढ़े के सिर से थोड़ा पूरब में छोटा, सुघड़ त्रिकोण बनाते हैं। अँधेरी रात चाहिए, क्योंकि 41 एरियेटिस को छोड़ सब चौथे परिमाण से भी मंद हैं।

## परंपरा का वर्णन

जिनका चंद्रमा यहाँ हो वे सच्चे, समर्थ, देर तक टिके रहने वाले, इच्छा में भी प्रबल और संयम में भी प्रबल कहे गए हैं। जो दूसरे रख देते हैं, उसे वे उठा लेते हैं। स्वामी शुक्र अनुशासन के भीतर ऊष्मा और कलाकार का हाथ देता है। सीखना यह है कि कौन-सा बोझ सचमुच अपना है।

## इसके दिन

वर्ग उग्र है, इसलिए पंचांग विवाह और यात्रा में इसे छोड़ते हैं और उन कामों में लेते हैं जो कुछ समाप्त करें: खेत साफ़ करना, पुराना हिसाब चुकाना, भट्ठी जलाना, साफ़ इनकार। परिवारों की रीति अलग होती है, और ऐसे दिन का जन्म किसी तरह बुरा नहीं।`,
  },
};
