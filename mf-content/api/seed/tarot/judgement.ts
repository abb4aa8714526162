import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'judgement',
  cover: 'tarot/judgement.svg',
  category: '',
  tags: ['major-arcana', 'calling', 'forgiveness'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:07:00+05:30',
  details: {},
  en: {
    title: 'Judgement',
    summary:
      'A winged figure blows a conch and three people rise from lotuses with lifted arms. Judgement is a call that is heard, and an old account that is closed.',
    coverAlt:
      'A winged figure in the clouds blows a golden conch; below, three people rise from lotuses in the water with arms raised.',
    body: `**In the picture.** Out of the clouds leans a winged figure and blows, not a trumpet, but a shankha, the conch that opens a puja and once opened battles. Three people rise from lotuses on the water, a woman, a youth and a man in a turban, with their arms lifted. They are not being weighed. They have been called by name and are getting up.

**Upright.** Something calls you and has done so for some time: an instrument in its case, a field left for an office, a sister not spoken to since the wedding. The card asks for an honest look back and then for the rising. To forgive is here to close a book, with all its pages kept.

**Reversed.** The conch sounds and you turn over once more. Or you judge yourself by a law that you would apply to nobody else. Write down what happened in ten lines, as a kind stranger would. Then answer the call with one small yes.

> What keeps calling you, and what would the first small answer be?`,
  },
  hi: {
    title: 'पुकार (जजमेंट)',
    summary:
      'पंखों वाली आकृति शंख फूँकती है और कमलों से तीन लोग हाथ उठाए जागते हैं। यह पत्ता सुनी गई पुकार और बंद किए गए पुराने हिसाब का है।',
    coverAlt: 'बादलों में पंखों वाली आकृति सुनहरा शंख फूँकती हुई; नीचे जल में कमलों से हाथ उठाए तीन लोग उठते हुए।',
    body: `**चित्र में।** बादलों से झुकी पंखों वाली आकृति तुरही नहीं, शंख फूँक रही है, वही शंख जिससे पूजा आरंभ होती है और कभी युद्ध आरंभ होते थे। जल पर खिले कमलों से तीन लोग उठ रहे हैं, एक स्त्री, एक युवक और पगड़ी पहने एक पुरुष, हाथ ऊपर किए। उन्हें तौला नहीं जा रहा। नाम लेकर पुकारा गया है और वे उठ रहे हैं।

**सीधा।** कुछ आपको पुकार रहा है, और कब से: डिब्बे में बंद कोई वाद्य, दफ़्तर के लिए छोड़ा गया खेत, वह बहन जिससे ब्याह के बाद बात नहीं हुई। पत्ता पहले पीछे की ओर एक सच्ची नज़र चाहता है, फिर उठना। क्षमा करना यहाँ पुस्तक बंद करना है, पन्ने सब सँभालकर।

**उल्टा।** शंख बज रहा है और आप करवट बदल लेते हैं। या अपने को ऐसे नियम से आँकते हैं जो किसी और पर कभी न लगाएँ। जो हुआ उसे दस पंक्तियों में लिखिए, जैसे कोई भला अजनबी लिखता। फिर पुकार का उत्तर एक छोटी-सी हाँ से दीजिए।

> क्या है जो बार-बार पुकारता है, और पहला छोटा-सा उत्तर क्या होगा?`,
  },
};
