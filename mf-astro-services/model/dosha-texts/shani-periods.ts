import type { BilingualDoshaWords } from './dosha-words';

const remedies = {
  en: [
    'Recite the Hanuman Chalisa or sit in silence on Saturdays.',
    'Keep regular hours for sleep, work and rest.',
    'Do your duties without haste and keep your promises.',
    'Serve the old, the ill or workers with your time.',
  ],
  hi: [
    'शनिवार को हनुमान चालीसा का पाठ करें या मौन बैठें।',
    'नींद, काम और विश्राम का समय नियमित रखें।',
    'अपने कर्तव्य बिना हड़बड़ी के करें और वचन निभाएँ।',
    'वृद्धों, रोगियों या श्रमिकों की सेवा में समय दें।',
  ],
} as const;

/** The periods of Saturn over the rashi of the Moon. */
export const shaniPeriodWords = {
  'sade-sati': {
    en: {
      name: 'Sade Sati',
      about:
        'About seven and a half years in which Saturn passes the rashi of the Moon and its two neighbours. It comes to everyone, two or three times in a life.',
      rule: 'Saturn stands in the 12th, 1st or 2nd from the rashi of the Moon at birth. Moving backwards it can leave and come again, so the dates have gaps.',
      tradition:
        'It is read as a time to work, to simplify and to mature. Many people build something lasting in it.',
      eased: 'A strong Saturn or Moon, helpful dashas, and bindus of Saturn in the rashi ease it.',
      remedies: remedies.en,
    },
    hi: {
      name: 'साढ़ेसाती',
      about:
        'लगभग साढ़े सात वर्ष, जिनमें शनि चंद्र राशि और उसके दोनों ओर की राशियों से गुज़रता है। यह हर व्यक्ति के जीवन में दो-तीन बार आती है।',
      rule: 'शनि जन्म की चंद्र राशि से 12वें, पहले या दूसरे स्थान पर हो। वक्री होकर वह निकलकर फिर लौट सकता है, इसलिए तिथियों में अंतराल हो सकता है।',
      tradition:
        'इसे परिश्रम, सादगी और परिपक्वता का समय माना जाता है। बहुत से लोग इसी समय कुछ स्थायी बनाते हैं।',
      eased: 'बलवान शनि या चंद्र, अनुकूल दशा और उस राशि में शनि के बिंदु इसे हल्का करते हैं।',
      remedies: remedies.hi,
    },
  },
  kantaka: {
    en: {
      name: 'Dhaiya: Kantaka (Ardhashtama) Shani',
      about: 'About two and a half years in which Saturn passes the 4th rashi from the Moon.',
      rule: 'Saturn stands in the 4th from the rashi of the Moon at birth.',
      tradition: 'It is read as a time to care for home, family and one’s own rest.',
      eased: 'A strong Moon, helpful dashas and good aspects on the 4th ease it.',
      remedies: remedies.en,
    },
    hi: {
      name: 'ढैया: कंटक (अर्धाष्टम) शनि',
      about: 'लगभग ढाई वर्ष, जिनमें शनि चंद्र से चौथी राशि में रहता है।',
      rule: 'शनि जन्म की चंद्र राशि से चौथे स्थान पर हो।',
      tradition: 'इसे घर, परिवार और अपने विश्राम का ध्यान रखने का समय माना जाता है।',
      eased: 'बलवान चंद्र, अनुकूल दशा और चतुर्थ पर शुभ दृष्टि इसे हल्का करती है।',
      remedies: remedies.hi,
    },
  },
  ashtama: {
    en: {
      name: 'Dhaiya: Ashtama Shani',
      about: 'About two and a half years in which Saturn passes the 8th rashi from the Moon.',
      rule: 'Saturn stands in the 8th from the rashi of the Moon at birth.',
      tradition: 'It is read as a time for patience with change and for order in one’s affairs.',
      eased: 'A strong Saturn or Moon and helpful dashas ease it.',
      remedies: remedies.en,
    },
    hi: {
      name: 'ढैया: अष्टम शनि',
      about: 'लगभग ढाई वर्ष, जिनमें शनि चंद्र से आठवीं राशि में रहता है।',
      rule: 'शनि जन्म की चंद्र राशि से आठवें स्थान पर हो।',
      tradition: 'इसे परिवर्तन में धैर्य रखने और अपने काम व्यवस्थित करने का समय माना जाता है।',
      eased: 'बलवान शनि या चंद्र और अनुकूल दशा इसे हल्का करती है।',
      remedies: remedies.hi,
    },
  },
} as const satisfies Record<string, BilingualDoshaWords>;
