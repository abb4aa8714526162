import type { YogaWords } from './yoga-words';

/** Words for the nabhasa yogas that ask for rashis, kendras and simple figures. "All" is the seven grahas without the nodes. */
export const nabhasaFigureWords = {
  rajju: {
    en: [
      'Rajju',
      'All seven grahas stand in movable rashis.',
      'Tradition connects it with travel and a life of change.',
    ],
    hi: ['रज्जु योग', 'सातों ग्रह चर राशियों में हों।', 'परंपरा इसे यात्रा और परिवर्तनशील जीवन से जोड़ती है।'],
  },
  musala: {
    en: [
      'Musala',
      'All seven grahas stand in fixed rashis.',
      'Tradition connects it with firmness and self-respect.',
    ],
    hi: ['मुसल योग', 'सातों ग्रह स्थिर राशियों में हों।', 'परंपरा इसे दृढ़ता और स्वाभिमान से जोड़ती है।'],
  },
  nala: {
    en: [
      'Nala',
      'All seven grahas stand in dual rashis.',
      'Tradition connects it with skill and many interests.',
    ],
    hi: ['नल योग', 'सातों ग्रह द्विस्वभाव राशियों में हों।', 'परंपरा इसे निपुणता और विविध रुचियों से जोड़ती है।'],
  },
  mala: {
    en: [
      'Mala',
      'Mercury, Jupiter and Venus hold three different kendras; the Sun, Mars and Saturn stand outside the kendras.',
      'Tradition connects it with comfort and joy.',
    ],
    hi: [
      'माला योग',
      'बुध, गुरु और शुक्र तीन अलग केंद्रों में हों; सूर्य, मंगल और शनि केंद्र के बाहर हों।',
      'परंपरा इसे सुख और आनंद से जोड़ती है।',
    ],
  },
  sarpa: {
    en: [
      'Sarpa',
      'The Sun, Mars and Saturn hold three different kendras; Mercury, Jupiter and Venus stand outside the kendras.',
      'Tradition sees a road that asks for patience and straight dealing. The other yogas of the chart temper it.',
    ],
    hi: [
      'सर्प योग',
      'सूर्य, मंगल और शनि तीन अलग केंद्रों में हों; बुध, गुरु और शुक्र केंद्र के बाहर हों।',
      'परंपरा में यह धैर्य और सीधे व्यवहार की माँग करता है। कुंडली के अन्य योग इसे संतुलित करते हैं।',
    ],
  },
  gada: {
    en: [
      'Gada',
      'All seven grahas stand in two neighbouring kendras.',
      'Tradition connects it with steady effort for one’s means.',
    ],
    hi: [
      'गदा योग',
      'सातों ग्रह दो पास-पास के केंद्रों में हों।',
      'परंपरा इसे साधनों के लिए निरंतर प्रयास से जोड़ती है।',
    ],
  },
  'nabhasa-shakata': {
    en: [
      'Shakata (figure)',
      'All seven grahas stand in the 1st and 7th houses.',
      'Tradition connects it with hard work and changing fortunes.',
    ],
    hi: ['शकट योग (नाभस)', 'सातों ग्रह लग्न और सप्तम में हों।', 'परंपरा इसे परिश्रम और उतार-चढ़ाव से जोड़ती है।'],
  },
  vihaga: {
    en: [
      'Vihaga',
      'All seven grahas stand in the 4th and 10th houses.',
      'Tradition connects it with travel, messages and restlessness.',
    ],
    hi: ['विहग योग', 'सातों ग्रह चतुर्थ और दशम में हों।', 'परंपरा इसे यात्रा, संदेश और चंचलता से जोड़ती है।'],
  },
  shringataka: {
    en: [
      'Shringataka',
      'All seven grahas stand in the 1st, 5th and 9th houses.',
      'Tradition connects it with happiness and a fighting spirit.',
    ],
    hi: ['शृंगाटक योग', 'सातों ग्रह 1, 5 और 9वें भाव में हों।', 'परंपरा इसे सुख और जुझारूपन से जोड़ती है।'],
  },
  hala: {
    en: [
      'Hala',
      'All seven grahas stand in a triangle of houses other than the lagna’s: 2-6-10, 3-7-11 or 4-8-12.',
      'Tradition connects it with the soil and with patient labour.',
    ],
    hi: [
      'हल योग',
      'सातों ग्रह लग्न के सिवा किसी त्रिकोण समूह में हों: 2-6-10, 3-7-11 या 4-8-12।',
      'परंपरा इसे भूमि और धैर्यपूर्ण श्रम से जोड़ती है।',
    ],
  },
  vajra: {
    en: [
      'Vajra',
      'Mercury, Jupiter and Venus stand in the 1st and 7th, the Sun, Mars and Saturn in the 4th and 10th.',
      'Tradition connects it with ease early and late in life. As Mercury and Venus stay near the Sun, it hardly ever comes about, as Varahamihira already remarked.',
    ],
    hi: [
      'वज्र योग',
      'बुध, गुरु, शुक्र लग्न और सप्तम में तथा सूर्य, मंगल, शनि चतुर्थ और दशम में हों।',
      'परंपरा इसे जीवन के आरंभ और अंत में सुख से जोड़ती है। बुध-शुक्र सूर्य के पास रहते हैं, इसलिए यह प्रायः बनता ही नहीं; वराहमिहिर ने भी यह कहा है।',
    ],
  },
  yava: {
    en: [
      'Yava',
      'Mercury, Jupiter and Venus stand in the 4th and 10th, the Sun, Mars and Saturn in the 1st and 7th.',
      'Tradition connects it with ease in the middle of life. For the same reason as Vajra it hardly ever comes about.',
    ],
    hi: [
      'यव योग',
      'बुध, गुरु, शुक्र चतुर्थ और दशम में तथा सूर्य, मंगल, शनि लग्न और सप्तम में हों।',
      'परंपरा इसे जीवन के मध्य में सुख से जोड़ती है। वज्र की ही तरह यह प्रायः नहीं बनता।',
    ],
  },
  kamala: {
    en: [
      'Kamala',
      'All seven grahas stand in the four kendras, each of them held.',
      'Tradition connects it with good deeds and a lasting name.',
    ],
    hi: [
      'कमल योग',
      'सातों ग्रह चारों केंद्रों में हों और कोई केंद्र ख़ाली न हो।',
      'परंपरा इसे सत्कर्म और स्थायी यश से जोड़ती है।',
    ],
  },
} as const satisfies Record<string, YogaWords>;
