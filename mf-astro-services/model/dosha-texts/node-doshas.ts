import type { BilingualDoshaWords } from './dosha-words';

/** Doshas of a graha that stands with a node. */
export const nodeDoshas = {
  'guru-chandal': {
    en: {
      name: 'Guru-Chandal',
      about:
        'A later tradition about Jupiter, the teacher, in the company of Rahu, who questions everything.',
      rule: 'Jupiter and Rahu stand in the same rashi.',
      tradition:
        'It is read as an unusual way of learning: one doubts teachers before one trusts them, and may find new paths.',
      eased: 'Jupiter exalted or in its own rashi keeps the upper hand.',
      remedies: [
        'Honour a teacher, or read a good book every day.',
        'Keep your word, also in small things.',
        'Teach someone what you know, without pay.',
        'On Thursdays, share what you can with a pupil in need.',
      ],
    },
    hi: {
      name: 'गुरु चांडाल',
      about: 'यह बाद की परंपरा है: ज्ञान के कारक गुरु का राहु के साथ होना, जो हर बात पर प्रश्न करता है।',
      rule: 'गुरु और राहु एक ही राशि में हों।',
      tradition:
        'इसे सीखने की अलग शैली माना जाता है: व्यक्ति विश्वास करने से पहले परखता है और नए मार्ग भी खोज सकता है।',
      eased: 'गुरु उच्च या अपनी राशि में हो तो वही प्रबल रहता है।',
      remedies: [
        'गुरुजनों का आदर करें, या प्रतिदिन अच्छी पुस्तक पढ़ें।',
        'छोटी बातों में भी अपना वचन निभाएँ।',
        'जो जानते हैं, उसे किसी को निःशुल्क सिखाएँ।',
        'गुरुवार को सामर्थ्य के अनुसार किसी ज़रूरतमंद विद्यार्थी की सहायता करें।',
      ],
    },
  },
  grahan: {
    en: {
      name: 'Grahan dosha',
      about:
        'A later tradition about the Sun or the Moon in the rashi of a node, where eclipses happen. It does not mean that there was an eclipse.',
      rule: 'The Sun or the Moon stands in one rashi with Rahu or Ketu.',
      tradition:
        'It is read as a light that seems covered for a time: self-trust with the Sun, peace of mind with the Moon.',
      eased: 'Distance in degrees from the node, and Jupiter’s company or aspect, ease it.',
      remedies: [
        'Greet the rising Sun, or recite the Gayatri mantra.',
        'Sit quietly with the breath for a few minutes every day.',
        'Speak about worries with someone you trust.',
        'Give time or food where it is needed.',
      ],
    },
    hi: {
      name: 'ग्रहण दोष',
      about:
        'यह बाद की परंपरा है: सूर्य या चंद्र का राहु या केतु की राशि में होना, जहाँ ग्रहण होते हैं। इसका अर्थ यह नहीं कि जन्म के समय ग्रहण था।',
      rule: 'सूर्य या चंद्र राहु या केतु के साथ एक ही राशि में हो।',
      tradition: 'इसे कुछ समय के लिए ढका प्रकाश माना जाता है: सूर्य से आत्मविश्वास, चंद्र से मन की शांति।',
      eased: 'राहु-केतु से अंशों की दूरी और गुरु का साथ या दृष्टि इसे हल्का करती है।',
      remedies: [
        'उगते सूर्य को प्रणाम करें, या गायत्री मंत्र का जप करें।',
        'प्रतिदिन कुछ मिनट शांत बैठकर श्वास पर ध्यान दें।',
        'मन की चिंता किसी विश्वासपात्र से कहें।',
        'जहाँ आवश्यकता हो, वहाँ समय या भोजन दें।',
      ],
    },
  },
  shrapit: {
    en: {
      name: 'Shrapit dosha',
      about:
        'A later tradition about Saturn in the company of Rahu. Its name speaks of a curse; the old texts say nothing of the kind.',
      rule: 'Saturn and Rahu stand in the same rashi.',
      tradition: 'It is read as work that takes longer than hoped and teaches thoroughness.',
      eased: 'Saturn exalted or in its own rashi, and Jupiter’s company or aspect, ease it.',
      remedies: [
        'Recite the Hanuman Chalisa or a prayer of your own on Saturdays.',
        'Keep small daily duties with patience.',
        'Be fair to those who work for you and with you.',
        'Serve the old or the ill with your time.',
      ],
    },
    hi: {
      name: 'श्रापित दोष',
      about: 'यह बाद की परंपरा है: शनि का राहु के साथ होना। नाम में शाप है, पर प्राचीन ग्रंथ ऐसा कुछ नहीं कहते।',
      rule: 'शनि और राहु एक ही राशि में हों।',
      tradition: 'इसे ऐसे काम का संकेत माना जाता है जो आशा से अधिक समय लेता है और पूरी तरह करना सिखाता है।',
      eased: 'शनि उच्च या अपनी राशि में हो, या गुरु का साथ या दृष्टि हो तो यह हल्का माना जाता है।',
      remedies: [
        'शनिवार को हनुमान चालीसा या अपनी कोई प्रार्थना करें।',
        'रोज़ के छोटे कर्तव्य धैर्य से निभाएँ।',
        'साथ काम करने वालों के प्रति न्यायपूर्ण रहें।',
        'वृद्धों या रोगियों की सेवा में समय दें।',
      ],
    },
  },
} as const satisfies Record<string, BilingualDoshaWords>;
