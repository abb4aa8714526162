import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-fool',
  cover: 'tarot/the-fool.svg',
  category: '',
  tags: ['major-arcana', 'beginnings', 'courage'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:07:00+05:30',
  details: {},
  en: {
    title: 'The Fool',
    summary:
      'A young traveller at the cliff’s edge, a dog at his heels. The Fool speaks of a first step, of courage with open eyes, and of steps put off too long.',
    coverAlt:
      'A young traveller in a yellow coat with a bundle and peacock feathers at a cliff’s edge, a white dog leaping behind him.',
    body: `**In the picture.** A young traveller stands where the path ends and looks up, not down. Over his shoulder goes a small bundle tied with peacock feathers; in one hand he holds a lotus. A white dog leaps at his heels, and nobody can say whether it warns him or only wants to come along. The Fool carries no number, or nought, and so belongs both at the start of the deck and at its end.

**Upright.** The card speaks of a first step taken before everything is known: the first day at a new school, a language begun at sixty, a move with two suitcases. It asks for a light heart and open eyes at once. Carry little, but do carry something.

**Reversed.** The step is either put off again and again, or taken with the eyes shut. Look at the practical side: the ticket, the paper, the person at home who should be told. A beginner’s courage is worth more when the dog is listened to.

> What would you begin this month if you were allowed to be bad at it?`,
  },
  hi: {
    title: 'मूर्ख (द फ़ूल)',
    summary:
      'चट्टान के किनारे एक युवा यात्री, पीछे उछलता कुत्ता। यह पत्ता पहले क़दम की बात करता है: खुली आँखों वाला साहस, और वह क़दम जो बार-बार टलता रहा।',
    coverAlt: 'पीले अँगरखे में एक युवा यात्री चट्टान के किनारे; कंधे पर मोरपंख बँधी पोटली, पीछे उछलता सफ़ेद कुत्ता।',
    body: `**चित्र में।** जहाँ रास्ता ख़त्म होता है, वहाँ एक युवा यात्री खड़ा है और नीचे नहीं, ऊपर देख रहा है। कंधे पर छोटी-सी पोटली है जिसमें मोरपंख बँधे हैं, एक हाथ में कमल। सफ़ेद कुत्ता पैरों के पास उछल रहा है; वह चेता रहा है या बस साथ चलना चाहता है, कौन कहे। इस पत्ते की कोई संख्या नहीं, या शून्य है, इसलिए यह गड्डी का आरंभ भी है और अंत भी।

**सीधा।** बात उस पहले क़दम की है जो सब कुछ जान लेने से पहले उठता है: नए स्कूल का पहला दिन, साठ की उम्र में सीखी जाने वाली भाषा, दो सूटकेस लेकर नए शहर में बसना। मन हल्का रहे और आँखें खुली। सामान कम हो, पर कुछ तो हो।

**उल्टा।** क़दम या तो हर बार टल जाता है, या आँख मूँदकर उठा लिया जाता है। व्यावहारिक बातें देख लीजिए: टिकट, काग़ज़, घर का वह सदस्य जिसे बताना चाहिए। नौसिखिए का साहस तब और काम आता है जब कुत्ते की भी सुनी जाए।

> अगर कच्चा काम करने की छूट होती, तो इस महीने आप क्या शुरू करते?`,
  },
};
