import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-hanged-man',
  cover: 'tarot/the-hanged-man.svg',
  category: '',
  tags: ['major-arcana', 'pause', 'perspective'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:08:00+05:30',
  details: {},
  en: {
    title: 'The Hanged Man',
    summary:
      'A man hangs by one foot from a banyan branch, calm, with light around his head. A card of pause, of another view and of giving up a small advantage.',
    coverAlt:
      'A young man with closed eyes hangs by one foot from a banyan branch, a golden halo around his head, lotuses below.',
    body: `**In the picture.** From the branch of a banyan a young man hangs by one foot. The other leg is folded, the arms rest behind his back, and the face is calm; a light shines round the head that is now lowest. The banyan too grows downwards, with roots in the air. The Gita speaks of a tree with its roots above and its branches below.

**Upright.** Nothing can be done just now, and that is the work. The file lies with someone else, the bone is knitting, the answer will come on Thursday. Seen from below, the room has another shape. The card praises a pause that is chosen, and the small thing one lets go for the sake of a larger.

**Reversed.** The pause has no end, or the sacrifice is one nobody asked for and everybody hears about. If you have been waiting long, ask yourself what exactly for. Perhaps the knot was never tight.

> What looks like lost time, and what has it already shown you?`,
  },
  hi: {
    title: 'लटका हुआ पुरुष (द हैंग्ड मैन)',
    summary:
      'बरगद की डाल से एक पैर पर लटका युवक, चेहरा शांत, सिर के चारों ओर प्रकाश। यह पत्ता ठहराव, दूसरी दृष्टि और छोटे त्याग का है।',
    coverAlt:
      'बरगद की डाल से एक पैर के सहारे उल्टा लटका युवक, आँखें बंद, सिर के चारों ओर सुनहरा प्रभामंडल; नीचे कमल।',
    body: `**चित्र में।** बरगद की डाल से एक युवक एक पैर के सहारे लटका है। दूसरा पैर मुड़ा है, हाथ पीठ के पीछे हैं और चेहरा शांत; जो सिर अब सबसे नीचे है, उसी के चारों ओर प्रकाश है। बरगद भी नीचे की ओर बढ़ता है, जड़ें हवा में लटकाए। गीता ऐसे वृक्ष की बात करती है जिसकी जड़ें ऊपर और शाखाएँ नीचे हैं।

**सीधा।** अभी कुछ किया नहीं जा सकता, और यही काम है। फ़ाइल किसी और के पास है, हड्डी जुड़ रही है, उत्तर बृहस्पतिवार को आएगा। नीचे से देखने पर कमरे का आकार ही बदल जाता है। यह पत्ता अपनी इच्छा से लिए गए ठहराव का मान करता है, और उस छोटी चीज़ का भी जो किसी बड़ी के लिए छोड़ दी जाए।

**उल्टा।** ठहराव ख़त्म ही नहीं होता, या त्याग ऐसा है जो किसी ने माँगा नहीं और सुनना सबको पड़ता है। बहुत दिनों से राह देख रहे हों तो अपने से पूछिए कि ठीक-ठीक किसकी। शायद गाँठ कभी कसी ही नहीं थी।

> जो समय व्यर्थ गया लगता है, उसने आपको अब तक क्या दिखाया?`,
  },
};
