import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'wheel-of-fortune',
  cover: 'tarot/wheel-of-fortune.svg',
  category: '',
  tags: ['major-arcana', 'change', 'time'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:48:00+05:30',
  details: {},
  en: {
    title: 'Wheel of Fortune',
    summary:
      'A great wheel: something climbs, something slides down, and the hub is still. A card about change, about luck without merit and about where to stand.',
    coverAlt:
      'A great red and teal wheel with a crowned figure on top, a snake sliding down and a monkey climbing, four creatures in the corners.',
    body: `**In the picture.** A great wheel fills the sky. A monkey climbs up one side, a snake slides down the other, and on top sits a small king who should not get too comfortable. In the corners a human face, an eagle, a bull and a lion keep watch; they stand for the four fixed signs, Kumbha, Vrischika, Vrishabha and Simha. Only the hub does not move.

**Upright.** Things are turning, and not all of it is your doing. Use the upswing: apply, plant, call, repair the roof while it is dry. Be generous with what came by chance. Old tellings compare fortune to the rim of a cart wheel, up and then down, for kings as for others.

**Reversed.** The wheel sticks or runs backwards: a delay, an old habit on its ninth round. Blame is of little use here. Find the part that is in your hands, however small, and move towards the hub, to whatever in you stays the same on good days and bad.

> What in you has not changed through the last three turns?`,
  },
  hi: {
    title: 'भाग्यचक्र (व्हील ऑफ़ फ़ॉर्चून)',
    summary:
      'एक बड़ा पहिया: कोई चढ़ रहा है, कोई फिसल रहा है, और धुरी स्थिर है। यह पत्ता परिवर्तन, संयोग और टिकने की जगह के बारे में है।',
    coverAlt:
      'लाल और नीला-हरा विशाल पहिया; ऊपर मुकुटधारी, एक ओर फिसलता साँप, दूसरी ओर चढ़ता बंदर, चारों कोनों में चार आकृतियाँ।',
    body: `**चित्र में।** पूरे आकाश में एक बड़ा पहिया है। एक ओर बंदर चढ़ रहा है, दूसरी ओर साँप फिसल रहा है, और ऊपर एक छोटा राजा बैठा है जिसे ज़्यादा निश्चिंत नहीं होना चाहिए। कोनों में मनुष्य का मुख, गरुड़, बैल और सिंह पहरा दे रहे हैं; ये चार स्थिर राशियाँ हैं: कुंभ, वृश्चिक, वृषभ और सिंह। केवल धुरी नहीं घूमती।

**सीधा।** चीज़ें घूम रही हैं, और यह सब आपका किया नहीं। चढ़ती घड़ी का उपयोग कीजिए: आवेदन भेजिए, बीज बोइए, फ़ोन कीजिए, छत सूखे में ही सुधरवा लीजिए। जो संयोग से मिला, उसे बाँटिए। पुरानी कथाएँ भाग्य को गाड़ी के पहिए का घेरा कहती हैं: ऊपर, फिर नीचे, राजा हो या रंक।

**उल्टा।** पहिया अटका है या उल्टा चल रहा है: कोई देरी, कोई पुरानी आदत नौवें चक्कर पर। यहाँ दोष देने से बहुत कुछ नहीं होता। जितना आपके हाथ में है, चाहे थोड़ा ही, उसे ढूँढिए और धुरी की ओर बढ़िए, उस ओर जो अच्छे-बुरे दिनों में एक-सा रहता है।

> पिछले तीन फेरों में आपके भीतर क्या नहीं बदला?`,
  },
};
