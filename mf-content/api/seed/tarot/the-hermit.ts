import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-hermit',
  cover: 'tarot/the-hermit.svg',
  category: '',
  tags: ['major-arcana', 'solitude', 'search'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:35:00+05:30',
  details: {},
  en: {
    title: 'The Hermit',
    summary:
      'An old man with a lantern among snow peaks, a star for its flame. The Hermit speaks of time alone, of one question, and of coming back with the answer.',
    coverAlt:
      'An old man in a hooded brown cloak raises a lantern with a star inside it, snow mountains and stars behind him.',
    body: `**In the picture.** High among snow peaks stands an old man in a hooded cloak, leaning on a staff. In his lantern burns a star, not a wick. It lights the next three steps and no more, which is enough for walking. His eyes are closed; he has seen the mountains, and is looking at something nearer.

**Upright.** Some questions are not answered in company. The card suggests a quiet hour with the telephone in another room, a retreat, a long walk, the notebook taken up again. In India he is the old man who leaves for the forest when the household can spare him. The lamp is held high, however: he expects that somebody else is climbing too.

**Reversed.** Being alone has turned into hiding, or there is so much noise that you no longer hear your own step. Solitude should send you home with something in your hands. If the days have been dark for weeks, do not climb on alone; tell a friend or a doctor.

> Which single question deserves a quiet hour this week?`,
  },
  hi: {
    title: 'एकांतवासी (द हर्मिट)',
    summary:
      'हिम-शिखरों के बीच लालटेन लिए एक वृद्ध, लौ की जगह तारा। यह पत्ता एकांत, एक प्रश्न और उत्तर लेकर लौटने की बात करता है।',
    coverAlt: 'भूरे लबादे में वृद्ध व्यक्ति लालटेन उठाए हुए, जिसके भीतर तारा है; पीछे बर्फ़ीले पहाड़ और तारे।',
    body: `**चित्र में।** ऊँचे हिम-शिखरों के बीच लबादा ओढ़े एक वृद्ध लाठी के सहारे खड़े हैं। लालटेन में बाती नहीं, तारा जल रहा है। वह अगले तीन क़दम दिखाता है, उससे अधिक नहीं, और चलने के लिए इतना काफ़ी है। आँखें बंद हैं; पहाड़ वे देख चुके, अब कुछ और पास का देख रहे हैं।

**सीधा।** कुछ प्रश्नों के उत्तर साथ बैठकर नहीं मिलते। यह पत्ता एक शांत घंटे का सुझाव है जब फ़ोन दूसरे कमरे में हो; या लंबी सैर का, या फिर से खुली डायरी का। भारत में यह वह वृद्ध है जो गृहस्थी सँभल जाने पर वन की ओर निकलता है। पर दीया ऊँचा उठा है: उसे पता है कि कोई और भी चढ़ रहा है।

**उल्टा।** अकेले रहना छिपना बन गया है, या शोर इतना है कि अपने ही क़दम सुनाई नहीं देते। एकांत से कुछ लेकर घर लौटना चाहिए। अगर कई हफ़्तों से मन पर अँधेरा हो, तो अकेले मत चढ़िए; किसी मित्र या डॉक्टर को बताइए।

> कौन-सा एक प्रश्न इस सप्ताह एक शांत घंटे का हक़दार है?`,
  },
};
