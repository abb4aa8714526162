export const text = {
  en: {
    site: 'Tarapath',
    headTitle: 'Tarapath: free kundli, panchang, astrologers and remedies',
    title: 'The sky you were born under, read with care',
    lead: 'A free birth chart that shows its method, astrologers you can talk to, and remedies that begin with what costs nothing.',
    kundli: 'Make my free kundli',
    talk: 'Talk to an astrologer',
    panchang: 'Today’s panchang',
    servicesTitle: 'What brings you here today?',
    services: [
      [
        '/astrology-services/free-kundli',
        'Free kundli',
        'Your birth chart with positions and nakshatra',
        'sun',
      ],
      [
        '/astrology-services/kundli-matching',
        'Kundli matching',
        'Two charts, compared point by point',
        'heart',
      ],
      ['/astrology-services/talk-to-astrologer', 'Talk', 'Speak with an astrologer', 'phone'],
      ['/astrology-services/chat-with-astrologer', 'Chat', 'Write, and keep the answers', 'chat'],
      [
        '/astrology-services/panchang',
        'Panchang',
        'Tithi, nakshatra and the day’s timings',
        'calendar',
      ],
      [
        '/astrology-services/online-pooja-booking',
        'Book a puja',
        'Worship at a temple, in your name',
        'star',
      ],
    ],
    signsTitle: 'Your sign, by the Moon',
    signsLead:
      'In Jyotish your rashi is the sign the Moon was in when you were born. Choose yours to see how its days are read.',
    signsAction: 'How to find your Moon sign',
    remediesTitle: 'Remedies, the free ones first',
    remediesLead:
      'For each graha: a daily habit, a mantra, something to give. The gemstone comes last, with a caution.',
    remediesAction: 'All remedies',
    remediesFailed:
      'The remedies could not be loaded just now. The rest of the page works as usual.',
    promiseTitle: 'What you can hold us to',
    promises: [
      [
        'Every chart shows its method',
        'Ayanamsa, place and time zone stand beside the chart, so you can check it against any other.',
      ],
      [
        'Your balance never goes below zero',
        'A conversation can only use what is in your wallet. There is no debt to us.',
      ],
      [
        'Money you add never expires',
        'What you paid in stays yours to use, next week or in three years.',
      ],
      [
        'The free remedy comes first',
        'A habit or a mantra before anything you could buy. Always in that order.',
      ],
      [
        'No fear, no guarantees',
        'We do not frighten people into buying, and nobody here may promise a result.',
      ],
      [
        'Refunds by written rules',
        'When we fail you, the rules say what happens. They are short and public.',
      ],
    ],
    promiseAction: 'Read the refund rules',
    closingTitle: 'New to Jyotish?',
    closingLead: 'Begin with your own chart. It takes a date, a time and a place, and no account.',
  },
  hi: {
    site: 'तारापथ',
    headTitle: 'तारापथ: निःशुल्क कुंडली, पंचांग, ज्योतिषी और उपाय',
    title: 'जिस आकाश के नीचे आप जन्मे, उसे ध्यान से पढ़ें',
    lead: 'निःशुल्क जन्म कुंडली जो अपनी विधि दिखाती है, ज्योतिषी जिनसे आप बात कर सकें, और उपाय जो बिना ख़र्च से शुरू होते हैं।',
    kundli: 'मेरी निःशुल्क कुंडली',
    talk: 'ज्योतिषी से बात करें',
    panchang: 'आज का पंचांग',
    servicesTitle: 'आज आप किस लिए आए हैं?',
    services: [
      [
        '/astrology-services/free-kundli',
        'निःशुल्क कुंडली',
        'ग्रह-स्थिति और नक्षत्र के साथ जन्म कुंडली',
        'sun',
      ],
      ['/astrology-services/kundli-matching', 'कुंडली मिलान', 'दो कुंडलियाँ, एक-एक बिंदु पर', 'heart'],
      ['/astrology-services/talk-to-astrologer', 'बात करें', 'ज्योतिषी से फ़ोन पर बात', 'phone'],
      ['/astrology-services/chat-with-astrologer', 'चैट करें', 'लिखकर पूछें, उत्तर सहेजें', 'chat'],
      ['/astrology-services/panchang', 'पंचांग', 'तिथि, नक्षत्र और दिन के मुहूर्त', 'calendar'],
      ['/astrology-services/online-pooja-booking', 'पूजा बुक करें', 'मंदिर में आपके नाम से पूजा', 'star'],
    ],
    signsTitle: 'आपकी चंद्र राशि',
    signsLead:
      'ज्योतिष में राशि वह है जिसमें जन्म के समय चंद्रमा था। अपनी राशि चुनें और देखें कि उसके दिन कैसे पढ़े जाते हैं।',
    signsAction: 'अपनी चंद्र राशि कैसे जानें',
    remediesTitle: 'उपाय, पहले निःशुल्क वाले',
    remediesLead: 'हर ग्रह के लिए: रोज़ की एक आदत, एक मंत्र, कुछ दान। रत्न सबसे अंत में, सावधानी के साथ।',
    remediesAction: 'सभी उपाय',
    remediesFailed: 'उपाय अभी खुल नहीं पाए। बाक़ी पृष्ठ सामान्य रूप से चल रहा है।',
    promiseTitle: 'हमारे वचन, जिन पर आप हमें परख सकते हैं',
    promises: [
      [
        'हर कुंडली अपनी विधि दिखाती है',
        'अयनांश, स्थान और समय-क्षेत्र कुंडली के साथ लिखे रहते हैं, ताकि आप कहीं भी मिला सकें।',
      ],
      [
        'शेष राशि शून्य से नीचे नहीं जाती',
        'बातचीत में उतना ही लगता है जितना वॉलेट में है। हमारा कोई उधार आप पर नहीं चढ़ता।',
      ],
      ['जोड़ा हुआ पैसा समाप्त नहीं होता', 'जो आपने जमा किया वह आपका है, अगले सप्ताह भी और तीन वर्ष बाद भी।'],
      ['पहले निःशुल्क उपाय', 'ख़रीदने की किसी भी चीज़ से पहले आदत या मंत्र। क्रम सदा यही रहेगा।'],
      ['न डर, न गारंटी', 'हम किसी को डराकर कुछ नहीं बेचते, और यहाँ कोई परिणाम का वचन नहीं दे सकता।'],
      [
        'लिखित नियमों से वापसी',
        'चूक हमारी हो तो क्या होगा, यह नियमों में लिखा है। नियम छोटे और सार्वजनिक हैं।',
      ],
    ],
    promiseAction: 'वापसी के नियम पढ़ें',
    closingTitle: 'ज्योतिष में नए हैं?',
    closingLead: 'अपनी कुंडली से शुरू करें। जन्म की तारीख़, समय और स्थान चाहिए; खाता नहीं।',
  },
} as const;
