import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'sukhkarta-dukhharta',
  cover: 'aartis/sukhkarta-dukhharta.svg',
  category: '',
  tags: ['ganesha', 'marathi', 'ganesh-chaturthi'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:32:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Ganesha', hi: 'गणेश' },
    tradition: {
      en: 'Samarth Ramdas, 17th century (Marathi)',
      hi: 'समर्थ रामदास, 17वीं शताब्दी (मराठी)',
    },
    language: 'mr',
    stanzas: [
      {
        devanagari: [
          'सुखकर्ता दुःखहर्ता वार्ता विघ्नाची',
          'नुरवी पुरवी प्रेम कृपा जयाची',
          'सर्वांगी सुंदर उटी शेंदुराची',
          'कंठी झळके माळ मुक्ताफळांची',
        ],
        roman: [
          'Sukhkarta duhkhaharta vaarta vighnaachi',
          'Nurvi purvi prem kripa jayaachi',
          'Sarvaangi sundar uti shenduraachi',
          'Kanthi jhalke maal muktaaphalaanchi',
        ],
      },
      {
        devanagari: ['जय देव जय देव जय मंगलमूर्ती', 'दर्शनमात्रे मनःकामना पुरती', 'जय देव जय देव'],
        roman: [
          'Jai dev jai dev jai mangalmoorti',
          'Darshanmaatre manahkaamana purti',
          'Jai dev jai dev',
        ],
      },
      {
        devanagari: [
          'रत्नखचित फरा तुज गौरीकुमरा',
          'चंदनाची उटी कुंकुमकेशरा',
          'हिरेजडित मुगुट शोभतो बरा',
          'रुणझुणती नूपुरे चरणी घागरिया',
        ],
        roman: [
          'Ratnakhachit phara tuj gaurikumara',
          'Chandanaachi uti kunkumkeshara',
          'Hirejadit mugut shobhto bara',
          'Runjhunti noopure charani ghaagariya',
        ],
      },
      {
        devanagari: [
          'लंबोदर पीतांबर फणिवरबंधना',
          'सरळ सोंड वक्रतुंड त्रिनयना',
          'दास रामाचा वाट पाहे सदना',
          'संकटी पावावे निर्वाणी रक्षावे सुरवरवंदना',
        ],
        roman: [
          'Lambodar peetaambar phanivarabandhana',
          'Saral sond vakratund trinayana',
          'Daas raamaacha vaat paahe sadana',
          'Sankati paavaave nirvaani rakshaave suravaravandana',
        ],
      },
    ],
    en: {
      meaning: `**Refrain:** Victory, God, victory, you whose form is blessing. The mere sight of you fulfils the wish of the heart.

1. He makes joy and takes away sorrow. His grace gives love and leaves no trace of obstacles. His whole body is beautiful with a coat of vermilion, and a string of pearls gleams at his neck.
2. Son of Gauri, you wear an ornament set with jewels, sandal paste, kumkum and saffron. A crown of diamonds sits well on you, and anklets with small bells ring at your feet.
3. Great-bellied one in yellow silk, girdled with a serpent, with straight trunk, curved tusk and three eyes: Ramdas waits for you in his house. Come to us in trouble, guard us at the last, you to whom the gods bow.`,
    },
    hi: {
      meaning: `**टेक:** हे मंगलमूर्ति देव, आपकी जय हो। आपके दर्शन मात्र से मन की कामना पूरी होती है।

1. वे सुख देने वाले और दुख हरने वाले हैं। उनकी कृपा प्रेम से भर देती है और विघ्न का नाम तक नहीं रहने देती। पूरे शरीर पर सिंदूर का सुंदर लेप है और गले में मोतियों की माला झलकती है।
2. हे गौरीपुत्र, आपका आभूषण रत्नों से जड़ा है, शरीर पर चंदन, कुमकुम और केसर है। हीरे जड़ा मुकुट ख़ूब फबता है और चरणों में नूपुर रुनझुन बजते हैं।
3. हे लंबोदर, पीतांबरधारी, नाग का कमरबंद बाँधने वाले, सीधी सूँड़ और तीन नेत्रों वाले वक्रतुंड, रामदास घर में आपकी राह देखते हैं। संकट में पधारिए और अंत समय में रक्षा कीजिए; देवता भी आपको नमन करते हैं।`,
    },
  },
  en: {
    title: "Sukhkarta Dukhharta: Maharashtra's Ganesh aarti",
    summary:
      "Samarth Ramdas's Marathi aarti of Ganesha with its refrain, both scripts, the meaning of the old words and notes on singing it.",
    coverAlt:
      'A seated clay Ganesha under a leaf canopy with small flags and drums on either side.',
    body: `Samarth Ramdas, the seventeenth-century saint of Maharashtra, is the author: he signs the last verse as "Ramdas", servant of Rama. Tradition holds that he made it before the Ganesha of Morgaon near Pune. It is in Marathi, with a few Sanskrit words, and stays in Marathi wherever it travels.

## In the ten days

From Bhadrapada Shukla Chaturthi until the immersion, homes in Maharashtra sing it twice a day. The family stands close, someone beats the *taal*, the small brass cymbals, and the children strike the *jhanj*. The refrain "Jai dev, jai dev" is shouted as much as sung. Four or five other aartis follow; this one always leads. The rest of the year it is sung on Tuesdays and on Sankashti evenings at moonrise.

## If Marathi is new to you

Learn the refrain first and join in there. The letter *ळ* is a heavy l made with the tongue curled back. "Nurvi" in the second line means "leaves nothing of it behind". Take one breath for each line and hold "jayachi", "shendurachi", "phalanchi" a little; the rhyme carries the tune. End with durva, modak and a loud "Ganpati Bappa Morya".`,
  },
  hi: {
    title: 'सुखकर्ता दुखहर्ता: महाराष्ट्र की गणेश आरती',
    summary:
      'समर्थ रामदास की मराठी गणेश आरती: टेक सहित पूरे बोल, रोमन लिपि, पुराने शब्दों का अर्थ और गाने के सुझाव।',
    coverAlt: 'पत्तों के मंडप में विराजे मिट्टी के गणेश, दोनों ओर छोटी पताकाएँ और ढोल।',
    body: `यह आरती सत्रहवीं सदी के संत समर्थ रामदास की है; अंतिम पद में उन्होंने “दास रामाचा” कहकर अपना नाम रखा है। परंपरा मानती है कि उन्होंने इसे पुणे के पास मोरगाँव के गणपति के आगे रचा। भाषा मराठी है, कुछ शब्द संस्कृत के हैं, और जहाँ भी गाई जाए, मराठी में ही गाई जाती है।

## गणेशोत्सव के दस दिन

भाद्रपद शुक्ल चतुर्थी से विसर्जन तक महाराष्ट्र के घरों में यह सुबह-शाम होती है। पूरा परिवार पास-पास खड़ा होता है, कोई ताल बजाता है, बच्चे झाँझ सँभालते हैं। “जय देव जय देव” जितना गाया जाता है, उतना ही पुकारा जाता है। इसके बाद चार-पाँच आरतियाँ और होती हैं, पर पहली यही रहती है। बाक़ी साल इसे मंगलवार को और संकष्टी की रात चंद्रोदय पर गाते हैं।

## मराठी न आती हो तो

पहले टेक सीखें और वहीं साथ दें। “ळ” का उच्चारण जीभ को ऊपर मोड़कर होता है। “नुरवी” का अर्थ है “बाक़ी नहीं रहने देता”। हर पंक्ति एक साँस में लें और “जयाची”, “शेंदुराची”, “मुक्ताफळांची” पर थोड़ा ठहरें; तुक ही धुन को सँभालती है। अंत में दूर्वा और मोदक चढ़ाकर ज़ोर से कहें: गणपति बप्पा मोरया।`,
  },
};
