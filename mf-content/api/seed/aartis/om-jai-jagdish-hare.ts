import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'om-jai-jagdish-hare',
  cover: 'aartis/om-jai-jagdish-hare.svg',
  category: '',
  tags: ['vishnu', 'evening', 'family'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T12:03:00+05:30',
  reviewedAt: '2026-11-22T08:00:00+05:30',
  details: {
    deity: { en: 'Vishnu', hi: 'विष्णु' },
    tradition: {
      en: 'Pandit Shardha Ram Phillauri, about 1870',
      hi: 'पंडित श्रद्धाराम फिल्लौरी, लगभग 1870',
    },
    stanzas: [
      {
        devanagari: [
          'ॐ जय जगदीश हरे, स्वामी जय जगदीश हरे',
          'भक्त जनों के संकट, दास जनों के संकट',
          'क्षण में दूर करे',
        ],
        roman: [
          'Om jai jagdeesh hare, swaami jai jagdeesh hare',
          'Bhakt janon ke sankat, daas janon ke sankat',
          'Kshan mein door kare',
        ],
      },
      {
        devanagari: ['जो ध्यावे फल पावे, दुख बिनसे मन का', 'सुख संपति घर आवे', 'कष्ट मिटे तन का'],
        roman: [
          'Jo dhyaave phal paave, dukh binse man ka',
          'Sukh sampati ghar aave',
          'Kasht mite tan ka',
        ],
      },
      {
        devanagari: ['मात पिता तुम मेरे, शरण गहूँ मैं किसकी', 'तुम बिन और न दूजा', 'आस करूँ मैं जिसकी'],
        roman: [
          'Maat pita tum mere, sharan gahoon main kiski',
          'Tum bin aur na dooja',
          'Aas karoon main jiski',
        ],
      },
      {
        devanagari: ['तुम पूरण परमात्मा, तुम अंतर्यामी', 'पारब्रह्म परमेश्वर', 'तुम सबके स्वामी'],
        roman: [
          'Tum pooran parmaatma, tum antaryaami',
          'Paarbrahma parmeshwar',
          'Tum sabke swaami',
        ],
      },
      {
        devanagari: ['तुम करुणा के सागर, तुम पालनकर्ता', 'मैं मूरख खल कामी', 'कृपा करो भर्ता'],
        roman: [
          'Tum karuna ke saagar, tum paalankarta',
          'Main moorakh khal kaami',
          'Kripa karo bharta',
        ],
      },
      {
        devanagari: ['तुम हो एक अगोचर, सबके प्राणपति', 'किस विधि मिलूँ दयामय', 'तुमको मैं कुमति'],
        roman: [
          'Tum ho ek agochar, sabke praanpati',
          'Kis vidhi miloon dayaamay',
          'Tumko main kumati',
        ],
      },
      {
        devanagari: ['दीनबंधु दुखहर्ता, ठाकुर तुम मेरे', 'अपने हाथ उठाओ', 'द्वार पड़ा तेरे'],
        roman: ['Deenbandhu dukhharta, thaakur tum mere', 'Apne haath uthaao', 'Dwaar para tere'],
      },
      {
        devanagari: ['विषय विकार मिटाओ, पाप हरो देवा', 'श्रद्धा भक्ति बढ़ाओ', 'संतन की सेवा'],
        roman: [
          'Vishay vikaar mitaao, paap haro deva',
          'Shraddha bhakti badhaao',
          'Santan ki seva',
        ],
      },
      {
        devanagari: ['तन मन धन सब है तेरा, स्वामी सब कुछ है तेरा', 'तेरा तुझको अर्पण', 'क्या लागे मेरा'],
        roman: [
          'Tan man dhan sab hai tera, swaami sab kuchh hai tera',
          'Tera tujhko arpan',
          'Kya laage mera',
        ],
      },
      {
        devanagari: ['श्री जगदीश जी की आरती, जो कोई नर गावे', 'कहत शिवानंद स्वामी', 'सुख संपति पावे'],
        roman: [
          'Shri jagdeesh ji ki aarti, jo koi nar gaave',
          'Kahat shivaanand swaami',
          'Sukh sampati paave',
        ],
      },
    ],
    en: {
      meaning: `1. Victory to you, Lord of the world. You clear away the troubles of those who love you and serve you in a moment.
2. Whoever keeps you in mind finds the fruit of it: the sorrow of the mind goes, joy and enough come home, the body's pain is eased.
3. You are my mother and father. Whose shelter should I seek? There is no other besides you from whom I hope anything.
4. You are the complete Self, the one who knows what is within, beyond all measure and the master of all.
5. You are an ocean of kindness and you keep the world. I am foolish, faulty and full of wants; be kind to me, my keeper.
6. The eye does not see you, and yet every breath is yours. How shall I, with my small understanding, meet you?
7. Friend of the humble, remover of pain, you are my keeper. Stretch out your hand; I stand at your door.
8. Take away the cravings and the faults of my mind; let trust and love grow, and service of good people.
9. Body, mind and all that I have are yours. I give you what is yours already; what of it was ever mine?
10. Whoever sings this aarti of Jagdish, says Shivananda Swami, finds joy and enough.`,
    },
    hi: {
      meaning: `1. हे जगत के स्वामी, आपकी जय हो। अपने भक्तों और दासों के संकट आप पल भर में दूर कर देते हैं।
2. जो आपका ध्यान करता है, उसे उसका फल मिलता है: मन का दुख मिटता है, घर में सुख-संपत्ति आती है और तन का कष्ट घटता है।
3. आप ही मेरे माता-पिता हैं। मैं किसकी शरण जाऊँ? आपके सिवा दूसरा कोई नहीं जिससे आशा रखूँ।
4. आप पूर्ण परमात्मा हैं, मन की बात जानने वाले, सबसे परे और सबके स्वामी।
5. आप करुणा के सागर और पालनकर्ता हैं। मैं नासमझ हूँ, दोषों और कामनाओं से भरा हूँ; हे पालनहार, मुझ पर कृपा कीजिए।
6. आप दिखाई नहीं देते, फिर भी सबके प्राण आप ही हैं। मैं थोड़ी समझ वाला आपसे कैसे मिलूँ?
7. आप दीनों के बंधु और दुख हरने वाले हैं। हाथ बढ़ाइए, मैं आपके द्वार पर पड़ा हूँ।
8. मन के विकार मिटाइए, पाप हर लीजिए; श्रद्धा और भक्ति बढ़े, संतों की सेवा बने।
9. तन, मन, धन, सब आपका ही है। आपका दिया आपको ही अर्पित करता हूँ; इसमें मेरा क्या लगता है?
10. शिवानंद स्वामी कहते हैं, जो कोई जगदीश जी की यह आरती गाता है, वह सुख और संपत्ति पाता है।`,
    },
  },
  en: {
    title: 'Om Jai Jagdish Hare: the aarti for every home',
    summary:
      'Words, romanisation and meaning of Om Jai Jagdish Hare, the evening aarti that most North Indian families know by heart.',
    coverAlt:
      'A five-wick aarti lamp on a brass plate with flowers, before a deep blue-green evening sky.',
    body: `Pandit Shardha Ram Phillauri, a scholar and storyteller from Phillaur in the Punjab, wrote this aarti around 1870. He used to open his public readings of the Bhagavata with it. Within a generation it had left his name behind and become everybody's song. His own text ends with the eighth verse, where “shraddha” quietly signs it; the last two verses were added by those who sang it, the final one in the name of Shivananda Swami.

## When it is sung

In most homes it closes the evening puja, after the lamp of dusk is lit. It also ends a Satyanarayan katha, a griha pravesh or a birthday puja, because it is addressed to Jagdish, the Lord of the world, and to no single form. A family that keeps several deities on one shelf can sing it to all of them.

## Singing it at home

Light one ghee lamp or a camphor tablet. Ring the bell softly on every second beat and move the plate in slow circles. One person sings a line, the others repeat the last half. All the verses take about five minutes; on a busy evening sing the first, the fourth and the last. Put the lamp down, pass your palms over its warmth, and give everyone something sweet. The order of the whole ceremony is on our [aarti page](/rituals/aarti).`,
  },
  hi: {
    title: 'ॐ जय जगदीश हरे: हर घर की आरती',
    summary:
      'ॐ जय जगदीश हरे के पूरे बोल, रोमन लिपि और सरल अर्थ; वह आरती जो उत्तर भारत के लगभग हर घर में संध्या को गाई जाती है।',
    coverAlt: 'गहरे नीले-हरे संध्या आकाश के आगे पीतल की थाली में फूल और पाँच बत्तियों का आरती दीप।',
    body: `यह आरती पंजाब के फिल्लौर में जन्मे पंडित श्रद्धाराम फिल्लौरी ने लगभग 1870 में लिखी। वे भागवत की कथा इसी से आरंभ करते थे। एक पीढ़ी बीतते-बीतते लोग रचयिता का नाम भूल गए और आरती सबकी हो गई। उनकी रचना आठवें पद पर पूरी होती है, जहाँ “श्रद्धा” शब्द में उनका नाम छिपा है; अंतिम दो पद गाने वालों ने जोड़े, और सबसे अंतिम पद पर शिवानंद स्वामी की छाप है।

## कब गाई जाती है

अधिकतर घरों में संध्या का दीया जलने के बाद पूजा इसी से पूरी होती है। सत्यनारायण की कथा, गृह प्रवेश या जन्मदिन की पूजा के अंत में भी यही गाई जाती है, क्योंकि इसमें किसी एक रूप का नहीं, जगत के स्वामी का नाम है। जिस घर के आले में कई देवता विराजते हों, वहाँ यह सबके लिए एक साथ गाई जा सकती है।

## घर में कैसे गाएँ

घी का एक दीया या कपूर की एक टिकिया जलाएँ। हर दूसरी ताल पर धीरे से घंटी बजाएँ और थाली को धीमे-धीमे गोल घुमाएँ। एक जन पंक्ति गाए, बाक़ी लोग उसका पिछला आधा दोहराएँ। सब पद गाने में कोई पाँच मिनट लगते हैं; समय कम हो तो पहला, चौथा और अंतिम पद गा लें। फिर दीया रखकर हथेलियों से उसकी आँच लें और सबको कुछ मीठा दें। पूरी विधि हमारे [आरती पृष्ठ](/rituals/aarti) पर है।`,
  },
};
