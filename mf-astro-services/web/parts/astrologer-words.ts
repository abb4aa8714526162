/** Words shared by every place that shows an astrologer. */
export const astrologerWords = {
  en: {
    perMinute: 'per minute',
    statuses: { online: 'Available now', busy: 'In a consultation', offline: 'Offline' },
    demo: 'demonstration profile',
    years: (count: number) => `${count} years of practice`,
    demoNote:
      'These profiles are demonstrations and belong to no real person. They show how astrologers will be presented; nobody can be called or charged through them.',
    home: 'Home',
    services: 'Astrology services',
    experience: 'Experience',
    price: 'Price',
    languages: 'Languages',
    skills: 'Fields',
    status: 'Status',
    kundliTitle: 'Have your kundli at hand',
    kundli: 'Make a free kundli',
    all: 'All astrologers',
  },
  hi: {
    perMinute: 'प्रति मिनट',
    statuses: { online: 'अभी उपलब्ध', busy: 'परामर्श में व्यस्त', offline: 'ऑफ़लाइन' },
    demo: 'नमूना प्रोफ़ाइल',
    years: (count: number) => `${count} वर्ष का अनुभव`,
    demoNote:
      'ये नमूना प्रोफ़ाइल हैं और किसी वास्तविक व्यक्ति की नहीं हैं। इनसे दिखता है कि ज्योतिषियों का परिचय कैसा होगा; इनके माध्यम से न कॉल हो सकती है, न शुल्क लग सकता है।',
    home: 'मुखपृष्ठ',
    services: 'ज्योतिष सेवाएँ',
    experience: 'अनुभव',
    price: 'शुल्क',
    languages: 'भाषाएँ',
    skills: 'विषय',
    status: 'स्थिति',
    kundliTitle: 'अपनी कुंडली साथ रखें',
    kundli: 'निःशुल्क कुंडली बनाएँ',
    all: 'सभी ज्योतिषी',
  },
};
