import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-magician',
  cover: 'tarot/the-magician.svg',
  category: '',
  tags: ['major-arcana', 'skill', 'attention'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:17:00+05:30',
  details: {},
  en: {
    title: 'The Magician',
    summary:
      'A pot, a sword, a staff and a coin lie on the table, and one flame is raised. The Magician is about using what is already at hand, with full attention.',
    coverAlt:
      'A man in a red coat and teal turban raises a burning candle over a table with a pot, a sword, a staff and a coin.',
    body: `**In the picture.** Behind a low table stands a man with one hand raised and the other resting on a pot. Before him lie four tools: the pot for feeling, the sword for thought, the staff for will, the coin for matter. They are the four suits of the whole deck. The looped sign above his turban has no beginning and no end, and marigolds hang over all of it as over a shop that opens in the morning.

**Upright.** You have more on the table than you thought: a skill learnt years ago, a friend who knows the subject, one free hour on Sunday. The Magician does not wish, he arranges. Choose one tool and use it until the work is finished.

**Reversed.** Much is shown and little is made. Plans are talked about, attention is split over six screens, or somebody’s cleverness hides what is really offered. Ask to see the work, your own first of all.

> Which tool have you owned for a long time and never picked up?`,
  },
  hi: {
    title: 'जादूगर (द मजीशियन)',
    summary:
      'मेज़ पर कलश, तलवार, डंडा और सिक्का; हाथ में उठी एक लौ। यह पत्ता कहता है कि जो पास में है, उसी को पूरे ध्यान से काम में लगाइए।',
    coverAlt:
      'लाल अँगरखे और नीली-हरी पगड़ी वाला व्यक्ति जलती मोमबत्ती उठाए; सामने मेज़ पर कलश, तलवार, डंडा और सिक्का।',
    body: `**चित्र में।** नीची मेज़ के पीछे एक आदमी खड़ा है, एक हाथ ऊपर, दूसरा कलश पर। सामने चार चीज़ें रखी हैं: भाव के लिए कलश, विचार के लिए तलवार, संकल्प के लिए डंडा और भौतिक जगत के लिए सिक्का। पूरी गड्डी के चार रंग यही हैं। पगड़ी के ऊपर बना फंदे जैसा चिह्न न कहीं शुरू होता है, न ख़त्म; और गेंदे की माला ऐसे टँगी है जैसे सुबह खुलती दुकान पर।

**सीधा।** मेज़ पर जितना आपने सोचा था, उससे अधिक रखा है: बरसों पहले सीखा कोई हुनर, विषय जानने वाला कोई मित्र, इतवार का एक ख़ाली घंटा। जादूगर कामना नहीं करता, चीज़ें जमाता है। एक औज़ार चुनिए और काम पूरा होने तक उसी से काम लीजिए।

**उल्टा।** दिखावा बहुत, बनता कम। योजनाओं की चर्चा चलती रहती है, ध्यान छह परदों में बँटा है, या किसी की चतुराई असली बात को ढक रही है। काम देखने को माँगिए, सबसे पहले अपना।

> कौन-सा औज़ार बरसों से आपके पास है और आपने उसे कभी उठाया नहीं?`,
  },
};
