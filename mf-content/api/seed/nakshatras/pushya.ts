import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'pushya',
  cover: 'nakshatras/pushya.svg',
  category: '',
  tags: ['pushya', 'karka', 'saturn', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:02:00+05:30',
  details: {},
  en: {
    title: 'Pushya: the day for good beginnings',
    summary:
      'Pushya nakshatra in Karka: stars around the Beehive, Brihaspati and nourishment, Guru Pushya days, naming sounds, temperament and one exception.',
    coverAlt:
      'The faint stars of Cancer around the Beehive above a white cow and a brass milk pot.',
    body: `Ask a jeweller in any Indian town which nakshatra he waits for and he will say Pushya. When it falls on a Thursday it is Guru Pushya, on a Sunday Ravi Pushya, and there is a queue.

## What it means

*Pushya* is "that which nourishes". An older name is Tishya, auspicious. The symbol is an udder: it gives without deciding who deserves. Between the stars lies a misty patch, the Beehive cluster, which binoculars turn into a handful of rice.

- **Span:** 3°20′ to 16°40′ of Karka
- **Stars:** Gamma, Delta and Theta Cancri; yogatara Delta Cancri
- **Deity:** Brihaspati
- **Symbol:** an udder, a flower or an arrow
- **Vimshottari lord:** [Shani (Saturn)](/remedies/saturn), 19 years
- **Gana, yoni, nadi:** deva, sheep, madhya
- **Naming sounds by pada:** Hu, He, Ho, Da
- **Class in muhurta:** kshipra (swift)

## The teacher’s quiet star

Taittiriya texts say that Brihaspati, priest of the gods, first came into being near Tishya. He won not by the thunderbolt but by the right word at the right time. While the asuras’ teacher Shukra was away, the Matsya Purana tells, Brihaspati sat among them in Shukra’s likeness for ten years, and for ten years the gods had peace.

## In people

Tradition describes calm, helpful, well-fed, law-abiding natures, who look after parents and pupils and rarely raise their voice. Shani is lord here and Guru the deity: duty warmed by wisdom. They may nourish everyone and forget to sit down at the table. Somebody should pull out a chair for them.

## What to do on its days

Almost anything that should grow: study, medicine-making, accounts, buying gold or books, planting, feeding guests. The well-known exception is marriage; most almanacs leave Pushya out, and tell stories to explain it. No purchase is made profitable by a star, so buy what you need and can pay for. The next date is in the [panchang](/astrology-services/panchang).`,
  },
  hi: {
    title: 'पुष्य: शुभ आरंभ का दिन',
    summary:
      'कर्क का पुष्य नक्षत्र: मधुछत्ते के आसपास के तारे, बृहस्पति और पोषण, गुरु पुष्य के दिन, नामाक्षर, स्वभाव और एक जाना-माना अपवाद।',
    coverAlt: 'मधुछत्ता तारागुच्छ के चारों ओर कर्क के मंद तारे, नीचे सफ़ेद गाय और पीतल की दूध की लुटिया।',
    body: `भारत के किसी भी क़स्बे में सुनार से पूछिए कि वह किस नक्षत्र की राह देखता है, उत्तर मिलेगा पुष्य। गुरुवार को पड़े तो गुरु पुष्य, रविवार को पड़े तो रवि पुष्य, और दुकान पर क़तार।

## अर्थ

“पुष्य” यानी जो पोसे। पुराना नाम तिष्य है, शुभ। चिह्न थन है: वह देते समय यह नहीं देखता कि कौन योग्य है। तारों के बीच एक धुँधला धब्बा है, मधुछत्ता तारागुच्छ, जो दूरबीन में मुट्ठी भर चावल बन जाता है।

- **विस्तार:** कर्क 3°20′ से 16°40′
- **तारे:** गामा, डेल्टा और थीटा कैंक्री; योगतारा डेल्टा कैंक्री
- **देवता:** बृहस्पति
- **चिह्न:** गाय का थन, फूल या बाण
- **विंशोत्तरी स्वामी:** [शनि](/remedies/saturn), 19 वर्ष
- **गण, योनि, नाड़ी:** देव, मेष, मध्य
- **चरण के अनुसार नामाक्षर:** हू, हे, हो, डा
- **मुहूर्त में वर्ग:** क्षिप्र

## गुरु का शांत तारा

तैत्तिरीय ग्रंथ कहते हैं कि देवताओं के पुरोहित बृहस्पति पहले-पहल तिष्य के पास प्रकट हुए। उनकी जीत वज्र से नहीं, सही समय पर कही सही बात से होती है। मत्स्य पुराण की कथा है कि असुरों के गुरु शुक्र दूर थे, तब बृहस्पति उन्हीं का रूप लेकर दस वर्ष असुरों के बीच बैठे रहे, और दस वर्ष देवताओं को शांति मिली।

## लोगों में

परंपरा शांत, सहायक, खाते-पीते, नियम मानने वाले लोगों का वर्णन करती है, जो माता-पिता और शिष्यों को सँभालते हैं और शायद ही ऊँचा बोलते हैं। यहाँ स्वामी शनि है और देवता गुरु: ज्ञान से गरमाया कर्तव्य। वे सबको खिलाकर ख़ुद बैठना भूल जाते हैं। किसी को चाहिए कि उनके लिए कुर्सी खींच दे।

## इसके दिनों में

लगभग वह सब जिसे बढ़ना है: पढ़ाई, औषधि बनाना, बही, सोना या पुस्तकें लेना, पौधे लगाना, अतिथि को खिलाना। जाना हुआ अपवाद विवाह है; अधिकतर पंचांग उसमें पुष्य नहीं लेते और कारण की कथाएँ सुनाते हैं। कोई ख़रीद तारे से लाभ की नहीं हो जाती, इसलिए वही लीजिए जो चाहिए और जिसका दाम दे सकें। अगला पुष्य किस दिन है, यह [पंचांग](/astrology-services/panchang) में है।`,
  },
};
