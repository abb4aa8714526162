import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-chariot',
  cover: 'tarot/the-chariot.svg',
  category: '',
  tags: ['major-arcana', 'will', 'direction'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:21:00+05:30',
  details: {},
  en: {
    title: 'The Chariot',
    summary:
      'One charioteer, a white horse and a dark one, each with its own mind. The Chariot is about direction, and about forces that must be led, not beaten.',
    coverAlt:
      'A crowned charioteer under a red canopy at night, drawn by a white and a dark horse looking in opposite directions.',
    body: `**In the picture.** A crowned charioteer stands under a red canopy with the night behind him. His two horses, one white and one dark, look in opposite directions, and yet the car stands straight. The Katha Upanishad knows the picture well: the body is the chariot, the senses are the horses, the mind is the rein and understanding is the driver.

**Upright.** You can move now, if the horses agree on a road. The card is about will that steers rather than strains: a plan for the exam, a hard conversation held to its subject, the discipline of leaving on time. Hold both reins, look far ahead, and brake before the bend.

**Reversed.** There is speed without a road, or the two horses have stopped because each waits for the other. Pushing harder tires the driver only. Get down, check the wheels, and ask where you were going when you set out.

> Which two wishes in you pull apart, and what road would suit them both?`,
  },
  hi: {
    title: 'रथ (द चैरियट)',
    summary:
      'एक सारथी, एक सफ़ेद घोड़ा, एक काला, और दोनों की अपनी मर्ज़ी। यह पत्ता दिशा का है, और उन शक्तियों का जिन्हें साधना होता है।',
    coverAlt: 'रात में लाल छत्र के नीचे मुकुट पहने सारथी; रथ में एक सफ़ेद और एक काला घोड़ा, मुँह अलग-अलग ओर।',
    body: `**चित्र में।** लाल छतरी के नीचे मुकुट पहने सारथी खड़ा है, पीछे रात है। एक घोड़ा सफ़ेद है, एक काला; दोनों अलग-अलग ओर देख रहे हैं, फिर भी रथ सीधा खड़ा है। कठोपनिषद् इस चित्र को ख़ूब पहचानता है: शरीर रथ है, इंद्रियाँ घोड़े, मन लगाम और बुद्धि सारथी।

**सीधा।** अब चला जा सकता है, बशर्ते दोनों घोड़े एक राह मान लें। यह पत्ता उस इच्छाशक्ति का है जो ज़ोर नहीं लगाती, दिशा देती है: परीक्षा की योजना, कठिन बातचीत जो विषय से न भटके, समय पर निकलने का अनुशासन। दोनों लगाम थामिए, नज़र दूर रखिए और मोड़ से पहले चाल धीमी कीजिए।

**उल्टा।** चाल है, राह नहीं; या दोनों घोड़े रुक गए हैं क्योंकि हर एक दूसरे की राह देख रहा है। और ज़ोर लगाने से बस सारथी थकेगा। उतरिए, पहिए देखिए और याद कीजिए कि चले थे तो जाना कहाँ था।

> आपके भीतर कौन-सी दो इच्छाएँ अलग ओर खींचती हैं, और कौन-सी राह दोनों को भाएगी?`,
  },
};
