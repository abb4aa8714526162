/** The words of the dashas. */
export const dashaText = {
  en: {
    systems: 'Dasha systems',
    names: {
      vimshottari: 'Vimshottari',
      yogini: 'Yogini',
      ashtottari: 'Ashtottari',
      chara: 'Chara (Jaimini)',
    },
    about: {
      vimshottari:
        '120 years in nine periods, beginning with the lord of the Moon’s nakshatra. Open a period for its antardashas, and on to pratyantar, sookshma and prana.',
      yogini: '36 years of eight yoginis, three times round, counted from the Moon’s nakshatra.',
      ashtottari:
        '108 years of eight lords, counted from Ardra, with Abhijit among the nakshatras.',
      chara:
        'Periods of rashis after K. N. Rao’s reading of Jaimini: one round of twelve, from the lagna.',
    },
    applicable:
      'By Parashara’s condition (Rahu in a kendra or trikona from the lord of the lagna, not in the lagna) it applies to this chart.',
    notApplicable:
      'By Parashara’s condition (Rahu in a kendra or trikona from the lord of the lagna, not in the lagna) it would not be used for this chart; it is here for comparison.',
    yoginis: {
      mangala: 'Mangala',
      pingala: 'Pingala',
      dhanya: 'Dhanya',
      bhramari: 'Bhramari',
      bhadrika: 'Bhadrika',
      ulka: 'Ulka',
      siddha: 'Siddha',
      sankata: 'Sankata',
    },
    now: 'now',
    needsScript:
      'Without script the running periods open to the last level; other periods to the second.',
    note: 'A dasha says which graha is read first for a time, not what must happen. The first period began before birth; what had passed of it follows from the Moon’s place in its nakshatra.',
  },
  hi: {
    systems: 'दशा पद्धतियाँ',
    names: {
      vimshottari: 'विंशोत्तरी',
      yogini: 'योगिनी',
      ashtottari: 'अष्टोत्तरी',
      chara: 'चर (जैमिनि)',
    },
    about: {
      vimshottari:
        '120 वर्ष, नौ दशाएँ, चंद्र नक्षत्र के स्वामी से आरंभ। दशा खोलें तो अंतर्दशा, फिर प्रत्यंतर, सूक्ष्म और प्राण दशा मिलेगी।',
      yogini: 'आठ योगिनियों के 36 वर्ष, तीन आवृत्तियाँ, चंद्र नक्षत्र से गिनी हुई।',
      ashtottari: 'आठ स्वामियों के 108 वर्ष, आर्द्रा से गिने हुए, नक्षत्रों में अभिजित भी।',
      chara: 'राशियों की दशा, के. एन. राव की जैमिनि-व्याख्या के अनुसार: लग्न से बारह राशियों का एक चक्र।',
    },
    applicable:
      'पराशर की शर्त (लग्नेश से केंद्र या त्रिकोण में राहु, पर लग्न में नहीं) से यह इस कुंडली पर लागू होती है।',
    notApplicable:
      'पराशर की शर्त (लग्नेश से केंद्र या त्रिकोण में राहु, पर लग्न में नहीं) से यह इस कुंडली में नहीं ली जाती; तुलना के लिए दी गई है।',
    yoginis: {
      mangala: 'मंगला',
      pingala: 'पिंगला',
      dhanya: 'धान्या',
      bhramari: 'भ्रामरी',
      bhadrika: 'भद्रिका',
      ulka: 'उल्का',
      siddha: 'सिद्धा',
      sankata: 'संकटा',
    },
    now: 'अभी',
    needsScript: 'स्क्रिप्ट के बिना चल रही दशाएँ अंतिम स्तर तक खुलती हैं, बाक़ी दूसरे स्तर तक।',
    note: 'दशा बताती है कि किसी समय पहले किस ग्रह को देखा जाए, यह नहीं कि क्या होकर रहेगा। पहली दशा जन्म से पहले शुरू हुई थी; उसका बीता भाग नक्षत्र में चंद्र की जगह से निकलता है।',
  },
};
