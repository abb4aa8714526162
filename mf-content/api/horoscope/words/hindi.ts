import { writeDate } from 'shared/i18n/civil-times';
import { findMinute, writeTime } from 'shared/i18n/clock';
import { formatDate } from 'shared/i18n/format';
import { itemAt } from 'shared/jyotish/kundli/item-at';
import { nameTithi } from '../../../web/model/tithi-names';
import { hindi as library } from '../lines/hi';
import { names } from './hindi-names';
import type { GrahaState, Words } from './words';

const dayAndMonth = { day: 'numeric', month: 'long' } as const;
const oblique = (house: number) => itemAt(names.ordinals, house - 1)[0];
const direct = (house: number) => itemAt(names.ordinals, house - 1)[1];
const theme = (house: number) => itemAt<string>(names.themes, house - 1);
const rashiName = (rashi: number) => itemAt<string>(names.rashis, rashi);
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
    (rashi, house) => `चंद्रमा ${rashiName(rashi)} राशि में है, आपके ${oblique(house)} भाव में।`,
    (rashi, house) => `${rashiName(rashi)} का चंद्रमा आपके ${oblique(house)} भाव को जगाता है।`,
    (rashi, house) =>
      `चंद्रमा ${rashiName(rashi)} से गुज़र रहा है, जो आपकी राशि से ${direct(house)} भाव है।`,
  ],
  moonUntil: (time, rashi, house) =>
    `${time} तक चंद्रमा ${rashiName(rashi)} में, आपके ${oblique(house)} भाव में रहेगा।`,
  moonMoves: (time, rashi, house) =>
    `${time} चंद्रमा ${rashiName(rashi)} में, आपके ${oblique(house)} भाव में आ जाएगा; तब बात इनकी होगी: ${theme(house)}।`,
  tithi: (tithi) =>
    tithi === 30
      ? 'अमावस्या शांत तिथि है, पितरों के स्मरण की।'
      : `${tithiName(tithi)} ${itemAt<string>(names.tithiKinds, (tithi - 1) % 5)}।`,
  tara: (good, others) => {
    if (others.length === 0) return `आपकी राशि के हर नक्षत्र को ताराबल प्राप्त है: ${join(good)}।`;
    if (good.length === 0)
      return `आपकी राशि के नक्षत्रों (${join(others)}) को ताराबल नहीं है, इसलिए योजनाओं को थोड़ा पकने दें।`;
    return `${join(good)} में जन्मे लोगों को ताराबल प्राप्त है; जिनका नक्षत्र ${others.join(' या ')} है, वे धीरे चलें।`;
  },
  company: {
    sun: 'सूर्य चंद्रमा के साथ एक ही राशि में है, इसलिए योजनाएँ छोटी और पास की रखें।',
    mars: 'मंगल चंद्रमा के साथ है और बातों में गरमी लाता है; बोलने से पहले तीन तक गिनें।',
    mercury: 'बुध चंद्रमा के साथ है, बातचीत सहज चलेगी।',
    jupiter: 'गुरु चंद्रमा के साथ है; यह उदार जोड़ी है।',
    venus: 'शुक्र चंद्रमा के साथ है और रुखाई को नरम करता है।',
    saturn: 'शनि चंद्रमा के साथ है और चाल धीमी करता है; यह बुरा नहीं।',
    rahu: 'राहु चंद्रमा के साथ है; तेज़ इच्छा पर एक रात सोच लें।',
    ketu: 'केतु चंद्रमा के साथ है; कम शब्द अच्छे लगेंगे।',
  },
  gaze: {
    mars: (house) => `आपके ${oblique(house)} भाव से मंगल चंद्रमा को देखता है और गति बढ़ाता है।`,
    jupiter: (house) => `आपके ${oblique(house)} भाव से गुरु चंद्रमा को देखता है और मन को थामता है।`,
    saturn: (house) => `आपके ${oblique(house)} भाव से शनि चंद्रमा को देखता है और धैर्य माँगता है।`,
  },
  station: ({ graha, rashi, house, when }, turns, turn) => {
    const becomes = turns === 'retrograde' ? 'वक्री' : 'मार्गी';
    return `${when} ${names.grahas[graha]} ${rashiName(rashi)} में, आपके ${oblique(house)} भाव में ${becomes} होता है: ${names.advice[turns][turn % 2]}।`;
  },
  ingress: ({ graha, rashi, house, when, retrograde }, verb) =>
    `${when} ${names.grahas[graha]} ${rashiName(rashi)} में, आपके ${oblique(house)} भाव में ${retrograde && graha !== 'rahu' && graha !== 'ketu' ? 'लौटता' : 'प्रवेश करता'} है; वहाँ से वह ${verb}।`,
  weekPath: ([first, from], [last, to]) =>
    `चंद्रमा सप्ताह का आरंभ ${rashiName(first)} में, आपके ${oblique(from)} भाव से करता है और अंत में ${rashiName(last)} तक, ${oblique(to)} भाव में पहुँचता है।`,
  easyDays: (days, houses) =>
    `${join(days)} सबसे सहज ${days.length > 1 ? 'रहेंगे' : 'रहेगा'}, तब चंद्रमा आपके ${join(houses.map(oblique))} भाव में होगा।`,
  gentleDays: (days) => `${join(days)} को हल्का रखें: तब चंद्रमा आपके आठवें भाव में होगा।`,
  evenWeek: 'इन दिनों कोई ग्रह राशि नहीं बदलता, इसलिए जो शुरू हुआ है वह एक-सी चाल से चलेगा।',
  bestDay: [
    (weekday, house) => `इसके लिए ${weekday} अच्छा है, जब चंद्रमा आपके ${oblique(house)} भाव में होगा।`,
    (weekday, house) => `इसका दिन है ${weekday}: चंद्रमा तब आपके ${oblique(house)} भाव में होगा।`,
  ],
  phase: (kind, day, house) =>
    kind === 'purnima'
      ? `${day} की पूर्णिमा आपके ${oblique(house)} भाव में है; रोशनी इन पर है: ${theme(house)}।`
      : `${day} की अमावस्या आपके ${oblique(house)} भाव में है; शांत शुरुआत के विषय: ${theme(house)}।`,
  afterwards: (day, house, verb) => `${day} से आपके ${oblique(house)} भाव में वह ${verb}।`,
  moonDays: (from, until, house, line) =>
    `${from === until ? `${from} को` : `${from} से ${until} तक`} चंद्रमा आपके ${oblique(house)} भाव में रहेगा। ${line}`,
  visit: (graha, house, from, until, verb) =>
    `${from === until ? `${from} को` : `${from} से ${until} तक`} आपके ${oblique(house)} भाव का ${names.grahas[graha]} ${verb}।`,
  saturnTimes: {
    12: 'यह साढ़ेसाती का पहला चरण है; वह सादी आदतें चाहती है और उनका फल भी देती है।',
    1: 'यह साढ़ेसाती का मध्य चरण है; कम काम लें और उन्हें अच्छे से करें।',
    2: 'यह साढ़ेसाती का अंतिम चरण है; जो सीखा, वह अब स्थिरता बनता है।',
    4: 'परंपरा इसे ढैया कहती है: घर के विषयों में धैर्य का छोटा समय।',
    8: 'परंपरा इसे ढैया कहती है: धैर्य और सुव्यवस्था का छोटा समय।',
  },
  monthSummary: (from, to, day) =>
    `${day} को सूर्य आपके ${oblique(from)} भाव से ${oblique(to)} भाव में जाता है: ${theme(to)}।`,
  yearSummary: (year, jupiter, saturn) =>
    `${year} में गुरु अधिकतर समय आपके ${oblique(jupiter)} भाव में और शनि ${oblique(saturn)} भाव में रहेगा।`,
  place: (graha, rashi, house, state) =>
    `${names.grahas[graha]} ${rashiName(rashi)} में, ${direct(house)} भाव${state ? `, ${stateName(state)}` : ''}`,
  from: (moment) => `${moment} से`,
  until: (moment) => `${moment} तक`,
  moonReason: (nakshatra, tithi) =>
    `दोपहर में चंद्रमा ${itemAt(names.nakshatras, nakshatra - 1)} नक्षत्र में; सूर्योदय की तिथि ${tithiName(tithi)}`,
};
