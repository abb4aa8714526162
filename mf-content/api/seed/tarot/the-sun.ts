import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-sun',
  cover: 'tarot/the-sun.svg',
  category: '',
  tags: ['major-arcana', 'joy', 'clarity'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:01:00+05:30',
  details: {},
  en: {
    title: 'The Sun',
    summary:
      'A child on a white horse waves under a sun with a face. The Sun stands for plain joy, for clear sight and for things that may now be shown by daylight.',
    coverAlt:
      'A child with a marigold wreath rides a white horse past sunflowers, a red flag behind, under a large sun with a face.',
    body: `**In the picture.** A sun with a face fills half the sky, a tilak on its forehead. Below it a child with marigolds in the hair rides a white horse without reins in hand and waves, a red flag flying behind. Sunflowers look over a brick wall. It is the one picture in the deck with nothing hidden in it.

**Upright.** Let it be simple. The card is for the finished drawing shown round, a picnic, a good report read twice, a friend met in daylight. What is clear can be said in one sentence. People who rise early may like a few minutes with the [Sun remedy](/remedies/sun); the rest may enjoy the afternoon.

**Reversed.** The same sun, behind a cloud: joy is there, and you are waiting for permission. Or it shines so hard that others have no shade, and success leaves no room for theirs. Step aside a little. Praise someone by name.

> What made you laugh last week, and how could there be more of it?`,
  },
  hi: {
    title: 'सूर्य (द सन)',
    summary:
      'मुख वाले सूर्य के नीचे सफ़ेद घोड़े पर हाथ हिलाता बच्चा। यह पत्ता सीधी-सादी ख़ुशी, साफ़ दृष्टि और उजाले में दिखाने लायक काम का है।',
    coverAlt: 'मुख वाले बड़े सूर्य के नीचे गेंदे पहने बच्चा सफ़ेद घोड़े पर; पीछे लाल ध्वजा, सूरजमुखी और ईंटों की दीवार।',
    body: `**चित्र में।** माथे पर तिलक लिए मुख वाला सूर्य आधा आकाश घेरे है। नीचे बालों में गेंदे लगाए एक बच्चा सफ़ेद घोड़े पर बैठा हाथ हिला रहा है, लगाम हाथ में नहीं, पीछे लाल ध्वजा फहरा रही है। ईंटों की दीवार के ऊपर से सूरजमुखी झाँक रहे हैं। पूरी गड्डी में यही एक चित्र है जिसमें कुछ छिपा नहीं।

**सीधा।** सीधा रहने दीजिए। यह पत्ता पूरे हुए चित्र को सबको दिखाने का है, पिकनिक का, दो बार पढ़ी गई अच्छी रिपोर्ट का, दिन के उजाले में मिले मित्र का। जो साफ़ है, वह एक वाक्य में कहा जा सकता है। जल्दी उठने वालों को [सूर्य का उपाय](/remedies/sun) कुछ मिनट के लिए भा सकता है; बाक़ी लोग दोपहर का आनंद लें।

**उल्टा।** सूर्य वही है, बस बादल के पीछे: ख़ुशी है और आप अनुमति की राह देख रहे हैं। या धूप इतनी तेज़ है कि औरों को छाया नहीं मिलती और आपकी सफलता में उनकी जगह नहीं बचती। थोड़ा हटकर खड़े होइए। किसी का नाम लेकर प्रशंसा कीजिए।

> पिछले सप्ताह आप किस बात पर हँसे, और वह और कैसे हो सकता है?`,
  },
};
