import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-empress',
  cover: 'tarot/the-empress.svg',
  category: '',
  tags: ['major-arcana', 'care', 'growth'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:36:00+05:30',
  details: {},
  en: {
    title: 'The Empress',
    summary:
      'Among banana plants and ripening grain sits a crowned woman with a lotus. The Empress stands for care, for things that grow and for letting them take time.',
    coverAlt:
      'A crowned woman in red and yellow holds a lotus, seated among banana plants and ears of grain before green hills.',
    body: `**In the picture.** A crowned woman sits in the open, on a red cushion, between two banana plants heavy with flowers. Ears of grain lean in from both sides. One hand lifts a lotus, the other lies in her lap and has nothing to do. No wall is drawn around her garden. Her colours are those of turmeric and kumkum, which is to say of a kitchen and of a threshold.

**Upright.** Something wants feeding: a child, a balcony of tulsi and mint, a piece of work in its soft first state. The card praises the body, good food, rest after midday, beauty that serves no purpose. It reminds you that growth has its own calendar and cannot be hurried by looking.

**Reversed.** You water everyone and your own pot is dry; or care has become control, and the plant cannot breathe for so much water. Eat a proper meal. Then leave one thing alone for a week.

> What in your life would grow if you did a little less to it?`,
  },
  hi: {
    title: 'सम्राज्ञी (द एम्प्रेस)',
    summary:
      'केले के पौधों और पकती बालियों के बीच मुकुट पहने स्त्री, हाथ में कमल। यह पत्ता देखभाल, फलने-फूलने और समय देने का है।',
    coverAlt:
      'लाल-पीले वस्त्रों में मुकुटधारी स्त्री कमल लिए बैठी है; दोनों ओर केले के पौधे और अनाज की बालियाँ, पीछे हरी पहाड़ियाँ।',
    body: `**चित्र में।** मुकुट पहने एक स्त्री खुले में, लाल गद्दी पर, फूलों से झुके केले के दो पौधों के बीच बैठी है। दोनों ओर से अनाज की बालियाँ झुक आई हैं। एक हाथ में कमल उठा है, दूसरा गोद में ख़ाली पड़ा है। उसके बाग़ के चारों ओर कोई दीवार नहीं। रंग हल्दी और कुमकुम के हैं, यानी रसोई और देहरी के।

**सीधा।** कुछ है जिसे पोषण चाहिए: कोई बच्चा, बालकनी की तुलसी और पुदीना, या कोई काम जो अभी कच्चा है। यह पत्ता शरीर, अच्छे भोजन, दोपहर के विश्राम और बिना मतलब की सुंदरता का मान करता है। यह याद दिलाता है कि बढ़ने का अपना पंचांग होता है; ताकते रहने से कुछ जल्दी नहीं बढ़ता।

**उल्टा।** आप सबको सींच रहे हैं और अपना गमला सूखा है। या देखभाल पकड़ बन गई है और इतने पानी में पौधे का दम घुट रहा है। पहले ठीक से खाना खाइए। फिर किसी एक चीज़ को सप्ताह भर उसके हाल पर छोड़ दीजिए।

> आपके जीवन में ऐसा क्या है जो थोड़ा कम छेड़ने पर अच्छा पनपेगा?`,
  },
};
