import { demoAstrologersEast } from './demo-astrologers-east';
import type { DemoProfile } from './demo-profile';

/**
 * Profiles that show how the pages work until astrologers have been verified. The people are
 * invented, which every profile says; nothing here is a rating, a review or a count of orders.
 */
export const demoAstrologers: DemoProfile[] = [
  {
    slug: 'meera-joshi',
    name: { en: 'Meera Joshi', hi: 'मीरा जोशी' },
    languages: { en: ['Hindi', 'Marathi', 'English'], hi: ['हिंदी', 'मराठी', 'अंग्रेज़ी'] },
    skills: { en: ['Vedic', 'Kundli reading', 'Marriage'], hi: ['वैदिक', 'कुंडली वाचन', 'विवाह'] },
    experienceYears: 14,
    pricePerMinute: 2500n,
    about: {
      en: 'Reads the birth chart slowly, house by house, and says plainly where tradition is sure and where it only hints. Her sessions on marriage begin with what both people hope for; the chart comes second.',
      hi: 'जन्म कुंडली को भाव दर भाव, ठहरकर पढ़ती हैं और साफ़ बताती हैं कि परंपरा कहाँ निश्चित है और कहाँ केवल संकेत देती है। विवाह की बातचीत वे दोनों लोगों की इच्छाओं से शुरू करती हैं, कुंडली उसके बाद आती है।',
    },
  },
  {
    slug: 'raghunath-shastri',
    name: { en: 'Raghunath Shastri', hi: 'रघुनाथ शास्त्री' },
    languages: { en: ['Hindi', 'Sanskrit'], hi: ['हिंदी', 'संस्कृत'] },
    skills: { en: ['Vedic', 'Muhurta', 'Panchang'], hi: ['वैदिक', 'मुहूर्त', 'पंचांग'] },
    experienceYears: 27,
    pricePerMinute: 3500n,
    about: {
      en: 'Works from the panchang: auspicious times for a wedding, a new home or the first day of a business. He explains which element of the day he weighed, so that a family can choose for itself.',
      hi: 'पंचांग के आधार पर विवाह, गृह प्रवेश या व्यवसाय के पहले दिन का समय देखते हैं। वे समझाते हैं कि दिन के किस अंग को कितना महत्व दिया, ताकि परिवार स्वयं निर्णय ले सके।',
    },
  },
  {
    slug: 'lakshmi-narayanan',
    name: { en: 'Lakshmi Narayanan', hi: 'लक्ष्मी नारायणन' },
    languages: { en: ['Tamil', 'English'], hi: ['तमिल', 'अंग्रेज़ी'] },
    skills: { en: ['Vedic', 'Porutham', 'Prashna'], hi: ['वैदिक', 'पोरुथम', 'प्रश्न'] },
    experienceYears: 19,
    pricePerMinute: 3000n,
    about: {
      en: 'Brought up with the South Indian way of matching, the ten poruthams, and happy to compare it with the northern one. When a birth time is missing she turns to prashna, the chart of the question.',
      hi: 'दक्षिण भारतीय मिलान की दस पोरुथम पद्धति में पली-बढ़ीं और उत्तर की पद्धति से उसकी तुलना ख़ुशी से समझाती हैं। जन्म समय न हो तो वे प्रश्न कुंडली का सहारा लेती हैं।',
    },
  },
  {
    slug: 'imran-qureshi',
    name: { en: 'Imran Qureshi', hi: 'इमरान कुरैशी' },
    languages: { en: ['Urdu', 'Hindi', 'English'], hi: ['उर्दू', 'हिंदी', 'अंग्रेज़ी'] },
    skills: { en: ['Numerology', 'Palmistry', 'Career'], hi: ['अंक ज्योतिष', 'हस्तरेखा', 'करियर'] },
    experienceYears: 11,
    pricePerMinute: 1800n,
    about: {
      en: 'Uses numbers and the lines of the hand as a way into a conversation about work: what you are good at, what tires you, and which step is small enough to take this month.',
      hi: 'अंकों और हाथ की रेखाओं के सहारे काम के बारे में बातचीत शुरू करते हैं: आप किसमें अच्छे हैं, क्या आपको थकाता है, और इस महीने कौन-सा छोटा क़दम उठाया जा सकता है।',
    },
  },
  ...demoAstrologersEast,
];
