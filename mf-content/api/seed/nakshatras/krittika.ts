import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'krittika',
  cover: 'nakshatras/krittika.svg',
  category: '',
  tags: ['krittika', 'mesha', 'vrishabha', 'sun'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:21:00+05:30',
  details: {},
  en: {
    title: 'Krittika: six mothers and a flame',
    summary:
      'Krittika nakshatra: the Pleiades across Mesha and Vrishabha, Agni’s edge, the six nurses of Kartikeya, naming sounds, and how tradition describes it.',
    coverAlt:
      'The Pleiades shining over a tall flame in a brass fire altar, six small lamps around it.',
    body: `Look up on a clear November evening and you will find them at once: a small, tight knot of light which most eyes split into six. Farmers, sailors and grandmothers on every continent have known it. In the oldest Indian lists the nakshatras begin here.

- **Span:** 26°40′ of Mesha to 10°00′ of Vrishabha
- **Stars:** the Pleiades; yogatara Alcyone (Eta Tauri)
- **Deity:** Agni
- **Symbol:** a razor or a flame
- **Vimshottari lord:** [Surya (Sun)](/remedies/sun), 6 years
- **Gana, yoni, nadi:** rakshasa, sheep, antya
- **Naming sounds by pada:** A, I, U, E
- **Class in muhurta:** mishra (mixed)

## The six who nursed a god

Shiva’s fire was too hot for Agni to hold and too bright for Ganga to keep. It came to rest in a bed of reeds and became a child. Six women, the Krittikas, bent down to nurse him together, and so that none should be disappointed he looked at them with six faces. He is Kartikeya, also called Skanda and Murugan, named after his foster mothers. The month of Kartik is theirs too, because its full Moon stands near these stars.

## Tradition on temperament

The symbol is a blade and the deity is fire. Both cut and both cook. Those with the Moon in Krittika are described as sharp in judgement, warm-hearted, plain-spoken, with a good appetite and a dislike of half measures. They feed people and correct them in the same quarter of an hour. In the first pada, in Mesha, the flame is out in the open. In the three padas of Vrishabha it is in the hearth.

## Its days in practice

A mixed nakshatra suits ordinary and fiery work: kitchens, smithies, a havan, sharpening tools, sorting, debate. Surgery and other medical matters are for the doctor to date. At Kartik Purnima, rows of lamps on the ghats repeat in small what is overhead.`,
  },
  hi: {
    title: 'कृत्तिका: छह माताएँ और एक शिखा',
    summary:
      'कृत्तिका नक्षत्र: मेष और वृषभ में फैला तारागुच्छ, अग्नि की धार, कार्तिकेय की छह माताएँ, नामाक्षर, और परंपरा में बताया गया स्वभाव।',
    coverAlt: 'पीतल के हवनकुंड की ऊँची लौ के ऊपर चमकता कृत्तिका तारागुच्छ, चारों ओर छह दीये।',
    body: `नवंबर की किसी साफ़ शाम ऊपर देखिए, यह तुरंत मिल जाएगा: रोशनी की एक छोटी, कसी हुई गाँठ, जिसमें अधिकतर आँखें छह तारे गिन लेती हैं। किसान, नाविक और दादियाँ इसे हर महाद्वीप में जानती रही हैं। सबसे पुरानी भारतीय सूचियों में नक्षत्र यहीं से शुरू होते हैं।

- **विस्तार:** मेष 26°40′ से वृषभ 10°00′
- **तारे:** कृत्तिका तारागुच्छ (प्लीएडीज़); योगतारा एल्सिओनी (ईटा टॉरी)
- **देवता:** अग्नि
- **चिह्न:** उस्तरा या अग्निशिखा
- **विंशोत्तरी स्वामी:** [सूर्य](/remedies/sun), 6 वर्ष
- **गण, योनि, नाड़ी:** राक्षस, मेष, अंत्य
- **चरण के अनुसार नामाक्षर:** अ, ई, उ, ए
- **मुहूर्त में वर्ग:** मिश्र

## एक देवता की छह धाय-माताएँ

शिव का तेज इतना प्रचंड था कि न अग्नि उसे थाम सके, न गंगा। वह सरकंडों में आ ठहरा और बालक बन गया। छह कृत्तिकाएँ उसे दूध पिलाने एक साथ झुकीं, और कोई निराश न हो, इसलिए उसने छह मुखों से उन्हें देखा। वही कार्तिकेय हैं, जिन्हें स्कंद और मुरुगन भी कहते हैं, और नाम उन्हें इन्हीं माताओं से मिला। कार्तिक मास भी इन्हीं का है, क्योंकि उसकी पूर्णिमा का चाँद इन तारों के पास होता है।

## स्वभाव पर परंपरा

चिह्न धार है और देवता अग्नि। दोनों काटते हैं और दोनों पकाते भी हैं। जिनका चंद्रमा कृत्तिका में हो वे परख में तेज़, मन के स्नेही, साफ़ बोलने वाले, भोजन के शौक़ीन और अधूरेपन से चिढ़ने वाले बताए गए हैं। पंद्रह मिनट के भीतर खिला भी देते हैं और टोक भी देते हैं। मेष वाले पहले चरण में लौ खुले में है; वृषभ के तीन चरणों में वह चूल्हे में है।

## व्यवहार में इसके दिन

मिश्र नक्षत्र साधारण और अग्नि के कामों को जँचता है: रसोई, लोहारी, हवन, औज़ारों पर धार, छँटाई, शास्त्रार्थ। चिकित्सा की तारीख़ डॉक्टर ही तय करें। कार्तिक पूर्णिमा को घाटों की दीप-पंक्ति वही दोहराती है जो ऊपर आकाश में है।`,
  },
};
