import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'strength',
  cover: 'tarot/strength.svg',
  category: '',
  tags: ['major-arcana', 'gentleness', 'patience'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:27:00+05:30',
  details: {},
  en: {
    title: 'Strength',
    summary:
      'A woman lays her hands on a lion’s mane, and it lies still. Strength is the patience that does not need to win, with others and with one’s own temper.',
    coverAlt:
      'A woman in a red veil rests her hands on the mane of a garlanded lion lying at her feet, a setting sun behind her.',
    body: `**In the picture.** A woman bends a little and lays both hands in the mane of a lion. It wears the same marigolds as she does and lies quiet at her feet. There is no chain and no whip in the picture. The looped sign that hung over the Magician hangs over her too, but she needs no table of tools.

**Upright.** This is the strength of someone who can wait a breath before answering. Sit with the crying child, stay polite on the telephone, go back to the exercise for the tenth day. The lion is not an enemy; it is anger, hunger, pride, all of which guard something. Ask it what.

**Reversed.** The lion runs ahead of you, or you have shut it up so well that nothing roars any more. Both are tiring. Begin with the body: sleep, a walk before dinner, fewer quarrels after ten at night. Then speak to yourself as you would to an animal you hope to keep.

> Whom do you handle more gently than yourself, and what would change if you did not?`,
  },
  hi: {
    title: 'शक्ति (स्ट्रेंथ)',
    summary:
      'स्त्री के हाथ सिंह की अयाल पर हैं और वह शांत लेटा है। यह पत्ता उस धीरज का है जिसे जीतना ज़रूरी नहीं, औरों के साथ भी, अपने साथ भी।',
    coverAlt: 'लाल ओढ़नी वाली स्त्री माला पहने सिंह की अयाल पर हाथ रखे हुए; पीछे डूबता सूर्य।',
    body: `**चित्र में।** एक स्त्री थोड़ा झुककर सिंह की अयाल में दोनों हाथ रखे है। सिंह ने वही गेंदे पहने हैं जो स्त्री के माथे पर हैं, और वह उसके पैरों के पास शांत लेटा है। चित्र में न ज़ंजीर है, न कोड़ा। जादूगर के ऊपर जो फंदे वाला चिह्न था, वही यहाँ भी है, पर इसे औज़ारों की मेज़ नहीं चाहिए।

**सीधा।** यह उस व्यक्ति का बल है जो उत्तर देने से पहले एक साँस रुक सकता है। रोते बच्चे के पास बैठना, फ़ोन पर विनम्र बने रहना, दसवें दिन भी अभ्यास पर लौटना। सिंह शत्रु नहीं; वह क्रोध है, भूख है, मान है, और हर एक किसी चीज़ की रखवाली कर रहा है। उससे पूछिए, किसकी।

**उल्टा।** सिंह आपसे आगे भाग निकला है, या आपने उसे ऐसा बंद किया है कि अब कुछ गरजता ही नहीं। थकाते दोनों हैं। शरीर से शुरू कीजिए: नींद, खाने से पहले टहलना, रात दस के बाद कम बहस। फिर अपने से वैसे बोलिए जैसे किसी ऐसे पशु से जिसे आप पालना चाहते हैं।

> आप किसके साथ अपने से अधिक नरमी बरतते हैं? वही नरमी अपने साथ हो तो क्या बदलेगा?`,
  },
};
