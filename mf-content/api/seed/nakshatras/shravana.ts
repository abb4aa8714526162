import type { ContentSeed } from '../content-seed';

export const seed: ContentSeed = {
  slug: 'shravana',
  cover: 'nakshatras/shravana.svg',
  category: '',
  tags: ['shravana', 'makara', 'moon', 'nakshatra'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:54:00+05:30',
  details: {},
  en: {
    title: 'Shravana: the one who listens',
    summary:
      'Shravana nakshatra in Makara: Altair and its two companions, Vishnu’s three steps, the ear, naming sounds, learning by listening, and moving days.',
    coverAlt:
      'Altair between its two companion stars above three golden footprints rising across a dark sky.',
    body: `Before books there was the ear. The Veda itself is called *shruti*, that which was heard, and for some three thousand years it has gone from mouth to ear, each syllable guarded. Shravana is the nakshatra of this patience.

## Three stars, three steps

Altair stands in the middle of a short straight line, a fainter star on either side. India saw in the three the footprints of Vishnu.

King Bali was generous and had conquered the worlds. A dwarf came to his sacrifice and asked for as much ground as he could cover in three strides. Shukra, the king’s teacher, warned him. Bali had given his word. The dwarf grew, took the earth with one step and the sky with the second, and Bali offered his own head for the third. So he was made lord of the netherworld and visits his people once a year: Kerala keeps Onam when the Moon is in Thiruvonam, which is Shravana.

- **Span:** 10°00′ to 23°20′ of Makara
- **Stars:** Alpha, Beta and Gamma Aquilae; yogatara Altair (Alpha)
- **Deity:** Vishnu
- **Symbol:** an ear, or three footprints
- **Vimshottari lord:** [Chandra (Moon)](/remedies/moon), 10 years
- **Gana, yoni, nadi:** deva, monkey, antya
- **Naming sounds by pada:** Khi, Khu, Khe, Kho (some almanacs: Ju, Je, Jo, Kha)
- **Class in muhurta:** chara (moving)

## In people, tradition says

Good listeners and therefore good teachers; keepers of languages, songs and other people’s news; orderly, kind, attached to parents and to pilgrimage. With the Moon as lord they feel the tone more than the words, and a harsh one stays long. Choosing what to listen to is half of their health of mind. Gossip is the weed in this garden.

## Moving days are for

Study, first lessons, hearing a text, travel, vehicles, medicine, putting up a roof. In many regions the sacred thread is renewed in the month named after it, at the full Moon close to these stars.`,
  },
  hi: {
    title: 'श्रवण: जो सुनता है',
    summary:
      'मकर का श्रवण नक्षत्र: अल्टेयर और उसके दो साथी, विष्णु के तीन पग, कान, नामाक्षर, सुनकर सीखने का स्वभाव और चर दिनों के काम।',
    coverAlt: 'दो साथी तारों के बीच अल्टेयर, नीचे गहरे आकाश में ऊपर चढ़ते तीन सुनहरे पदचिह्न।',
    body: `पुस्तकों से पहले कान था। वेद का नाम ही श्रुति है, जो सुनी गई, और कोई तीन हज़ार वर्षों से वह मुख से कान तक चलती आई है, हर अक्षर सँभालकर। श्रवण इसी धैर्य का नक्षत्र है।

## तीन तारे, तीन पग

अल्टेयर एक छोटी सीधी रेखा के बीच है, दोनों ओर एक-एक मंद तारा। भारत ने इन तीनों में विष्णु के पदचिह्न देखे।

राजा बलि दानी थे और लोक जीत चुके थे। उनके यज्ञ में एक वामन आया और तीन पग भूमि माँगी। गुरु शुक्र ने सावधान किया, पर बलि वचन दे चुके थे। वामन बढ़े, एक पग में पृथ्वी, दूसरे में आकाश, और तीसरे के लिए बलि ने अपना सिर आगे कर दिया। वे पाताल के राजा बनाए गए और साल में एक बार अपनी प्रजा से मिलने आते हैं: केरल का ओणम तब होता है जब चंद्रमा तिरुवोणम यानी श्रवण में हो।

- **विस्तार:** मकर 10°00′ से 23°20′
- **तारे:** अल्फ़ा, बीटा और गामा एक्विली; योगतारा अल्टेयर (अल्फ़ा)
- **देवता:** विष्णु
- **चिह्न:** कान या तीन पदचिह्न
- **विंशोत्तरी स्वामी:** [चंद्रमा](/remedies/moon), 10 वर्ष
- **गण, योनि, नाड़ी:** देव, वानर, अंत्य
- **चरण के अनुसार नामाक्षर:** खी, खू, खे, खो (कुछ पंचांगों में जू, जे, जो, खा)
- **मुहूर्त में वर्ग:** चर

## लोगों में, परंपरा कहती है

अच्छे श्रोता, और इसीलिए अच्छे शिक्षक; भाषाओं, गीतों और दूसरों के समाचारों के रखवाले; व्यवस्थित, दयालु, माता-पिता और तीर्थ से जुड़े। स्वामी चंद्रमा है, इसलिए वे शब्द से अधिक लहजा सुनते हैं, और कड़वा लहजा देर तक रहता है। क्या सुनना है यह चुन लेना उनके मन की आधी शांति है। इस बग़ीचे की खरपतवार है कानाफूसी।

## चर दिन किस लिए

पढ़ाई, पहला पाठ, कथा सुनना, यात्रा, वाहन, औषधि, छत डालना। कई प्रदेशों में यज्ञोपवीत उसी मास में बदला जाता है जिसका नाम इस पर है, इन तारों के पास की पूर्णिमा को।`,
  },
};
