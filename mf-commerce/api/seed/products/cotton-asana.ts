import type { ProductSeed } from '../seed-types';

export const cottonAsana: ProductSeed = {
  slug: 'cotton-asana',
  category: 'daily-practice',
  originCountry: 'IN',
  hsn: '5702',
  maker: 'sitapur',
  returnRule: 'standard',
  variants: [{ sku: 'TP-ASANA', priceRupees: 749, openingQuantity: 45, weightGrams: 620 }],
  en: {
    name: 'Handwoven cotton asana',
    pictureAlt: 'A square woven mat in red, cream and yellow stripes with a knotted fringe',
    summary: 'A thick square mat for japa, puja and meditation, woven on a pit loom.',
    description: [
      'The first instruction in many texts on meditation is plain: sit on a steady seat, neither too high nor too low. A folded blanket will do. This asana does it a little better, because it keeps its shape and belongs to nothing else.',
      'It is woven as a durrie in Sitapur, with a cotton warp and a doubled cotton weft beaten close, so that the mat is firm, lies flat and doesn’t slide on stone. Kumkum red, turmeric yellow and unbleached cream are dyed with azo-free colours. Both faces can be used, and the short fringes are knotted by hand.',
      'There is room to sit cross-legged with a book or a small thali before you. Custom keeps one’s asana for one’s own practice and rolls it up afterwards; a cotton tie is sewn on for that.',
    ],
    materials: '100 % cotton, azo-free dyes',
    dimensions: '65 × 65 cm, 8 mm thick',
    netQuantity: '1 mat',
    details: [
      { label: 'Weave', value: 'Flat-woven durrie, two-sided' },
      { label: 'Colours', value: 'Red, yellow, cream' },
      { label: 'Made in', value: 'Sitapur, Uttar Pradesh' },
    ],
    box: ['One asana with a sewn tie', 'Care label on cloth'],
    care: [
      'Shake out and air in the shade every week.',
      'Hand-wash cold with mild soap; the red may bleed a little the first time.',
      'Dry flat. Don’t tumble-dry or bleach.',
    ],
  },
  hi: {
    name: 'हथकरघे का सूती आसन',
    pictureAlt: 'लाल, क्रीम और पीली धारियों वाला चौकोर बुना आसन, गाँठी हुई झालर सहित',
    summary: 'जप, पूजा और ध्यान के लिए मोटा चौकोर आसन, खड्डी पर बुना हुआ।',
    description: [
      'ध्यान के अनेक ग्रंथों का पहला निर्देश सीधा है: स्थिर आसन पर बैठो, न बहुत ऊँचा, न बहुत नीचा। तह किया हुआ कंबल भी चल जाता है। यह आसन थोड़ा बेहतर है, क्योंकि इसका आकार बना रहता है और यह किसी और काम का नहीं।',
      'यह सीतापुर में दरी की तरह बुना जाता है। ताना सूती है और दोहरा सूती बाना कसकर ठोंका जाता है, जिससे आसन ठोस रहता है, समतल बिछता है और पत्थर पर फिसलता नहीं। कुमकुम का लाल, हल्दी का पीला और कोरे सूत का रंग एज़ो-रहित रंगों से है। दोनों ओर से काम आता है, और छोटी झालर हाथ से गाँठी गई है।',
      'पालथी मारकर बैठने के बाद सामने पुस्तक या छोटी थाली रखने की जगह बचती है। रीति यह है कि अपना आसन अपनी ही साधना के लिए रखा जाए और बाद में लपेट दिया जाए; उसके लिए सूती डोरी सिली हुई है।',
    ],
    materials: '100 % सूत, एज़ो-रहित रंग',
    dimensions: '65 × 65 सेमी, 8 मिमी मोटा',
    netQuantity: '1 आसन',
    details: [
      { label: 'बुनाई', value: 'सपाट दरी, दोनों ओर से' },
      { label: 'रंग', value: 'लाल, पीला, क्रीम' },
      { label: 'बना', value: 'सीतापुर, उत्तर प्रदेश' },
    ],
    box: ['सिली डोरी वाला एक आसन', 'कपड़े पर देखभाल का पत्रक'],
    care: [
      'हर सप्ताह झाड़कर छाया में हवा दें।',
      'ठंडे पानी और हल्के साबुन से हाथ से धोएँ; पहली बार लाल रंग थोड़ा छूट सकता है।',
      'समतल फैलाकर सुखाएँ। मशीन में न सुखाएँ, ब्लीच न लगाएँ।',
    ],
  },
};
