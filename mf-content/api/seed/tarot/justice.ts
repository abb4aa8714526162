import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'justice',
  cover: 'tarot/justice.svg',
  category: '',
  tags: ['major-arcana', 'fairness', 'truth'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:57:00+05:30',
  details: {},
  en: {
    title: 'Justice',
    summary:
      'A crowned woman holds an upright sword and a pair of scales. Justice asks what really happened, what each side owes, and what may now be put right.',
    coverAlt:
      'A crowned woman in a red sari sits between two teal pillars, an upright sword in one hand and golden scales in the other.',
    body: `**In the picture.** A queen sits between two pillars under a red cloth. The sword in her right hand stands straight up: it cuts what is said from what is so. From her left hand hang the scales, and nothing has been laid in them yet. Her eyes are open. Blindfolds came into such pictures late; she means to look.

**Upright.** Put both accounts on the table, your own last. The card favours contracts read to the end, wages paid on the day, an apology that names the thing. It does not promise that a court or a quarrel will go your way. It asks that you be able to live with your own part in it.

**Reversed.** Someone weighs with a thumb on the pan, and it may be you, against yourself. Endless guilt is as crooked as none. Or the truth is known and nobody acts on it. Where the law is really at stake, go to a lawyer rather than to cards.

> If you heard this story from the other person first, what would sound different?`,
  },
  hi: {
    title: 'न्याय (जस्टिस)',
    summary:
      'मुकुट पहने स्त्री के एक हाथ में सीधी तलवार, दूसरे में तराज़ू। यह पत्ता पूछता है कि सच में क्या हुआ और अब क्या ठीक किया जा सकता है।',
    coverAlt: 'लाल साड़ी में मुकुटधारी स्त्री दो खंभों के बीच बैठी है; एक हाथ में सीधी तलवार, दूसरे में सुनहरा तराज़ू।',
    body: `**चित्र में।** लाल चँदोवे के नीचे, दो खंभों के बीच एक रानी बैठी है। दाएँ हाथ की तलवार सीधी खड़ी है: वह कही हुई बात को सच से अलग करती है। बाएँ हाथ से तराज़ू लटक रहा है, पलड़े अभी ख़ाली हैं। आँखें खुली हैं। ऐसे चित्रों में पट्टी बहुत बाद में बँधी; यह रानी देखना चाहती है।

**सीधा।** दोनों पक्ष सामने रखिए, अपना सबसे अंत में। यह पत्ता अंत तक पढ़े गए अनुबंध, उसी दिन दी गई मज़दूरी और उस क्षमा-याचना का है जिसमें बात का नाम लिया जाए। यह वादा नहीं करता कि कचहरी या झगड़े में फ़ैसला आपके पक्ष में होगा। इतना चाहता है कि अपने हिस्से के साथ आप चैन से रह सकें।

**उल्टा।** कोई पलड़े पर अँगूठा रखकर तौल रहा है; हो सकता है वह आप ही हों, अपने विरुद्ध। अंतहीन अपराध-बोध उतना ही टेढ़ा है जितना उसका न होना। या सच सबको पता है और करता कोई कुछ नहीं। मामला क़ानून का हो तो पत्तों के नहीं, वकील के पास जाइए।

> यही बात आपने पहले दूसरे से सुनी होती, तो क्या अलग लगता?`,
  },
};
