import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-star',
  cover: 'tarot/the-star.svg',
  category: '',
  tags: ['major-arcana', 'hope', 'healing'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:48:00+05:30',
  details: {},
  en: {
    title: 'The Star',
    summary:
      'Under one great star and seven small ones a woman empties two pots, one on land and one in water. A card of hope that is quiet and does its chores.',
    coverAlt:
      'A veiled woman kneels at the water’s edge under a great star and seven small ones, pouring from two golden pots.',
    body: `**In the picture.** After the Tower comes a clear night. One great star stands over the river with seven small ones around it, and an Indian eye will think of the Saptarishi, the seven sages of the Plough. A woman kneels on the bank and empties two pots, one on the land, one back into the river. A bird in a small tree is still awake.

**Upright.** Hope is here a daily act rather than a feeling. Water the tulsi, answer one letter, go to the appointment. Give something back to the stream it came from. The card often turns up when a person begins to trust again and is shy of saying so.

**Reversed.** The stars are there and you look at the mud. Or you pour everything out and keep no water for yourself. Hope may be borrowed for a while: sit with someone who has it. If it has been gone for weeks, please tell a doctor.

> Which small act this week would show that you believe in a next year?`,
  },
  hi: {
    title: 'तारा (द स्टार)',
    summary:
      'एक बड़े और सात छोटे तारों के नीचे स्त्री दो घड़े उँडेल रही है, एक धरती पर, एक जल में। यह पत्ता शांत आशा का है जो काम करती रहती है।',
    coverAlt:
      'बड़े तारे और सात छोटे तारों के नीचे नदी किनारे घुटनों के बल बैठी स्त्री दो सुनहरे घड़ों से जल उँडेलती हुई।',
    body: `**चित्र में।** मीनार के बाद साफ़ रात आती है। नदी के ऊपर एक बड़ा तारा है और उसके चारों ओर सात छोटे; भारतीय आँख को सप्तर्षि याद आएँगे। किनारे घुटनों के बल बैठी स्त्री दो घड़े उँडेल रही है, एक धरती पर, एक वापस नदी में। छोटे-से पेड़ पर एक चिड़िया अब तक जाग रही है।

**सीधा।** यहाँ आशा भावना से अधिक रोज़ का काम है। तुलसी में पानी दीजिए, एक चिट्ठी का उत्तर लिखिए, डॉक्टर से तय समय पर मिल आइए। जिस धारा से मिला, उसमें कुछ लौटाइए। यह पत्ता अक्सर तब आता है जब कोई फिर से भरोसा करने लगा हो और कहने में झिझकता हो।

**उल्टा।** तारे ऊपर हैं और आपकी नज़र कीचड़ पर। या आप सब उँडेल देते हैं और अपने लिए पानी नहीं रखते। आशा कुछ दिन उधार भी ली जा सकती है: जिसके पास हो, उसके साथ बैठिए। कई हफ़्तों से न मिल रही हो तो डॉक्टर को ज़रूर बताइए।

> इस सप्ताह का कौन-सा छोटा काम दिखाएगा कि आपको अगले वर्ष पर भरोसा है?`,
  },
};
