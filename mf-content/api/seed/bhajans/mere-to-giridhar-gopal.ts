import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'mere-to-giridhar-gopal',
  cover: 'bhajans/mere-to-giridhar-gopal.svg',
  category: '',
  tags: ['mirabai', 'krishna', 'courage'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T13:38:00+05:30',
  details: {
    deity: { en: 'Krishna', hi: 'कृष्ण' },
    tradition: { en: 'Mirabai, 16th century', hi: 'मीराबाई, 16वीं शताब्दी' },
    stanzas: [
      {
        devanagari: ['मेरे तो गिरिधर गोपाल, दूसरो न कोई'],
        roman: ['Mere to giridhar gopaal, doosro na koi'],
      },
      {
        devanagari: ['जाके सिर मोर मुकुट, मेरो पति सोई', 'तात मात भ्रात बंधु, आपनो न कोई'],
        roman: ['Jaake sir mor mukut, mero pati soi', 'Taat maat bhraat bandhu, aapano na koi'],
      },
      {
        devanagari: ['छाँड़ि दई कुल की कानि, कहा करिहै कोई', 'संतन ढिग बैठि बैठि, लोक लाज खोई'],
        roman: [
          'Chhaandi dai kul ki kaani, kaha karihai koi',
          'Santan dhig baithi baithi, lok laaj khoi',
        ],
      },
      {
        devanagari: ['चुनरी के किये टूक, ओढ़ लीन्हीं लोई', 'मोती मूँगे उतार, बनमाला पोई'],
        roman: ['Chunari ke kiye took, odh leenhin loi', 'Moti moonge utaar, banmaala poi'],
      },
      {
        devanagari: ['अँसुवन जल सींचि सींचि, प्रेम बेलि बोई', 'अब तो बेल फैल गई, आनँद फल होई'],
        roman: [
          'Ansuvan jal seenchi seenchi, prem beli boi',
          'Ab to bel phail gai, aanand phal hoi',
        ],
      },
      {
        devanagari: ['दूध की मथनियाँ, बड़े प्रेम से बिलोई', 'माखन जब काढ़ि लियो, छाछ पिये कोई'],
        roman: [
          'Doodh ki mathniyaan, bare prem se biloi',
          'Maakhan jab kaadhi liyo, chhaachh piye koi',
        ],
      },
      {
        devanagari: ['भगति देखि राजी हुई, जगत देखि रोई', 'दासी मीरा लाल गिरिधर, तारो अब मोही'],
        roman: [
          'Bhagati dekhi raaji hui, jagat dekhi roi',
          'Daasi meera laal giridhar, taaro ab mohi',
        ],
      },
    ],
    en: {
      meaning: `**Refrain:** Giridhar Gopal is mine, and no one else.

1. He on whose head is the peacock crown, he is my husband. Father, mother, brother, kin: I have none I call my own.
2. I gave up the honour of the clan; what will anyone do to me? Sitting with holy people I lost the world's idea of shame.
3. I tore up the fine veil and wrapped myself in coarse wool. I took off pearls and coral and strung a garland of forest flowers.
4. I watered the vine of love again and again with tears. Now the vine has spread and its fruit is joy.
5. I churned the milk with great love. I took out the butter; let who will drink the buttermilk.
6. I was glad to see devotion and wept to see the ways of the world. I, Mira, am your servant, Giridhar; take me across now.`,
    },
    hi: {
      meaning: `**टेक:** मेरे तो गिरिधर गोपाल हैं, दूसरा कोई नहीं।

1. जिनके सिर पर मोर-मुकुट है, वही मेरे पति हैं। पिता, माता, भाई, बंधु, अपना कोई नहीं।
2. कुल की मर्यादा छोड़ दी, अब कोई क्या करेगा? संतों के पास बैठ-बैठकर लोक-लाज खो दी।
3. चुनरी के टुकड़े कर दिए, मोटी लोई ओढ़ ली। मोती-मूँगे उतारकर वनमाला पिरो ली।
4. आँसुओं के जल से सींच-सींचकर प्रेम की बेल बोई। अब बेल फैल गई है और उसमें आनंद का फल लगा है।
5. बड़े प्रेम से दूध मथा। माखन निकाल लिया, छाछ जो चाहे पिए।
6. भक्ति देखकर प्रसन्न हुई, जगत देखकर रोई। दासी मीरा कहती हैं, हे लाल गिरिधर, अब मुझे तार लीजिए।`,
    },
  },
  en: {
    title: "Mere To Giridhar Gopal: Mira's plain answer",
    summary:
      "Mirabai's best known pad in a widely sung version, with both scripts, the story behind its lines and how to sing it without hurry.",
    coverAlt:
      'An ektara and small cymbals on a marble step, a green vine climbing a palace arch behind.',
    body: `Her in-laws asked Mira who she thought she was married to. This song is what tradition gives as her answer. It is direct: the one with the peacock crown, nobody else. She counts what she left, family, reputation, the opinion of the court, and what she did with her tears: she watered a vine.

## When it is sung

On Krishna's days, Janmashtami, Ekadashi, Wednesdays in some homes, and whenever a person has taken a hard and honest decision. In Chittor and in Dwarka singers still sit with the ektara and begin a Mira evening with it. Verses are added and dropped freely; this is one common form.

## How to sing it

Take it slowly, with one drone note under it. Do not make it sweet. The line "dusro na koi" comes back after each couplet and should sound a little different each time: first firm, then tired, then glad. The image of churning, where she keeps the butter and leaves the buttermilk to whoever wants it, deserves a smile. A single pair of cymbals on the refrain is all it needs.`,
  },
  hi: {
    title: 'मेरे तो गिरिधर गोपाल: मीरा का सीधा उत्तर',
    summary:
      'मीराबाई का सबसे प्रसिद्ध पद अपने प्रचलित रूप में: बोल, रोमन लिपि, पंक्तियों के पीछे की कथा और धीरे गाने का ढंग।',
    coverAlt: 'संगमरमर की सीढ़ी पर इकतारा और मँजीरे, पीछे महल की मेहराब पर चढ़ती हरी बेल।',
    body: `ससुराल ने मीरा से पूछा कि वह अपने को किसकी मानती है। परंपरा इस पद को उनका उत्तर मानती है। उत्तर सीधा है: मोर-मुकुट वाले की, और किसी की नहीं। फिर वे गिनाती हैं कि क्या-क्या छूटा, परिवार, कुल की मर्यादा, दरबार की राय, और यह भी कि आँसुओं का क्या किया: उनसे एक बेल सींची।

## कब गाया जाता है

जन्माष्टमी, एकादशी और कृष्ण के दूसरे दिनों में, और तब भी जब किसी ने कठिन पर सच्चा निर्णय लिया हो। चित्तौड़ और द्वारका में गायक आज भी इकतारा लेकर मीरा की साँझ इसी से आरंभ करते हैं। पद घटते-बढ़ते रहते हैं; यह एक प्रचलित रूप है।

## कैसे गाएँ

नीचे एक स्वर टिकाए रखें और धीरे गाएँ। इसे मीठा बनाने की कोशिश न करें। “दूसरो न कोई” हर पद के बाद लौटता है और हर बार थोड़ा अलग लगे: पहले दृढ़, फिर थका हुआ, फिर प्रसन्न। मथने वाली पंक्ति में, जहाँ वे माखन रखकर छाछ दूसरों के लिए छोड़ देती हैं, हल्की मुस्कान आनी चाहिए। टेक पर मँजीरे की एक जोड़ी काफ़ी है।`,
  },
};
