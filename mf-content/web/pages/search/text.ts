const en = {
  home: 'Home',
  title: 'Search',
  headTitle: 'Search Tarapath',
  lead: 'Dates of festivals and vrats, the panchang of your city, kundli and other tools, aartis, articles and the shop: everything in one place.',
  label: 'What are you looking for?',
  action: 'Search',
  found: (q: string) => `Found for “${q}”`,
  question: (q: string) => `Looked for “${q}”`,
  nothing:
    'We have nothing for these words yet. Fewer words, another spelling or the other script may help.',
  onlyNear: 'No page has all of these words. What comes nearest is below.',
  near: 'Near it',
  useful: 'Often looked for',
  failed: 'The search over our articles did not answer. Please try again in a moment.',
};

export const text: Record<'en' | 'hi', typeof en> = {
  en,
  hi: {
    home: 'मुखपृष्ठ',
    title: 'खोज',
    headTitle: 'तारापथ में खोजें',
    lead: 'व्रत-त्योहार की तिथियाँ, आपके शहर का पंचांग, कुंडली और दूसरे साधन, आरतियाँ, लेख और दुकान: सब एक जगह।',
    label: 'आप क्या खोज रहे हैं?',
    action: 'खोजें',
    found: (q) => `“${q}” के लिए मिला`,
    question: (q) => `“${q}” की खोज`,
    nothing:
      'इन शब्दों के लिए हमारे पास अभी कुछ नहीं है। कम शब्दों से, दूसरी वर्तनी में या दूसरी लिपि में खोजकर देखें।',
    onlyNear: 'किसी पृष्ठ पर ये सब शब्द नहीं हैं। जो सबसे निकट है, वह नीचे है।',
    near: 'इससे मिलता-जुलता',
    useful: 'अक्सर खोजे जाने वाले पृष्ठ',
    failed: 'लेखों की खोज का उत्तर नहीं आया। थोड़ी देर में फिर कोशिश करें।',
  },
};

/** Where most visitors of a search go, should it find nothing for them. */
export const usefulPages = [
  { path: '/astrology-services/panchang', en: 'Panchang', hi: 'पंचांग' },
  { path: '/astrology-services/free-kundli', en: 'Free Kundli', hi: 'निःशुल्क कुंडली' },
  { path: '/astrology-services/kundli-matching', en: 'Kundli Matching', hi: 'कुंडली मिलान' },
  { path: '/horoscope/daily', en: 'Daily Horoscope', hi: 'दैनिक राशिफल' },
  { path: '/rituals/festivals', en: 'Festivals', hi: 'त्योहार' },
  { path: '/rituals/vrats', en: 'Vrats', hi: 'व्रत' },
  { path: '/rituals/aarti', en: 'Aarti', hi: 'आरती' },
  { path: '/contact-us', en: 'Ask us', hi: 'हमसे पूछें' },
];
