import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'vishakha',
  cover: 'nakshatras/vishakha.svg',
  category: '',
  tags: ['vishakha', 'tula', 'vrischika', 'jupiter'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:11:00+05:30',
  details: {},
  en: {
    title: 'Vishakha: the gate and the goal',
    summary:
      'Vishakha nakshatra across Tula and Vrischika: the stars of Libra, Indra and Agni together, the archway, naming sounds, ambition and mixed days.',
    coverAlt:
      'The four stars of Libra above a festive gateway hung with mango leaves, a road leading through it.',
    body: `Mango leaves on a string, marigolds, two banana stems: every house knows how to make a *torana*. You pass under it when something has been achieved or is about to be. Vishakha is this gate, and the person walking towards it who has not yet arrived.

- **Span:** 20°00′ of Tula to 3°20′ of Vrischika
- **Stars:** Alpha, Beta, Gamma and Iota Librae; yogatara Alpha or Iota, as lists differ
- **Deity:** Indra and Agni
- **Symbol:** a decorated arch
- **Vimshottari lord:** [Guru (Jupiter)](/remedies/jupiter), 16 years
- **Gana, yoni, nadi:** rakshasa, tiger, antya
- **Naming sounds by pada:** Ti, Tu, Te, To
- **Class in muhurta:** mishra (mixed)

## Two gods in one chariot

No other nakshatra has such a pair. Indra strikes, Agni burns, and the Veda invokes them as one word, Indragni. Rivals in splendour, they agreed to share the offering. The name Vishakha can be read as "forked, with two branches". Older lists count two stars in it, later ones four. A third figure is near: Skanda, the commander, has Vishakha among his names, and his birthday, Vaikasi Visakam, falls at the full Moon here. Buddhists keep the same Moon as Vesak.

## The person in tradition

Purposeful, persuasive, competitive, able to wait long for a single thing and to speak of little else. Guru as lord offers the question that matters: is the goal worth the road? The three quarters in Tula pursue it through people and agreement. The last, in Vrischika, pursues it alone and below the surface. They do well to celebrate small gates too. A life has few big ones.

## On its days

Mixed in class. Good for effort, contests, harvest, ornaments, decoration, work with fire and everyday trade; it is left out of most lists for weddings and new houses. In the sky, look to the right of the Scorpion’s head in June: two fairly bright stars, Zubenelgenubi and Zubeneschamali, are the posts of the gate.`,
  },
  hi: {
    title: 'विशाखा: तोरण और लक्ष्य',
    summary:
      'तुला और वृश्चिक में फैला विशाखा नक्षत्र: तुला के तारे, एक साथ इंद्र और अग्नि, सजा तोरण, नामाक्षर, लक्ष्य का स्वभाव और मिश्र दिन।',
    coverAlt: 'तुला के चार तारे, नीचे आम के पत्तों से सजा तोरण जिससे होकर राह जाती है।',
    body: `डोरी में आम के पत्ते, गेंदे के फूल, केले के दो तने: तोरण बनाना हर घर जानता है। उसके नीचे से तब निकलते हैं जब कुछ पा लिया हो या पाने वाले हों। विशाखा वही तोरण है, और उसकी ओर बढ़ता वह व्यक्ति भी जो अभी पहुँचा नहीं।

- **विस्तार:** तुला 20°00′ से वृश्चिक 3°20′
- **तारे:** अल्फ़ा, बीटा, गामा और आयोटा लिब्री; योगतारा अल्फ़ा या आयोटा, सूचियाँ अलग हैं
- **देवता:** इंद्र और अग्नि
- **चिह्न:** सजा हुआ तोरण
- **विंशोत्तरी स्वामी:** [गुरु](/remedies/jupiter), 16 वर्ष
- **गण, योनि, नाड़ी:** राक्षस, व्याघ्र, अंत्य
- **चरण के अनुसार नामाक्षर:** ती, तू, ते, तो
- **मुहूर्त में वर्ग:** मिश्र

## एक रथ में दो देवता

ऐसी जोड़ी किसी और नक्षत्र की नहीं। इंद्र वार करते हैं, अग्नि जलाते हैं, और वेद उन्हें एक ही शब्द में पुकारता है, इंद्राग्नी। तेज में प्रतिद्वंद्वी होकर भी उन्होंने आहुति बाँटना स्वीकार किया। विशाखा का अर्थ “दो शाखाओं वाली” लिया जा सकता है। पुरानी सूचियाँ इसमें दो तारे गिनती हैं, बाद की चार। एक तीसरे भी पास हैं: सेनापति स्कंद के नामों में विशाख है, और उनका पर्व वैकासि विशाखम यहीं की पूर्णिमा को होता है। बौद्ध इसी पूर्णिमा को वेसाक यानी बुद्ध पूर्णिमा मनाते हैं।

## परंपरा में व्यक्ति

लक्ष्य वाला, समझा लेने वाला, होड़ में आनंद लेने वाला, एक चीज़ के लिए देर तक प्रतीक्षा करने वाला और उसी की बात करने वाला। स्वामी गुरु काम का प्रश्न रखता है: क्या लक्ष्य उस रास्ते के योग्य है? तुला के तीन चरण उसे लोगों और सहमति से पाना चाहते हैं। वृश्चिक का अंतिम चरण अकेले, सतह के नीचे। छोटे तोरणों का उत्सव भी मनाएँ; बड़े तो जीवन में गिने-चुने होते हैं।

## इसके दिनों में

वर्ग मिश्र है। परिश्रम, प्रतियोगिता, कटाई, आभूषण, सजावट, अग्नि के काम और रोज़ का व्यापार ठीक हैं; विवाह और नए घर की अधिकतर सूचियों में यह नहीं है। जून के आकाश में वृश्चिक के सिर के दाईं ओर देखिए: ज़ुबेनएलजेनुबी और ज़ुबेनेशमाली, दो ख़ासे चमकीले तारे, तोरण के खंभे हैं।`,
  },
};
