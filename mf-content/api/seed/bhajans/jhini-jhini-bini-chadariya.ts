import type { ContentSeed, LyricsDetails } from '../content-seed';

export const seed: ContentSeed<LyricsDetails> = {
  slug: 'jhini-jhini-bini-chadariya',
  cover: 'bhajans/jhini-jhini-bini-chadariya.svg',
  category: '',
  tags: ['kabir', 'nirgun', 'life'],
  author: 'Tarapath editorial team',
  publishedAt: '2026-11-21T14:52:00+05:30',
  details: {
    deity: { en: 'The Formless', hi: 'निर्गुण' },
    tradition: {
      en: 'Kabir, 15th century (oral tradition)',
      hi: 'कबीर, 15वीं शताब्दी (मौखिक परंपरा)',
    },
    stanzas: [
      { devanagari: ['झीनी झीनी बीनी चदरिया'], roman: ['Jheeni jheeni beeni chadariya'] },
      {
        devanagari: [
          'काहे कै ताना काहे कै भरनी, कौन तार से बीनी चदरिया',
          'इंगला पिंगला ताना भरनी, सुषमन तार से बीनी चदरिया',
        ],
        roman: [
          'Kaahe kai taana kaahe kai bharni, kaun taar se beeni chadariya',
          'Ingla pingla taana bharni, sushman taar se beeni chadariya',
        ],
      },
      {
        devanagari: [
          'आठ कँवल दल चरखा डोलै, पाँच तत्त गुन तीनी चदरिया',
          'साईं को सियत मास दस लागै, ठोक ठोक कै बीनी चदरिया',
        ],
        roman: [
          'Aath kanval dal charkha dolai, paanch tatt gun teeni chadariya',
          'Saaeen ko siyat maas das laagai, thok thok kai beeni chadariya',
        ],
      },
      {
        devanagari: [
          'सो चादर सुर नर मुनि ओढ़ी, ओढ़ि कै मैली कीनी चदरिया',
          'दास कबीर जतन से ओढ़ी, ज्यों की त्यों धर दीनी चदरिया',
        ],
        roman: [
          'So chaadar sur nar muni odhi, odhi kai maili keeni chadariya',
          'Daas kabeer jatan se odhi, jyon ki tyon dhar deeni chadariya',
        ],
      },
    ],
    en: {
      meaning: `**Refrain:** Fine, very fine, this cloth was woven.

1. What was the warp, what was the weft? With what thread was the cloth woven? Ingla and Pingla were warp and weft; with the thread of Sushumna it was woven.
2. The wheel of eight lotuses turned; five elements and three qualities are in it. The Master took ten months to make it, and wove it tight with many beats.
3. Gods, people and sages wore this cloth, and by wearing made it dirty. Kabir the servant wore it with care and laid it down just as it was.`,
    },
    hi: {
      meaning: `**टेक:** यह चादर बहुत महीन बुनी गई है।

1. ताना किसका है, भरनी किसकी? किस तार से यह बुनी गई? इड़ा और पिंगला ताना-भरनी हैं; सुषुम्ना के तार से यह बुनी गई।
2. आठ कमलों का चरखा घूमा; इसमें पाँच तत्व और तीन गुण हैं। साईं को इसे तैयार करने में दस महीने लगे, ठोक-ठोककर बुनी गई।
3. यह चादर देवता, मनुष्य और मुनियों ने ओढ़ी और ओढ़कर मैली कर दी। दास कबीर ने जतन से ओढ़ी और ज्यों की त्यों धर दी।`,
    },
  },
  en: {
    title: 'Jhini Jhini Bini Chadariya: the fine cloth',
    summary:
      'Kabir the weaver sings of the body as a fine cloth lent to us: words in two scripts, the yoga behind the images and how to sing it.',
    coverAlt:
      'A handloom with a fine half-woven cream cloth, a spindle and a fold of cloth with a red border.',
    body: `Who but a weaver could have made this song? The body is a cloth, woven very fine. Kabir asks what the warp was and what the weft, and he answers in the words of the yogis. Then he turns to its use: gods and sages wore it and it got dirty. He wore it with care and gave it back as he received it.

## When it is sung

Often at a last farewell and at a memorial, and just as often on a quiet evening at home. In Varanasi, in the lanes of the weavers, it is a working song. It suits birthdays that end in a nought.

## How to sing it

Let it move like a shuttle: one line goes, the answering line comes back. A single-stringed tambura or any steady drone holds it. Take care over "thok thok ke bini", and let two fingers knock softly on wood there. Another song, "chadariya jhini re jhini", grew out of this one and is well known from concerts; its words are different. When the last line has been sung, fold a shawl or a cloth in the room, slowly, and put it away.`,
  },
  hi: {
    title: 'झीनी झीनी बीनी चदरिया: कबीर की चादर',
    summary:
      'शरीर को महीन चादर कहने वाला जुलाहे कबीर का पद: पूरे बोल, रोमन लिपि, योग के शब्दों का अर्थ और गाने का ढंग।',
    coverAlt: 'हथकरघे पर आधी बुनी महीन चादर, एक तकली और लाल किनारे वाला तहाया कपड़ा।',
    body: `यह पद जुलाहे के सिवा कौन रच सकता था? शरीर एक चादर है, बहुत महीन बुनी हुई। कबीर पूछते हैं कि ताना क्या था और भरनी क्या, और उत्तर योगियों के शब्दों में देते हैं। फिर ओढ़ने की बात आती है: देवता, मनुष्य और मुनि, सबने इसे ओढ़ा और मैला कर दिया। कबीर ने जतन से ओढ़ा और जैसी मिली थी, वैसी ही लौटा दी।

## कब गाया जाता है

प्रायः अंतिम विदा और स्मृति सभा में, और उतना ही घर की किसी शांत साँझ में। काशी में बुनकरों की गलियों में यह काम के साथ चलने वाला गीत है। जिन जन्मदिनों पर नया दशक शुरू होता है, उन पर भी यह अच्छा लगता है।

## कैसे गाएँ

चाल करघे की ढरकी जैसी रहे: एक पंक्ति जाए, उत्तर की पंक्ति लौटे। एकतारा या कोई भी टिका हुआ स्वर इसे सँभाल लेता है। “ठोक ठोक कै बीनी” पर दो उँगलियों से लकड़ी पर हल्की थाप दें। “चदरिया झीनी रे झीनी” इसी से उपजा दूसरा पद है, जो मंचों से जाना जाता है; उसके शब्द अलग हैं। अंतिम पंक्ति के बाद कोई शाल या चादर धीरे-धीरे तहाकर रख दें।`,
  },
};
