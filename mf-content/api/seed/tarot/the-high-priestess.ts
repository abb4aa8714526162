import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-high-priestess',
  cover: 'tarot/the-high-priestess.svg',
  category: '',
  tags: ['major-arcana', 'silence', 'intuition'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:25:00+05:30',
  details: {},
  en: {
    title: 'The High Priestess',
    summary:
      'Between a dark pillar and a light one a veiled woman holds a manuscript she is not reading aloud. A card of silence, of inner knowing and of waiting.',
    coverAlt:
      'A veiled woman with closed eyes sits between a dark and a light pillar under the full moon, a palm-leaf manuscript on her lap.',
    body: `**In the picture.** She sits between two pillars, one dark and one light, with her eyes closed and a palm-leaf manuscript on her lap. The full moon stands above her and a thin one lies at her feet: she knows both halves of the month. Behind her hangs a patterned veil. Water glimmers under the seat, which tells you that there is more behind the veil than a wall.

**Upright.** Not everything that is known must be said today. The card speaks for the sense you have before the reasons come, for study without an audience, for keeping a confidence. Sleep on it, and write down what you woke with.

**Reversed.** You have asked seven people and not yourself. Or the opposite: a silence has become a wall, and someone outside it is guessing. Notice which of the two it is. One is mended by an hour alone, the other by a single honest sentence.

> What do you already know about this, and have not said even to yourself?`,
  },
  hi: {
    title: 'महापुजारिन (द हाई प्रीस्टेस)',
    summary:
      'एक काले और एक उजले खंभे के बीच घूँघट वाली स्त्री, गोद में पोथी। यह पत्ता मौन, भीतर की समझ और सही समय की प्रतीक्षा का है।',
    coverAlt:
      'पूर्ण चंद्र के नीचे काले और उजले खंभे के बीच बैठी स्त्री; आँखें बंद, सिर पर ओढ़नी, गोद में ताड़पत्र की पोथी।',
    body: `**चित्र में।** वह दो खंभों के बीच बैठी है, एक काला, एक उजला; आँखें बंद हैं और गोद में ताड़पत्र की पोथी। ऊपर पूरा चाँद है और पैरों के पास पतली-सी कला: महीने के दोनों पक्ष उसके जाने हुए हैं। पीछे बेल-बूटों वाला परदा है। आसन के नीचे पानी झिलमिला रहा है, यानी परदे के पीछे दीवार नहीं, कुछ और है।

**सीधा।** जो मालूम है, वह सब आज ही कहना ज़रूरी नहीं। यह पत्ता उस समझ की ओर है जो तर्क से पहले आती है, उस पढ़ाई की ओर जिसका कोई दर्शक नहीं, और किसी की बात अपने तक रखने की ओर। एक रात सो लीजिए और जो मन में लेकर उठें, लिख लीजिए।

**उल्टा।** आपने सात लोगों से पूछ लिया, बस अपने से नहीं। या इसका उल्टा: चुप्पी दीवार बन गई है और बाहर कोई अनुमान लगा रहा है। पहचानिए कि बात कौन-सी है। एक का उपाय एक घंटे का एकांत है, दूसरी का एक सच्चा वाक्य।

> इस बारे में ऐसा क्या है जो आप जानते हैं, पर अपने आप से भी नहीं कहा?`,
  },
};
