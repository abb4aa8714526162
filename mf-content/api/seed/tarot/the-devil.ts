import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-devil',
  cover: 'tarot/the-devil.svg',
  category: '',
  tags: ['major-arcana', 'habit', 'freedom'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:37:00+05:30',
  details: {},
  en: {
    title: 'The Devil',
    summary:
      'A huge mask glares over two people in loose chains. The Devil is about habits that hold us, about what we fear to look at, and about the open link.',
    coverAlt:
      'A great horned teal mask with fangs above a post, to which a woman and a man are tied by loose golden chains.',
    body: `**In the picture.** Above hangs a mask with horns, fangs and a red tongue, cousin to the kirtimukha over temple doors, the face that was told to eat itself. Beneath it two people stand tied to a post. Look at the chains: they lie around the neck like garlands and could be lifted off with one hand. Neither has tried it; both are looking at us.

**Upright.** Here is something you keep saying yes to while meaning no: the scrolling at one in the morning, the loan for show, the glass, the grudge, the person who calls only when it suits them. No demon is meant. The card asks for the plain name of the thing, said aloud, without disgust.

**Reversed.** A hand is already at the chain. One evening went differently, one sentence was said. Do not count on willpower alone; change the room, tell a friend. With drink, drugs or debt, trained help does what courage alone cannot.

> What does this habit give you that you could ask for directly?`,
  },
  hi: {
    title: 'बंधन (द डेविल)',
    summary:
      'ऊपर घूरता बड़ा मुखौटा, नीचे ढीली ज़ंजीरों में दो लोग। यह पत्ता उन आदतों का है जो हमें पकड़े रहती हैं, और उस कड़ी का जो खुली है।',
    coverAlt: 'सींगों और दाँतों वाला विशाल नीला-हरा मुखौटा; नीचे खंभे से ढीली सुनहरी ज़ंजीरों में बँधे स्त्री और पुरुष।',
    body: `**चित्र में।** ऊपर सींग, दाँत और लाल जीभ वाला मुखौटा है, मंदिर के द्वार पर बने कीर्तिमुख का भाई, वही मुख जिसे अपने को ही खाने को कहा गया था। नीचे दो लोग खंभे से बँधे खड़े हैं। ज़ंजीरें देखिए: गले में माला जैसी पड़ी हैं, एक हाथ से उतर जाएँ। किसी ने कोशिश नहीं की; दोनों हमारी ओर देख रहे हैं।

**सीधा।** कुछ है जिसे आप मन में “नहीं” रखकर भी “हाँ” कहते जाते हैं: रात एक बजे तक चलता फ़ोन, दिखावे का क़र्ज़, गिलास, मन में पाली रंजिश, वह व्यक्ति जो अपने मतलब से ही फ़ोन करता है। किसी भूत-प्रेत की बात नहीं है। पत्ता बस इतना चाहता है कि चीज़ का सीधा नाम लिया जाए, ज़ोर से, बिना घिन के।

**उल्टा।** हाथ ज़ंजीर तक पहुँच चुका है। एक शाम अलग बीती, एक बात कही गई। केवल इच्छाशक्ति के भरोसे मत रहिए; कमरा बदलिए, किसी मित्र को बताइए। शराब, नशे या क़र्ज़ में प्रशिक्षित सहायता वह कर पाती है जो अकेला साहस नहीं।

> यह आदत आपको क्या देती है जो आप सीधे माँग सकते हैं?`,
  },
};
