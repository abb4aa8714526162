import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-world',
  cover: 'tarot/the-world.svg',
  category: '',
  tags: ['major-arcana', 'completion', 'wholeness'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:09:00+05:30',
  details: {},
  en: {
    title: 'The World',
    summary:
      'A dancer turns inside a wreath of marigolds, and four creatures look on. The World is a round completed, a thing made whole and a breath before the next.',
    coverAlt:
      'A crowned dancer on one foot inside an oval wreath of marigolds on a night-blue ground, four creatures in the corners.',
    body: `**In the picture.** Inside a great wreath of leaves and marigolds someone is dancing, on one foot, with a long scarf. Within the ring it is night, outside it is day. The four creatures that kept watch around the Wheel are here again, but nothing turns now except the dancer. The wreath is tied with red above and below and has no beginning, like nought, the number of the Fool.

**Upright.** A round is complete: the degree, the house, the last child’s schooling, a book read to its end. Stand still long enough to see it. Thank those who carried a side of it, and celebrate with food. Whoever knows that one thing is finished may begin the next with a free hand.

**Reversed.** One step is missing, and it is usually a small one: the form, the phone call, the thanks. Or all is done and you cannot stop polishing. Tie the last knot. A wreath need not be perfect to be round.

> What have you completed this year without marking the day?`,
  },
  hi: {
    title: 'विश्व (द वर्ल्ड)',
    summary:
      'गेंदे के घेरे में एक नर्तकी और चारों ओर चार आकृतियाँ। यह पत्ता पूरे हुए फेरे, संपूर्णता और अगले आरंभ से पहले की एक साँस का है।',
    coverAlt: 'गहरे नीले पर गेंदे के अंडाकार घेरे में एक पैर पर नाचती मुकुटधारी नर्तकी; चारों कोनों में चार आकृतियाँ।',
    body: `**चित्र में।** पत्तों और गेंदे के बड़े घेरे में कोई एक पैर पर नाच रहा है, लंबा दुपट्टा लहराता हुआ। घेरे के भीतर रात है, बाहर दिन। जो चार आकृतियाँ भाग्यचक्र के चारों ओर पहरा दे रही थीं, वे यहाँ फिर हैं, पर अब नर्तकी के सिवा कुछ नहीं घूम रहा। घेरा ऊपर-नीचे लाल से बँधा है और उसका कोई आरंभ नहीं, मूर्ख वाले शून्य की तरह।

**सीधा।** एक फेरा पूरा हुआ: डिग्री, मकान, छोटे बच्चे की पढ़ाई, अंत तक पढ़ी गई कोई पुस्तक। इतना ठहरिए कि उसे देख सकें। जिन्होंने एक सिरा उठाया, उन्हें धन्यवाद दीजिए और साथ खाकर मनाइए। जिसे पता हो कि एक काम पूरा हुआ, वही अगला खुले हाथ से शुरू करता है।

**उल्टा।** एक क़दम बाक़ी है, और अक्सर छोटा-सा: कोई फ़ॉर्म, कोई फ़ोन, कोई धन्यवाद। या सब हो चुका है और आप घिसना-चमकाना छोड़ नहीं पा रहे। अंतिम गाँठ बाँध दीजिए। गोल होने के लिए माला का निर्दोष होना ज़रूरी नहीं।

> इस वर्ष आपने क्या पूरा किया जिसका दिन मनाया ही नहीं?`,
  },
};
