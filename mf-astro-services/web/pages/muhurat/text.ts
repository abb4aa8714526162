import { supportedYears } from 'shared/jyotish/supported-dates';
import type { Lang } from 'shared/remote-kit/page';

const en = {
  title: 'Find a muhurat',
  meta: 'Muhurat finder: marriage, griha pravesh | Tarapath',
  description:
    'Find muhurats for marriage, griha pravesh, a vehicle or a naming in your city: days and hours by tithi, nakshatra and season, with reasons and cautions.',
  lead: 'Days and hours that suit a purpose by tithi, nakshatra, weekday and season, for your city, with the reason for each.',
  formTitle: 'What is it for?',
  kind: 'Purpose',
  city: 'City',
  cityHint: 'Begin to type and choose, in English or Hindi letters.',
  from: 'From month',
  months: 'Length',
  monthCount: (count: number) => (count === 1 ? '1 month' : `${count} months`),
  show: 'Find muhurats',
  choose: 'Which place do you mean? Please choose it from the suggestions, or here:',
  unknownCity: 'We found no such place. Try the nearest larger town, or another spelling.',
  wrong: `Please check the month: ${supportedYears.first} to ${supportedYears.last}, and at most twelve months.`,
  unavailable: 'The muhurats could not be computed just now. Please try again in a moment.',
  resultTitle: (kind: string, city: string) => `${kind}, ${city}`,
  range: (from: string, until: string, days: number) =>
    `${from} to ${until}: ${days === 1 ? '1 day' : `${days} days`} with a muhurat.`,
  none: 'No day of this stretch suits by the rule. A longer stretch may have one.',
  closedTitle: 'Closed seasons within it',
  closed: (name: string, from: string, until: string) => `${name}: ${from} to ${until}`,
  reasons: {
    vara: 'Weekday',
    nakshatra: 'Nakshatra',
    tithi: 'Tithi',
    'solar-month': 'Sun in',
    'lunar-month': 'Month',
  },
  cautions: 'Leave out within it:',
  panchang: 'Full panchang',
  source: 'Rule after',
  guideTitle: 'How to use this list',
  guide: [
    {
      title: 'What is looked at',
      paragraphs: [
        'Each purpose has nakshatras, tithis and weekdays that suit it and seasons that are closed: Chaturmas, Kharmas, the added month, Pitru Paksha, and for weddings the weeks in which Jupiter or Venus stand too near the Sun to be seen. Bhadra, Vyatipata, Vaidhriti and the hours around a sankranti are taken out of each day.',
        'What is left is listed from its first to its last minute. Rahu Kaal, Dur Muhurta and Varjyam within it are named, so that you can choose an hour free of them.',
      ],
    },
    {
      title: 'What is left to you and an astrologer',
      paragraphs: [
        'A full muhurat also asks for a good lagna at the hour, and for the Moon’s strength counted from the birth signs of the people concerned. Those depend on you, not on the calendar. Take this list to the conversation; it saves the first hour of it.',
        'Regional almanacs differ on single rules, above all on the closed seasons. A day that your family’s almanac allows and this list does not is not wrong: another book was followed.',
      ],
    },
  ],
};

const hi: typeof en = {
  title: 'मुहूर्त खोजें',
  meta: 'विवाह, गृह प्रवेश के मुहूर्त खोजें | तारापथ',
  description:
    'अपने शहर के लिए विवाह, गृह प्रवेश, वाहन या नामकरण के मुहूर्त खोजें: तिथि, नक्षत्र और मास से दिन और समय, हर मुहूर्त के कारण और सावधानियों के साथ।',
  lead: 'तिथि, नक्षत्र, वार और मास से किसी कार्य के योग्य दिन और समय, आपके शहर के लिए, हर एक के कारण सहित।',
  formTitle: 'मुहूर्त किस कार्य के लिए चाहिए?',
  kind: 'कार्य',
  city: 'शहर',
  cityHint: 'लिखना शुरू करें और सूची से चुनें, हिंदी या अंग्रेज़ी में।',
  from: 'किस महीने से',
  months: 'अवधि',
  monthCount: (count) => (count === 1 ? '1 महीना' : `${count} महीने`),
  show: 'मुहूर्त खोजें',
  choose: 'आप कौन-सा स्थान चाहते हैं? सुझावों में से चुनें, या यहाँ से:',
  unknownCity: 'ऐसा कोई स्थान नहीं मिला। पास का बड़ा शहर लिखें या वर्तनी बदलकर देखें।',
  wrong: `कृपया महीना जाँचें: ${supportedYears.first} से ${supportedYears.last} तक, और अधिक से अधिक बारह महीने।`,
  unavailable: 'अभी मुहूर्त की गणना नहीं हो सकी। थोड़ी देर में फिर कोशिश करें।',
  resultTitle: (kind, city) => `${kind}, ${city}`,
  range: (from, until, days) => `${from} से ${until}: ${days} दिन में मुहूर्त।`,
  none: 'इस अवधि का कोई दिन नियम के अनुसार नहीं बैठता। लंबी अवधि में मिल सकता है।',
  closedTitle: 'इस अवधि के वर्जित काल',
  closed: (name, from, until) => `${name}: ${from} से ${until}`,
  reasons: {
    vara: 'वार',
    nakshatra: 'नक्षत्र',
    tithi: 'तिथि',
    'solar-month': 'सूर्य राशि',
    'lunar-month': 'मास',
  },
  cautions: 'इसके भीतर छोड़ें:',
  panchang: 'पूरा पंचांग',
  source: 'नियम का आधार:',
  guideTitle: 'इस सूची का उपयोग कैसे करें',
  guide: [
    {
      title: 'क्या देखा जाता है',
      paragraphs: [
        'हर कार्य के अपने नक्षत्र, तिथियाँ और वार हैं, और कुछ काल वर्जित हैं: चातुर्मास, खरमास, अधिक मास, पितृ पक्ष, और विवाह में वे सप्ताह भी जब गुरु या शुक्र अस्त हों। भद्रा, व्यतीपात, वैधृति और संक्रांति के आसपास का समय हर दिन से हटा दिया गया है।',
        'जो समय बचता है वह पहले मिनट से आख़िरी मिनट तक लिखा है। उसके भीतर के राहु काल, दुर्मुहूर्त और वर्ज्यम् के समय भी दिए हैं, ताकि आप उनसे मुक्त घड़ी चुन सकें।',
      ],
    },
    {
      title: 'आपके और ज्योतिषी के लिए क्या शेष है',
      paragraphs: [
        'पूरे मुहूर्त में उस घड़ी का लग्न और संबंधित व्यक्तियों की जन्म राशि से चंद्रबल भी देखा जाता है। यह पंचांग पर नहीं, आप पर निर्भर है। यह सूची साथ ले जाएँ; बातचीत का पहला घंटा बच जाएगा।',
        'कुछ नियमों में, विशेषकर वर्जित कालों में, अलग-अलग प्रदेशों के पंचांग अलग हैं। जो दिन आपके परिवार का पंचांग मानता है और यहाँ नहीं है, वह ग़लत नहीं: वहाँ दूसरा ग्रंथ माना गया है।',
      ],
    },
  ],
};

/** The words of the muhurat finder. */
export const muhuratText: Record<Lang, typeof en> = { en, hi };
