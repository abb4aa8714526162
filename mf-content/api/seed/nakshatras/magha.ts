import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'magha',
  cover: 'nakshatras/magha.svg',
  category: '',
  tags: ['magha', 'simha', 'ketu', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:15:00+05:30',
  details: {},
  en: {
    title: 'Magha: the throne of the ancestors',
    summary:
      'Magha nakshatra in Simha: Regulus and the Sickle, the Pitris and their seat, naming sounds, dignity in tradition, and which days belong to it.',
    coverAlt:
      'The Sickle of Leo with bright Regulus above an empty carved throne and a bowl of water with sesame.',
    body: `Somebody sat on this chair before you. That thought is the whole of Magha. The word means "the mighty, the bountiful", and its chief star lies almost exactly on the path of the Sun, so that the Moon covers it from time to time.

- **Span:** 0°00′ to 13°20′ of Simha
- **Stars:** the Sickle of Leo; yogatara Regulus (Alpha Leonis)
- **Deity:** the Pitris, ancestors
- **Symbol:** a throne or a house
- **Vimshottari lord:** [Ketu](/remedies/ketu), 7 years
- **Gana, yoni, nadi:** rakshasa, rat, antya
- **Naming sounds by pada:** Ma, Mi, Mu, Me
- **Class in muhurta:** ugra (fierce)

## Those who came first

Its deities are not gods in heaven but the Pitris, one’s own dead, who become a kind of gods. The Veda seats them on the sacred grass and gives them soma to drink. At home they are given water with black sesame, and a ball of rice. When the Moon of Pitru Paksha reaches these stars, a shraddha has special weight in many almanacs. Masi Magam, in the south, takes the deities to the sea when the full Moon is here.

## In the voice of tradition

A Magha Moon is described as dignified, generous to dependants, fond of ceremony, respectful of elders, a little fond of respect in return. It keeps old photographs and the names behind them. Ketu as lord is an odd partner for a throne: it gives the power and whispers that it is borrowed. Those who hear the whisper rule well.

## Which days suit

The class is fierce. It is used for asserting a right, for taking up an office, for rites to ancestors, and most wedding lists include it all the same. To start small: write down the names of your eight great-grandparents. Few of us can. Magha is a good day to telephone someone who knows.`,
  },
  hi: {
    title: 'मघा: पितरों का सिंहासन',
    summary:
      'सिंह का मघा नक्षत्र: रेगुलस और हँसिया, पितर और उनका आसन, नामाक्षर, परंपरा में बताई गरिमा, और कौन-से काम इसके दिनों के माने जाते हैं।',
    coverAlt: 'सिंह के हँसिये में चमकता मघा तारा, नीचे ख़ाली नक़्क़ाशीदार सिंहासन और तिल-जल का पात्र।',
    body: `इस आसन पर आपसे पहले कोई बैठा था। मघा का सारा भाव यही है। शब्द का अर्थ है “महान, दानी”, और इसका मुख्य तारा सूर्य के पथ पर लगभग ठीक-ठीक बैठा है, इसलिए चंद्रमा बीच-बीच में उसे ढक भी लेता है।

- **विस्तार:** सिंह 0°00′ से 13°20′
- **तारे:** सिंह का हँसिया; योगतारा रेगुलस (अल्फ़ा लियोनिस)
- **देवता:** पितर
- **चिह्न:** सिंहासन या भवन
- **विंशोत्तरी स्वामी:** [केतु](/remedies/ketu), 7 वर्ष
- **गण, योनि, नाड़ी:** राक्षस, मूषक, अंत्य
- **चरण के अनुसार नामाक्षर:** मा, मी, मू, मे
- **मुहूर्त में वर्ग:** उग्र

## जो पहले आए

इसके देवता स्वर्ग के देव नहीं, पितर हैं, हमारे अपने दिवंगत, जो एक तरह के देवता हो जाते हैं। वेद उन्हें कुशा पर बिठाता है और सोम देता है। घरों में उन्हें काले तिल मिला जल और चावल का पिंड दिया जाता है। पितृ पक्ष में चंद्रमा जब इन तारों पर पहुँचे, तब का श्राद्ध कई पंचांगों में विशेष माना जाता है। दक्षिण का मासि मगम, जब पूर्णिमा यहाँ हो, देव-प्रतिमाओं को समुद्र तक ले जाता है।

## परंपरा के शब्दों में

मघा का चंद्रमा गरिमामय, आश्रितों के प्रति उदार, संस्कारों का प्रेमी, बड़ों का आदर करने वाला और बदले में थोड़ा आदर चाहने वाला कहा गया है। वह पुरानी तस्वीरें सँभालता है और उनके पीछे लिखे नाम भी। सिंहासन के साथ स्वामी केतु अटपटा लगता है: वह शक्ति देता है और कान में कहता है कि यह उधार की है। जो यह सुन लेते हैं, वे अच्छा शासन करते हैं।

## कौन-से दिन

वर्ग उग्र है। अपना अधिकार जताना, पद सँभालना और पितृकर्म इसमें होते हैं, और फिर भी विवाह की अधिकतर सूचियों में यह गिना जाता है। छोटे से शुरू कीजिए: अपने आठों परदादा-परदादी, परनाना-परनानी के नाम लिखिए। कम ही लोग लिख पाते हैं। मघा का दिन उसे फ़ोन करने के लिए अच्छा है जिसे याद हों।`,
  },
};
