import type { ProductSeed } from '../seed-types';

export const copperKalashSet: ProductSeed = {
  slug: 'copper-kalash-set',
  category: 'puja-vessels',
  originCountry: 'IN',
  hsn: '7418',
  maker: 'pune',
  returnRule: 'standard',
  variants: [{ sku: 'TP-KALASH-3', priceRupees: 1190, openingQuantity: 30, weightGrams: 520 }],
  en: {
    name: 'Copper kalash set',
    pictureAlt: 'A copper kalash with mango leaves and a coconut, a small cup beside it',
    summary: 'A hand-beaten copper kalash with panchpatra cup and achamani spoon.',
    description: [
      'A kalash filled with water, ringed with mango leaves and closed with a coconut stands for abundance and opens almost every larger puja, from Navaratri to a house-warming. This set brings together the three copper pieces that a household needs for it.',
      'The kalash is raised from a single sheet by the coppersmiths of Pune’s Tambat Ali, whose hammer marks give the wall its strength and its play of light. The rim is turned so that the leaves sit and the coconut does not slip. The panchpatra cup holds water for offering, and the achamani is the little spoon with a long stem used for sipping and sprinkling.',
      'The copper is bare inside and out. It is meant for the shrine; if you also drink from it, rinse it well and use plain water only, never anything sour.',
    ],
    materials: 'Pure copper sheet, uncoated',
    dimensions: 'Kalash 13 cm high, 11 cm wide, 700 ml; cup 6 cm; spoon 13 cm',
    netQuantity: '1 set of 3 pieces',
    details: [
      { label: 'Mouth of the kalash', value: '7.5 cm, for a medium coconut' },
      { label: 'Finish', value: 'Hand-hammered' },
      { label: 'Made in', value: 'Pune, Maharashtra' },
    ],
    box: ['Copper kalash', 'Panchpatra cup', 'Achamani spoon'],
    care: [
      'Empty and dry it after each puja; standing water leaves spots.',
      'Clean with lemon and salt or tamarind, rinse at once.',
      'No steel wool: it scratches the hammered face.',
    ],
  },
  hi: {
    name: 'ताँबे का कलश सेट',
    pictureAlt: 'आम के पत्तों और नारियल वाला ताँबे का कलश, पास में छोटा पात्र',
    summary: 'हाथ से ठोंका ताँबे का कलश, पंचपात्र और आचमनी के साथ।',
    description: [
      'जल से भरा, आम के पत्तों से घिरा और नारियल से ढका कलश पूर्णता का प्रतीक है। नवरात्रि से गृह प्रवेश तक लगभग हर बड़ी पूजा इसी से आरंभ होती है। इस सेट में ताँबे के वे तीनों पात्र हैं जिनकी घर में ज़रूरत पड़ती है।',
      'कलश को पुणे की तांबट आळी के ताम्रकार एक ही चादर से गढ़ते हैं। हथौड़े के निशान दीवार को मज़बूती देते हैं और उन पर रोशनी खेलती है। मुँह ऐसा मोड़ा गया है कि पत्ते टिकें और नारियल न फिसले। पंचपात्र अर्घ्य का जल रखता है, और आचमनी लंबी डंडी वाला छोटा चम्मच है जिससे आचमन किया जाता है और छींटे दिए जाते हैं।',
      'ताँबा भीतर-बाहर बिना परत का है। यह पूजा के लिए बना है; पानी पीने में भी लें तो अच्छी तरह धोकर केवल सादा पानी रखें, कोई खट्टी चीज़ नहीं।',
    ],
    materials: 'शुद्ध ताँबे की चादर, बिना परत',
    dimensions: 'कलश 13 सेमी ऊँचा, 11 सेमी चौड़ा, 700 मिली; पंचपात्र 6 सेमी; आचमनी 13 सेमी',
    netQuantity: '3 नग का 1 सेट',
    details: [
      { label: 'कलश का मुँह', value: '7.5 सेमी, मझोले नारियल के लिए' },
      { label: 'सतह', value: 'हाथ की ठोंकाई' },
      { label: 'बना', value: 'पुणे, महाराष्ट्र' },
    ],
    box: ['ताँबे का कलश', 'पंचपात्र', 'आचमनी'],
    care: [
      'हर पूजा के बाद ख़ाली कर सुखाएँ; ठहरा पानी दाग़ छोड़ता है।',
      'नींबू-नमक या इमली से माँजें और तुरंत धो लें।',
      'लोहे का जूना न लगाएँ, उससे सतह पर खरोंच आती है।',
    ],
  },
};
