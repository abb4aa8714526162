import type { ProductSeed } from '../seed-types';

export const brassDiya: ProductSeed = {
  slug: 'brass-diya',
  category: 'puja-vessels',
  originCountry: 'IN',
  hsn: '7418',
  maker: 'moradabad',
  returnRule: 'standard',
  variants: [{ sku: 'TP-DIYA-09', priceRupees: 449, openingQuantity: 100, weightGrams: 280 }],
  en: {
    name: 'Brass diya on a stand',
    pictureAlt: 'A lit brass oil lamp on a round foot',
    summary:
      'A single-wick oil lamp of solid brass, low and steady, for morning and evening light.',
    description: [
      'Lighting a lamp at dusk is perhaps the oldest household rite in the country. This diya is made for exactly that: one wick, a broad bowl that catches drips, and a foot wide enough not to tip when a sleeve brushes it.',
      'It is cast in Moradabad, turned on a lathe and polished by hand. The bowl holds about thirty millilitres of ghee or sesame oil, enough for roughly three hours with an ordinary cotton wick. The lip is drawn out to hold the wick clear of the metal.',
      'Tradition lights the lamp facing east or north and greets the flame before any other worship. There is no lacquer on the surface, so it can be washed, scrubbed and polished for as long as you like, and small marks of the maker’s tool remain visible near the foot.',
    ],
    materials: 'Solid brass, uncoated',
    dimensions: '9 cm wide, 7 cm high, bowl 30 ml',
    netQuantity: '1 diya',
    details: [
      { label: 'Wicks', value: 'One' },
      { label: 'Burning time', value: 'About 3 hours on a full bowl' },
      { label: 'Made in', value: 'Moradabad, Uttar Pradesh' },
    ],
    box: ['One brass diya', 'Twenty long cotton wicks'],
    care: [
      'Never leave a burning lamp alone; keep it away from curtains and children.',
      'Let it cool, then wash with warm water and a little soap.',
      'Rub with tamarind or lemon and salt to bring back the shine, rinse and dry.',
    ],
  },
  hi: {
    name: 'पीतल का दीया, पाये सहित',
    pictureAlt: 'गोल पाये पर जलता हुआ पीतल का दीया',
    summary: 'ठोस पीतल का एक बाती वाला दीया, नीचा और स्थिर, सुबह-शाम के उजाले के लिए।',
    description: [
      'साँझ को दीया जलाना शायद हमारे घरों की सबसे पुरानी रीति है। यह दीया ठीक उसी के लिए बना है: एक बाती, टपकता तेल सँभालने वाली चौड़ी कटोरी, और इतना फैला पाया कि आस्तीन छू जाने पर भी न लुढ़के।',
      'यह मुरादाबाद में ढाला, खराद पर उतारा और हाथ से चमकाया जाता है। कटोरी में लगभग तीस मिलीलीटर घी या तिल का तेल आता है, जो साधारण बाती से क़रीब तीन घंटे चलता है। किनारा आगे को चोंच-सा निकला है, जिससे बाती धातु से अलग टिकी रहती है।',
      'परंपरा में दीया पूर्व या उत्तर की ओर मुख करके जलाया जाता है और पूजा से पहले ज्योति को प्रणाम किया जाता है। सतह पर कोई परत नहीं है, इसलिए इसे जितना चाहें धोएँ, माँजें और चमकाएँ। पाये के पास कारीगर के औज़ार के हल्के निशान दिखते हैं।',
    ],
    materials: 'ठोस पीतल, बिना परत',
    dimensions: '9 सेमी चौड़ा, 7 सेमी ऊँचा, कटोरी 30 मिली',
    netQuantity: '1 दीया',
    details: [
      { label: 'बातियाँ', value: 'एक' },
      { label: 'जलने का समय', value: 'भरी कटोरी में लगभग 3 घंटे' },
      { label: 'बना', value: 'मुरादाबाद, उत्तर प्रदेश' },
    ],
    box: ['पीतल का एक दीया', 'रुई की बीस लंबी बातियाँ'],
    care: [
      'जलता दीया अकेला न छोड़ें; परदों और बच्चों से दूर रखें।',
      'ठंडा होने पर गुनगुने पानी और थोड़े साबुन से धोएँ।',
      'चमक लौटाने को इमली या नींबू-नमक से मलें, धोकर सुखा लें।',
    ],
  },
};
