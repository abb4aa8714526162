import type { ProductSeed } from '../seed-types';

export const sphatikMala: ProductSeed = {
  slug: 'sphatik-mala',
  category: 'malas',
  originCountry: 'IN',
  hsn: '7103',
  maker: 'jaipur',
  returnRule: 'standard',
  variants: [{ sku: 'TP-SPHATIK-8', priceRupees: 1499, openingQuantity: 25, weightGrams: 110 }],
  en: {
    name: 'Sphatik mala, 108 beads',
    pictureAlt: 'A mala of clear quartz beads with a white tassel',
    summary: 'Clear rock-crystal beads, diamond-cut, cool in the hand and bright in daylight.',
    description: [
      'Sphatik is clear quartz, the rock crystal of the old texts. It is a mineral, not glass: it feels cold to the touch for longer, scratches ordinary glass and often carries tiny veils and threads inside. We leave those beads in, since they show that the stone is real.',
      'By tradition the sphatik mala is used for the mantras of Devi, Saraswati and Shukra, and many households keep one beside the Shri Yantra. That is custom and devotion; the stone itself promises nothing, and neither do we.',
      'The beads are cut with small facets in Jaipur, drilled from both ends so the holes stay clean, and strung on silk with knots between them. It is the heaviest of our malas; those who count for long may prefer tulsi.',
    ],
    materials: 'Natural clear quartz, silk thread, cotton tassel',
    dimensions: 'Bead 6 mm; loop about 85 cm; tassel 6 cm',
    netQuantity: '1 mala',
    details: [
      { label: 'Beads', value: '108 + 1 meru' },
      { label: 'Treatment', value: 'Cut and polished; not heated, dyed or coated' },
      { label: 'Cut in', value: 'Jaipur, Rajasthan' },
    ],
    box: ['One mala', 'Padded cotton pouch', 'Card on counting and care'],
    care: [
      'Rinse in cool water and dry at once, so that the silk stays strong.',
      'Keep away from a fall on stone floors: quartz is hard but chips.',
      'Have it restrung when the knots begin to loosen.',
    ],
  },
  hi: {
    name: 'स्फटिक माला, 108 मनके',
    pictureAlt: 'सफ़ेद फुँदने वाली पारदर्शी स्फटिक की माला',
    summary: 'पारदर्शी स्फटिक के पहलदार मनके, हाथ में शीतल और दिन के उजाले में उज्ज्वल।',
    description: [
      'स्फटिक पारदर्शी क्वार्ट्ज़ है, पुराने ग्रंथों का वही शिलारत्न। यह काँच नहीं, खनिज है: छूने पर देर तक ठंडा रहता है, साधारण काँच पर खरोंच डाल देता है और भीतर अक्सर महीन परतें या रेशे दिखते हैं। ऐसे मनके हम हटाते नहीं, क्योंकि वही असली पत्थर की पहचान हैं।',
      'परंपरा में स्फटिक की माला देवी, सरस्वती और शुक्र के मंत्रों के लिए ली जाती है, और कई घरों में यह श्रीयंत्र के पास रखी जाती है। यह श्रद्धा और रीति की बात है; पत्थर अपने आप कोई वचन नहीं देता, और हम भी नहीं देते।',
      'मनके जयपुर में छोटे पहलों में तराशे जाते हैं, दोनों सिरों से छेदे जाते हैं ताकि छेद साफ़ रहे, और रेशम में गाँठों के साथ पिरोए जाते हैं। हमारी मालाओं में यह सबसे भारी है; लंबा जप करने वालों को तुलसी सहज लग सकती है।',
    ],
    materials: 'प्राकृतिक पारदर्शी क्वार्ट्ज़, रेशमी धागा, सूती फुँदना',
    dimensions: 'मनका 6 मिमी; घेरा लगभग 85 सेमी; फुँदना 6 सेमी',
    netQuantity: '1 माला',
    details: [
      { label: 'मनके', value: '108 और 1 सुमेरु' },
      { label: 'उपचार', value: 'केवल तराश और पॉलिश; न तपाया, न रँगा, न परत चढ़ाई' },
      { label: 'तराशी गई', value: 'जयपुर, राजस्थान' },
    ],
    box: ['एक माला', 'गद्देदार सूती थैली', 'जप और देखभाल का पत्रक'],
    care: [
      'ठंडे पानी से धोकर तुरंत सुखाएँ, जिससे रेशम मज़बूत रहे।',
      'पत्थर के फ़र्श पर गिरने से बचाएँ; क्वार्ट्ज़ कठोर है, पर किनारे टूटते हैं।',
      'गाँठें ढीली होने लगें तो माला फिर से पिरोवा लें।',
    ],
  },
};
