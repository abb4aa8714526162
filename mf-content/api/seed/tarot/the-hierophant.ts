import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'the-hierophant',
  cover: 'tarot/the-hierophant.svg',
  category: '',
  tags: ['major-arcana', 'learning', 'tradition'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:55:00+05:30',
  details: {},
  en: {
    title: 'The Hierophant',
    summary:
      'A teacher under a banyan, two pupils at his feet. The Hierophant is about learning from those before us, and about asking whether a custom still teaches.',
    coverAlt:
      'A white-bearded teacher in ochre sits cross-legged under a banyan with one hand raised, two pupils before him.',
    body: `**In the picture.** Where European decks show a pope, this one shows a guru under a banyan. The tree lets down new roots from its branches until one trunk becomes a grove, and that is how a lineage grows. The teacher’s eyes are closed; one hand blesses, the other counts beads. Two pupils sit with their backs to us, so that there seems to be a place left for a third.

**Upright.** There is someone who has walked this road and left notes. The card speaks of teachers, of family customs, of study with others, of the vow said aloud before witnesses. On [Guru Purnima](/rituals/festivals/guru-purnima) many touch a teacher’s feet; a letter would do as well.

**Reversed.** The form is kept and the meaning has gone, or a teacher asks for obedience where questions are due. A good tradition survives a question. You may also be ready to teach, and be hiding among the pupils.

> Which custom of your family would you pass on, and in your own words why?`,
  },
  hi: {
    title: 'गुरु (द हाइरोफ़ैंट)',
    summary:
      'बरगद के नीचे गुरु और चरणों में दो शिष्य। यह पत्ता पूर्वजों से सीखने का है, और यह पूछने का भी कि परंपरा अब क्या सिखाती है।',
    coverAlt: 'गेरुए वस्त्र में श्वेत दाढ़ी वाले गुरु बरगद के नीचे पालथी मारे, एक हाथ आशीर्वाद में; सामने दो शिष्य।',
    body: `**चित्र में।** यूरोप की गड्डियों में यहाँ पोप होता है; इसमें बरगद के नीचे गुरु बैठे हैं। बरगद अपनी डालों से नई जड़ें उतारता है और एक तने से पूरा उपवन बन जाता है; परंपरा भी ऐसे ही बढ़ती है। गुरु की आँखें बंद हैं, एक हाथ आशीर्वाद दे रहा है, दूसरा माला फेर रहा है। दो शिष्यों की पीठ हमारी ओर है, मानो तीसरे के लिए जगह छूटी हो।

**सीधा।** कोई है जो इस राह पर चल चुका है और लिखकर छोड़ गया है। यह पत्ता गुरुजनों, घर की रीतियों, साथ बैठकर पढ़ने और सबके सामने लिए गए व्रत का है। [गुरु पूर्णिमा](/rituals/festivals/guru-purnima) पर बहुत-से लोग गुरु के चरण छूते हैं; एक चिट्ठी भी उतनी ही अच्छी है।

**उल्टा।** रूप बचा है, अर्थ निकल गया; या कोई गुरु वहाँ आज्ञा-पालन माँग रहा है जहाँ प्रश्न होने चाहिए। अच्छी परंपरा प्रश्न से टूटती नहीं। यह भी हो सकता है कि आप सिखाने लायक हो चुके हों और अब तक शिष्यों में छिपे बैठे हों।

> अपने घर की कौन-सी रीति आप आगे देना चाहेंगे, और अपने शब्दों में क्यों?`,
  },
};
