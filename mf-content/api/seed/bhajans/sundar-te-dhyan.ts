import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'sundar-te-dhyan',
  cover: 'bhajans/sundar-te-dhyan.svg',
  category: '',
  tags: ['tukaram', 'vitthal', 'marathi'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T15:08:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Vitthal', hi: 'विट्ठल' },
    tradition: {
      en: 'Sant Tukaram, 17th century (Marathi abhang)',
      hi: 'संत तुकाराम, 17वीं शताब्दी (मराठी अभंग)',
    },
    language: 'mr',
    stanzas: [
      {
        devanagari: ['सुंदर तें ध्यान उभें विटेवरी', 'कर कटावरी ठेवूनियां'],
        roman: ['Sundar ten dhyaan ubhen vitevari', 'Kar kataavari thevuniyaan'],
      },
      {
        devanagari: ['तुळसीहार गळां कासे पीतांबर', 'आवडे निरंतर तेंचि रूप'],
        roman: ['Tulsihaar galaan kaase peetaambar', 'Aavade nirantar tenchi roop'],
      },
      {
        devanagari: ['मकरकुंडलें तळपती श्रवणीं', 'कंठीं कौस्तुभमणि विराजित'],
        roman: ['Makarakundalen talapati shravanin', 'Kanthin kaustubhamani viraajit'],
      },
      {
        devanagari: ['तुका म्हणे माझें हेंचि सर्व सुख', 'पाहीन श्रीमुख आवडीनें'],
        roman: ['Tuka mhane maajhen henchi sarva sukh', 'Pahin shrimukh aavadinen'],
      },
    ],
    en: {
      meaning: `1. Lovely is that form standing upon the brick, with hands placed on the hips.
2. A garland of tulsi at the neck, yellow silk about the waist: this form I love without end.
3. Fish-shaped earrings shine at the ears, and the Kaustubha gem is bright at the throat.
4. Tuka says: this is all my happiness. I shall look at that blessed face with love.`,
    },
    hi: {
      meaning: `1. ईंट पर खड़ा वह रूप कितना सुंदर है, कमर पर हाथ रखे हुए।
2. गले में तुलसी की माला, कमर में पीतांबर: मुझे यही रूप सदा भाता है।
3. कानों में मकराकार कुंडल चमकते हैं और कंठ में कौस्तुभ मणि विराजती है।
4. तुका कहते हैं: मेरा सारा सुख यही है। मैं वह श्रीमुख प्रेम से देखता रहूँगा।`,
    },
  },
  en: {
    title: 'Sundar Te Dhyan: Tukaram looks at Vitthal',
    summary:
      "Tukaram's abhang that begins every Varkari gathering: the Marathi words in both scripts, each verse explained and how the kirtan starts.",
    coverAlt:
      'A stone image with hands on hips on a brick, tulsi garland and saffron flags of pilgrims beyond.',
    body: `Vitthal at Pandharpur stands on a brick with his hands on his hips, and has stood so, the story goes, since Pundalik asked him to wait while he finished serving his parents. Tukaram, grocer and poet of Dehu, looks at him and describes what he sees, from feet to face. It takes four verses. Looking is the whole prayer.

## When it is sung

It is the *roop*, the abhang of the form, that opens a Varkari kirtan after "Jai Jai Ram Krishna Hari". On Ashadhi Ekadashi, [Devshayani](/rituals/vrats/devshayani-ekadashi), when the walkers reach Pandharpur, it is heard from every side. Families sing it at the evening lamp.

## How to sing it

Cymbals, a pakhawaj if there is one, feet that step from side to side. An abhang has short even lines; give each its own breath. The leader sings a verse, all repeat. The letter *ळ* in "Tulsihar", "gala" and "talapati" sounds heavy. At "Tuka mhane" everyone is quiet for a moment, because there the poet steps forward. Hands on hips for the first line is allowed, and children never forget it.`,
  },
  hi: {
    title: 'सुंदर तें ध्यान: विट्ठल को निहारते तुकाराम',
    summary:
      'हर वारकरी कीर्तन के आरंभ का तुकाराम रचित अभंग: मराठी बोल दोनों लिपियों में, हर पद का अर्थ और कीर्तन की रीति।',
    coverAlt: 'ईंट पर कमर पर हाथ रखे पत्थर की मूर्ति, तुलसी की माला और वारकरियों की भगवा पताकाएँ।',
    body: `पंढरपुर में विट्ठल कमर पर हाथ रखे ईंट पर खड़े हैं। कथा है कि पुंडलीक माता-पिता की सेवा में लगे थे, उन्होंने प्रतीक्षा करने को कहा और विट्ठल तब से वैसे ही खड़े हैं। देहू के किराने वाले कवि तुकाराम उन्हें देखते हैं और जो दिखता है, चरणों से मुख तक कह देते हैं। चार पद में बात पूरी। निहारना ही पूरी प्रार्थना है।

## कब गाया जाता है

वारकरी कीर्तन में “जय जय राम कृष्ण हरि” के बाद रूप का यही अभंग पहले आता है। आषाढ़ी एकादशी, यानी [देवशयनी](/rituals/vrats/devshayani-ekadashi), पर जब पैदल वारी पंढरपुर पहुँचती है, तब यह हर ओर से सुनाई देता है। घरों में साँझ के दीये के साथ भी गाते हैं।

## कैसे गाएँ

मँजीरा, हो तो पखावज, और दाएँ-बाएँ चलते पाँव। अभंग की पंक्तियाँ छोटी और बराबर होती हैं; हर एक को अपनी साँस दें। एक जन पद गाए, सब दोहराएँ। “ळ” का उच्चारण जीभ मोड़कर भारी करें। “तुका म्हणे” पर सब पल भर चुप हो जाते हैं, क्योंकि वहाँ कवि स्वयं सामने आते हैं। पहली पंक्ति पर कमर पर हाथ रखना चलता है, और बच्चे इसे कभी नहीं भूलते।`,
  },
};
