import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-emperor',
  cover: 'tarot/the-emperor.svg',
  category: '',
  tags: ['major-arcana', 'order', 'responsibility'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:42:00+05:30',
  details: {},
  en: {
    title: 'The Emperor',
    summary:
      'An old king under a red parasol, a staff in one hand and a globe in the other. A card of order, of fair rules and of the weight of being in charge.',
    coverAlt:
      'A bearded king in red sits on a stone throne with lion heads under a parasol, holding a staff and a golden globe.',
    body: `**In the picture.** An old king sits squarely on a stone throne with lions at its arms. Over him is the chhatra, the parasol of rule, and behind him bare red mountains where nothing grows by itself. He holds a staff upright and a small golden globe lightly, as one holds something breakable. His beard is white: whatever he built took years.

**Upright.** Order is a form of kindness when it is fair. A rota on the fridge, an account kept every evening, a promise with a date: these hold a house together. The card asks you to take the place that is yours, to decide, and to answer for it afterwards.

**Reversed.** Rules have outlived their reason, or someone rules because he is afraid to listen. It may also be the empty chair: nobody decides, and everybody is tired. Change one rule that no one can explain, and keep one that protects the weakest person in the room.

> Where do people need a clear word from you, and are still waiting?`,
  },
  hi: {
    title: 'सम्राट (द एम्परर)',
    summary:
      'लाल छत्र के नीचे बूढ़ा राजा, एक हाथ में दंड, दूसरे में गोला। यह पत्ता व्यवस्था, न्यायपूर्ण नियम और ज़िम्मेदारी के भार का है।',
    coverAlt:
      'लाल वस्त्रों में श्वेत दाढ़ी वाला राजा सिंह-मुख वाले पत्थर के सिंहासन पर छत्र के नीचे; हाथों में दंड और सोने का गोला।',
    body: `**चित्र में।** एक बूढ़ा राजा पत्थर के सिंहासन पर जमकर बैठा है, हत्थों पर सिंह बने हैं। ऊपर राजसत्ता का छत्र है और पीछे लाल, नंगे पहाड़ जहाँ अपने आप कुछ नहीं उगता। दंड उसने सीधा पकड़ा है, पर सोने का छोटा गोला हल्के हाथ से, जैसे कोई टूटने वाली चीज़ थामी जाती है। दाढ़ी सफ़ेद है: जो बना, बरसों में बना।

**सीधा।** न्याय के साथ हो तो व्यवस्था भी एक तरह का स्नेह है। फ़्रिज पर लगी बारी की सूची, हर शाम लिखा गया हिसाब, तारीख़ के साथ किया वादा: इन्हीं से घर टिकता है। पत्ता कहता है कि जो जगह आपकी है वह लीजिए, निर्णय कीजिए और बाद में उसका उत्तर भी दीजिए।

**उल्टा।** नियम रह गए, उनका कारण चला गया; या कोई इसलिए हुक्म चलाता है कि सुनने से डरता है। कुर्सी ख़ाली भी हो सकती है: निर्णय कोई नहीं लेता और थके सब हैं। एक ऐसा नियम बदलिए जिसे कोई समझा न सके, और एक बनाए रखिए जो सबसे कमज़ोर को बचाता हो।

> लोग कहाँ आपकी एक स्पष्ट बात की अब तक प्रतीक्षा कर रहे हैं?`,
  },
};
