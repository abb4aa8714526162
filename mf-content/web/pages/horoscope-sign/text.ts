import type { HoroscopePeriod } from 'shared/contracts/content-horoscope';
import type { HoroscopeStep } from '../../../model/horoscope-steps';

type Steps = Record<HoroscopePeriod, Partial<Record<HoroscopeStep['path'], string>>>;

const steps: Record<'en' | 'hi', Steps> = {
  en: {
    daily: { yesterday: 'Yesterday', '': 'Today', tomorrow: 'Tomorrow' },
    weekly: { '': 'This week', 'next-week': 'Next week' },
    monthly: { '': 'This month', 'next-month': 'Next month' },
    yearly: { '': 'This year', 'next-year': 'Next year' },
  },
  hi: {
    daily: { yesterday: 'बीता कल', '': 'आज', tomorrow: 'आने वाला कल' },
    weekly: { '': 'यह सप्ताह', 'next-week': 'अगला सप्ताह' },
    monthly: { '': 'यह महीना', 'next-month': 'अगला महीना' },
    yearly: { '': 'यह वर्ष', 'next-year': 'अगला वर्ष' },
  },
};

/** The words of the page of one sign. */
export const signText = {
  en: {
    steps: steps.en,
    titles: {
      daily: (sign: string) => `${sign} daily horoscope`,
      weekly: (sign: string) => `${sign} weekly horoscope`,
      monthly: (sign: string) => `${sign} monthly horoscope`,
      yearly: (sign: string) => `${sign} yearly horoscope`,
    },
    description: (sign: string, time: string, summary: string) =>
      `${sign} horoscope for ${time}. ${summary} Love, career, money and well-being, with the transits they are read from.`,
    stepNav: 'Which one',
    periodNav: 'Other periods for this sign',
    areasTitle: 'Four parts of life',
    areas: { love: 'Love', career: 'Career', money: 'Money', health: 'Well-being' },
    areasNote:
      'A mood of the sky, for small plans. It is not medical or financial advice, and nothing needs to be bought for it.',
    luckyTitle: 'Colour and number',
    colour: 'Colour',
    number: 'Number',
    luckyRule: 'How they are found',
    luckyRules: [
      'Colour: of the first graha, from the Moon to Saturn by speed, that stands in a good house from your sign and is not obstructed (gochara with vedha); when there is none, of the lord of your sign.',
      'Number: your sign’s number, the tithi and the Moon’s nakshatra added, and the digits added until one is left. For longer periods the first day counts.',
    ],
    moonTitle: 'The Moon’s way',
    house: (n: number) => `house ${n}`,
    until: (moment: string) => `until ${moment}`,
    from: (moment: string) => `from ${moment}`,
    wholeDay: 'the whole day',
    whyTitle: 'Why it says this',
    whyLead: 'The transits this reading stands on, counted from your Moon sign.',
    whyEditor: 'This text was written by our editors. The transits of these days:',
    method: (city: string) =>
      `Sidereal zodiac with the Lahiri ayanamsa, mean node, whole-sign houses; days of Indian clocks, times of clocks in ${city}, tithi at sunrise in New Delhi.`,
    methodMore: 'All transits',
    othersTitle: 'The other signs',
    chart: 'Find my Moon sign',
    talk: 'See how talks will work',
    missingTitle: 'There is no such horoscope',
    missing: 'The twelve signs are here, each for a day, a week, a month and a year.',
    failedTitle: 'The horoscope cannot be read just now',
    all: 'All horoscopes',
    retry: 'Try again',
  },
  hi: {
    steps: steps.hi,
    titles: {
      daily: (sign: string) => `${sign} दैनिक राशिफल`,
      weekly: (sign: string) => `${sign} साप्ताहिक राशिफल`,
      monthly: (sign: string) => `${sign} मासिक राशिफल`,
      yearly: (sign: string) => `${sign} वार्षिक राशिफल`,
    },
    description: (sign: string, time: string, summary: string) =>
      `${sign} राशिफल, ${time}। ${summary} प्रेम, काम, धन और स्वास्थ्य, और वे गोचर जिनसे यह पढ़ा गया।`,
    stepNav: 'कौन-सा',
    periodNav: 'इस राशि के दूसरे राशिफल',
    areasTitle: 'जीवन के चार पक्ष',
    areas: { love: 'प्रेम', career: 'काम', money: 'धन', health: 'स्वास्थ्य' },
    areasNote:
      'यह आकाश का मिज़ाज है, छोटी योजनाओं के लिए। यह चिकित्सा या निवेश की सलाह नहीं है, और इसके लिए कुछ ख़रीदना ज़रूरी नहीं।',
    luckyTitle: 'रंग और अंक',
    colour: 'रंग',
    number: 'अंक',
    luckyRule: 'ये कैसे निकलते हैं',
    luckyRules: [
      'रंग: चंद्रमा से शनि तक, गति के क्रम में, उस पहले ग्रह का जो आपकी राशि से शुभ भाव में हो और जिस पर वेध न हो; ऐसा कोई न हो तो राशि के स्वामी का।',
      'अंक: राशि की संख्या, तिथि और चंद्र नक्षत्र का योग, जब तक एक अंक न बचे। लंबी अवधि में पहला दिन गिना जाता है।',
    ],
    moonTitle: 'चंद्रमा का पथ',
    house: (n: number) => `भाव ${n}`,
    until: (moment: string) => `${moment} तक`,
    from: (moment: string) => `${moment} से`,
    wholeDay: 'पूरे दिन',
    whyTitle: 'ऐसा क्यों कहा गया',
    whyLead: 'वे गोचर जिन पर यह राशिफल टिका है, आपकी चंद्र राशि से गिने हुए।',
    whyEditor: 'यह लेख हमारे संपादकों ने लिखा है। इन दिनों के गोचर:',
    method: (city: string) =>
      `निरयण राशिचक्र, लाहिरी अयनांश, मध्यम राहु-केतु, राशि ही भाव; दिन भारतीय घड़ी के, समय ${city} की घड़ी से, तिथि नई दिल्ली के सूर्योदय की।`,
    methodMore: 'सारे गोचर',
    othersTitle: 'दूसरी राशियाँ',
    chart: 'मेरी चंद्र राशि जानें',
    talk: 'देखें, बातचीत कैसे होगी',
    missingTitle: 'ऐसा कोई राशिफल नहीं है',
    missing: 'बारहों राशियाँ यहाँ हैं, हर एक के लिए दिन, सप्ताह, महीना और वर्ष।',
    failedTitle: 'राशिफल अभी नहीं खुल पाया',
    all: 'सभी राशिफल',
    retry: 'फिर कोशिश करें',
  },
};
