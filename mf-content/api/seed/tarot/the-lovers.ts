import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-lovers',
  cover: 'tarot/the-lovers.svg',
  category: '',
  tags: ['major-arcana', 'choice', 'bond'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:07:00+05:30',
  details: {},
  en: {
    title: 'The Lovers',
    summary:
      'Two people hold one garland between them under a full sun. The Lovers is less about romance than about choosing freely and standing by the choice.',
    coverAlt:
      'A woman in red with a yellow veil and a man in teal with a turban hold one marigold garland between them under the sun.',
    body: `**In the picture.** Two people face us side by side, their hands meeting over one marigold garland. It is the moment of the jaimala, but the garland has not yet gone over either head: the choice is still being made. The sun above shines on both alike. Each has a tree behind, different in colour, with roots of its own.

**Upright.** The card is read too quickly as romance. First of all it is a choice made with open eyes: of a partner, and also of a friend, a vocation, a way of living. Something is chosen, and so something else is left. It favours plain speech, equal footing and shared chores.

**Reversed.** Two wishes pull in two directions, or a decision is made to please the people watching. Perhaps what is said and what is done no longer match. Talk while it is small. If anyone frightens or controls you, that is no choice at all, and help may be sought.

> If nobody were watching, what would you choose?`,
  },
  hi: {
    title: 'प्रेमी युगल (द लवर्स)',
    summary:
      'सूर्य के नीचे दो जन, बीच में एक ही माला। यह पत्ता रोमांस से ज़्यादा अपनी इच्छा से चुनने और उस चुनाव पर टिके रहने का है।',
    coverAlt: 'पीली ओढ़नी और लाल घाघरे में स्त्री और पगड़ी पहने पुरुष सूर्य के नीचे गेंदे की एक माला साथ थामे हुए।',
    body: `**चित्र में।** दो लोग साथ-साथ हमारी ओर मुँह किए खड़े हैं, हाथ गेंदे की एक माला पर मिले हैं। घड़ी जयमाला की है, पर माला अभी किसी के गले में नहीं गई: चुनाव अभी हो ही रहा है। ऊपर सूर्य दोनों पर एक-सा चमक रहा है। दोनों के पीछे अपना-अपना पेड़ है, रंग अलग, जड़ें अलग।

**सीधा।** इसे झट से प्रेम-प्रसंग समझ लिया जाता है। पर पहले यह खुली आँखों से किया गया चुनाव है: साथी का, और मित्र, काम या जीने के ढंग का भी। कुछ चुना जाता है, तो कुछ छूटता है। यह पत्ता साफ़ बात, बराबरी और बाँटे हुए घर के काम का पक्ष लेता है।

**उल्टा।** दो इच्छाएँ दो ओर खींच रही हैं, या निर्णय देखने वालों को ख़ुश करने के लिए लिया जा रहा है। हो सकता है कहा कुछ जाता हो और किया कुछ। बात छोटी रहते कर लीजिए। कोई डराता या क़ाबू में रखता हो, तो वह चुनाव है ही नहीं; सहायता माँगी जा सकती है।

> कोई देख न रहा होता, तो आप क्या चुनते?`,
  },
};
