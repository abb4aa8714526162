import { writeDate } from 'shared/i18n/civil-times';
import { findMinute, writeTime } from 'shared/i18n/clock';
import { formatDate } from 'shared/i18n/format';
import { itemAt } from 'shared/jyotish/kundli/item-at';
import { nameTithi } from '../../../model/tithi-names';
import { hindi as library } from '../lines/hi';
import { names } from './hindi-names';
import type { GrahaState, Words } from './words';

const dayAndMonth = { day: 'numeric', month: 'long' } as const;
const oblique = (house: number) => itemAt(names.ordinals, house - 1)[0];
const direct = (house: number) => itemAt(names.ordinals, house - 1)[1];
const theme = (house: number) => itemAt<string>(names.themes, house - 1);
const rashiName = (rashi: number) => itemAt<string>(names.rashis, rashi);
/** `मेष राशि में, आपके पहले भाव में` as one place. */
const inRashi = (rashi: number, house: number) =>
  `${rashiName(rashi)} राशि में, यानी आपके ${oblique(house)} भाव में`;
const join = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}`;
const stateName = (state: GrahaState) => (state === 'retrograde' ? 'वक्री' : 'अस्त');
const tithiName = (tithi: number) => nameTithi(tithi, 'hi');

/** The Hindi templates. Every graha is masculine singular, as the verbs of the library are. */
export const hindi: Words = {
  ...names,
  library,
  at: (time) => time,
  on: (day) => `${day} को`,
  writeTime(iso, date, face) {
    const own = findMinute(iso, face.timeZone).date;
    const time = `${writeTime(iso, face)} बजे`;
    return own === date ? time : `${writeDate(own, 'hi', dayAndMonth)} को ${time}`;
  },
  writeWeekday: (iso) => formatDate(iso, 'hi', { weekday: 'long' }),
  writeDay: (iso) => formatDate(iso, 'hi', dayAndMonth),
  act: (graha, house, state, verb) =>
    `आपके ${oblique(house)} भाव का ${state ? `${stateName(state)} ` : ''}${names.grahas[graha]} ${verb}।`,
  moonOpens: [
    (rashi, house) => `चंद्रमा ${inRashi(rashi, house)} है।`,
    (rashi, house) => `${rashiName(rashi)} राशि का चंद्रमा आपके ${oblique(house)} भाव को जगाता है।`,
    (rashi, house) =>
      `चंद्रमा ${rashiName(rashi)} राशि से गुज़र रहा है, जो आपकी राशि से गिनने पर ${direct(house)} भाव है।`,
  ],
  moonUntil: (time, rashi, house) => `उससे पहले, ${time} तक, चंद्रमा ${inRashi(rashi, house)} रहेगा।`,
  moonMoves: (time, rashi, house) =>
    `${time} चंद्रमा ${inRashi(rashi, house)} आ जाएगा; तब मन इन बातों की ओर मुड़ेगा: ${theme(house)}।`,
  tithi: (tithi) =>
    tithi === 30
      ? 'अमावस्या शांत तिथि है, पितरों के स्मरण की।'
      : `${tithiName(tithi)} ${itemAt<string>(names.tithiKinds, (tithi - 1) % 5)}।`,
  tara: (good, others) => {
    if (others.length === 0) return `आपकी राशि के हर नक्षत्र को ताराबल प्राप्त है: ${join(good)}।`;
    if (good.length === 0)
      return `आपकी राशि के नक्षत्रों (${join(others)}) को ताराबल प्राप्त नहीं है, इसलिए योजनाओं को थोड़ा पकने दें।`;
    return `${join(good)} में जन्मे लोगों को ताराबल प्राप्त है; जिनका नक्षत्र ${others.join(' या ')} है, वे धीरे चलें।`;
  },
  company: {
    sun: 'सूर्य चंद्रमा के साथ एक ही राशि में है, इसलिए योजनाएँ छोटी और पास की रखें।',
    mars: 'मंगल चंद्रमा के साथ है और बातों में गरमी लाता है; बोलने से पहले तीन तक गिनें।',
    mercury: 'बुध चंद्रमा के साथ है, इसलिए बातचीत सहज चलेगी।',
    jupiter: 'गुरु चंद्रमा के साथ है; यह जोड़ी उदार मानी जाती है।',
    venus: 'शुक्र चंद्रमा के साथ है और बातों की रुखाई घटाता है।',
    saturn: 'शनि चंद्रमा के साथ है और चाल धीमी करता है; यह कोई बुरी बात नहीं।',
    rahu: 'राहु चंद्रमा के साथ है; जो इच्छा एकाएक उठे, उस पर एक रात सोच लें।',
    ketu: 'केतु चंद्रमा के साथ है; कम बोलना अच्छा लगेगा।',
  },
  gaze: {
    mars: (house) => `आपके ${oblique(house)} भाव से मंगल चंद्रमा को देखता है और गति बढ़ाता है।`,
    jupiter: (house) => `आपके ${oblique(house)} भाव से गुरु चंद्रमा को देखता है और मन को थामता है।`,
    saturn: (house) => `आपके ${oblique(house)} भाव से शनि चंद्रमा को देखता है और धैर्य माँगता है।`,
  },
  station: ({ graha, rashi, house, when }, turns, advice) => {
    const becomes = turns === 'retrograde' ? 'वक्री' : 'मार्गी';
    return `${when} ${names.grahas[graha]} ${inRashi(rashi, house)} ${becomes} होगा: ${advice}।`;
  },
  ingress: ({ graha, rashi, house, when, retrograde }, verb) =>
    `${when} ${names.grahas[graha]} ${inRashi(rashi, house)} ${retrograde && graha !== 'rahu' && graha !== 'ketu' ? 'लौटेगा' : 'प्रवेश करेगा'}। इस भाव का ${names.grahas[graha]} ${verb}।`,
  again: [
    (house) => `इन बातों को एक बार फिर सामने लाता है: ${theme(house)}`,
    (house) => `लौटकर इन बातों को पूरा करने का समय देता है: ${theme(house)}`,
  ],
  weekPath: ([first, from], [last, to]) =>
    `सप्ताह के आरंभ में चंद्रमा ${inRashi(first, from)} रहेगा और अंत तक ${rashiName(last)} राशि में, ${oblique(to)} भाव में पहुँच जाएगा।`,
  easyDays: (days, houses) =>
    `${join(days)} सबसे सहज ${days.length > 1 ? 'रहेंगे' : 'रहेगा'}, क्योंकि तब चंद्रमा आपके ${join(houses.map(oblique))} भाव में होगा।`,
  gentleDays: (days) => `${join(days)} को काम का बोझ हल्का रखें; तब चंद्रमा आपके आठवें भाव में होगा।`,
  evenWeek:
    'इन दिनों चंद्रमा के सिवा कोई ग्रह राशि नहीं बदलता, इसलिए जो शुरू हुआ है वह एक-सी चाल से चलता रहेगा।',
  bestDay: {
    love: (weekday, house) =>
      `रिश्तों के लिए ${weekday} सबसे अच्छा है, जब चंद्रमा आपके ${oblique(house)} भाव में होगा।`,
    career: (weekday, house) =>
      `काम के लिए ${weekday} चुनें; चंद्रमा तब आपके ${oblique(house)} भाव में होगा।`,
    money: (weekday, house) =>
      `पैसों का हिसाब ${weekday} को देखें, जब चंद्रमा आपके ${oblique(house)} भाव में होगा।`,
    health: (weekday, house) =>
      `आराम और व्यायाम के लिए ${weekday} सहज है, क्योंकि चंद्रमा आपके ${oblique(house)} भाव में होगा।`,
  },
  phase: (kind, day, house) =>
    kind === 'purnima'
      ? `${day} की पूर्णिमा आपके ${oblique(house)} भाव में होगी और इन विषयों पर रोशनी डालेगी: ${theme(house)}।`
      : `${day} की अमावस्या आपके ${oblique(house)} भाव में होगी; इन विषयों पर शांति से विचार करें: ${theme(house)}।`,
  afterwards: (day, house, verb) => `${day} से वह आपके ${oblique(house)} भाव में आकर ${verb}।`,
  moonDays: (from, until, house, line) =>
    `${from === until ? `${from} को` : `${from} से ${until} तक`} चंद्रमा आपके ${oblique(house)} भाव में रहेगा। ${line}`,
  visit: (graha, house, from, until, verb) =>
    `${from === until ? `${from} को` : `${from} से ${until} तक`} आपके ${oblique(house)} भाव का ${names.grahas[graha]} ${verb}।`,
  saturnTimes: {
    12: 'यह साढ़ेसाती का पहला चरण है, जिसमें सादी आदतें अच्छा फल देती हैं।',
    1: 'यह साढ़ेसाती का मध्य चरण है; कम काम हाथ में लें और उन्हें अच्छी तरह करें।',
    2: 'यह साढ़ेसाती का अंतिम चरण है; जो सीखा है, वही अब स्थिरता देता है।',
    4: 'परंपरा इसे ढैया कहती है: घर के मामलों में धैर्य रखने का छोटा दौर।',
    8: 'परंपरा इसे ढैया कहती है: धैर्य और व्यवस्था का छोटा दौर।',
  },
  monthSummary: (from, to, day) =>
    `${day} को सूर्य आपके ${oblique(from)} भाव से ${oblique(to)} भाव में जाएगा और ध्यान इन बातों पर लाएगा: ${theme(to)}।`,
  yearSummary: (year, jupiter, saturn) =>
    `${year} में गुरु अधिकतर समय आपके ${oblique(jupiter)} भाव में और शनि ${oblique(saturn)} भाव में रहेगा।`,
  place: (graha, rashi, house, state) =>
    `${names.grahas[graha]} ${rashiName(rashi)} में, ${direct(house)} भाव${state ? `, ${stateName(state)}` : ''}`,
  from: (moment) => `${moment} से`,
  until: (moment) => `${moment} तक`,
  moonReason: (nakshatra, tithi) =>
    `दोपहर में चंद्रमा ${itemAt(names.nakshatras, nakshatra - 1)} नक्षत्र में; सूर्योदय की तिथि ${tithiName(tithi)}`,
};
