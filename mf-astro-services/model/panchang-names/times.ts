import type { Lang } from 'shared/remote-kit/page';

type Pair = Readonly<Record<Lang, string>>;
const pair = (en: string, hi: string): Pair => ({ en, hi });

/** Parts of the day, good and avoided. */
export const periodNames = {
  'brahma-muhurta': pair('Brahma Muhurta', 'ब्रह्म मुहूर्त'),
  'pratah-sandhya': pair('Pratah Sandhya', 'प्रातः संध्या'),
  'rahu-kaal': pair('Rahu Kaal', 'राहु काल'),
  yamaganda: pair('Yamaganda', 'यमगंड'),
  gulika: pair('Gulika Kaal', 'गुलिक काल'),
  'dur-muhurta': pair('Dur Muhurta', 'दुर्मुहूर्त'),
  abhijit: pair('Abhijit Muhurta', 'अभिजित मुहूर्त'),
  'madhyahna-sandhya': pair('Madhyahna Sandhya', 'मध्याह्न संध्या'),
  vijaya: pair('Vijaya Muhurta', 'विजय मुहूर्त'),
  godhuli: pair('Godhuli', 'गोधूलि'),
  'sayahna-sandhya': pair('Sayahna Sandhya', 'सायं संध्या'),
  nishita: pair('Nishita', 'निशीथ'),
  'amrit-kaal': pair('Amrit Kaal', 'अमृत काल'),
  varjyam: pair('Varjyam', 'वर्ज्यम्'),
  bhadra: pair('Bhadra', 'भद्रा'),
} as const;

/** The name of a part of the day. */
export type PeriodKey = keyof typeof periodNames;

export const choghadiyaNames = {
  udveg: pair('Udveg', 'उद्वेग'),
  char: pair('Char', 'चर'),
  labh: pair('Labh', 'लाभ'),
  amrit: pair('Amrit', 'अमृत'),
  kaal: pair('Kaal', 'काल'),
  shubh: pair('Shubh', 'शुभ'),
  rog: pair('Rog', 'रोग'),
} as const;

export const dayYogaNames = {
  'sarvartha-siddhi': pair('Sarvartha Siddhi Yoga', 'सर्वार्थ सिद्धि योग'),
  'amrita-siddhi': pair('Amrita Siddhi Yoga', 'अमृत सिद्धि योग'),
  'guru-pushya': pair('Guru Pushya Yoga', 'गुरु पुष्य योग'),
  'ravi-pushya': pair('Ravi Pushya Yoga', 'रवि पुष्य योग'),
  'ravi-yoga': pair('Ravi Yoga', 'रवि योग'),
  dwipushkara: pair('Dwipushkara Yoga', 'द्विपुष्कर योग'),
  tripushkara: pair('Tripushkara Yoga', 'त्रिपुष्कर योग'),
} as const;

export const panchakaNames = {
  roga: pair('Roga Panchaka', 'रोग पंचक'),
  raja: pair('Raja Panchaka', 'राज पंचक'),
  agni: pair('Agni Panchaka', 'अग्नि पंचक'),
  chora: pair('Chora Panchaka', 'चोर पंचक'),
  mrityu: pair('Mrityu Panchaka', 'मृत्यु पंचक'),
  plain: pair('Panchaka', 'पंचक'),
} as const;

export const directionNames = {
  east: pair('east', 'पूर्व'),
  south: pair('south', 'दक्षिण'),
  west: pair('west', 'पश्चिम'),
  north: pair('north', 'उत्तर'),
} as const;

/** Where Bhadra dwells, and what follows from it. */
export const lokaNames = {
  swarga: pair('in heaven (Swarga), not counted against the day', 'स्वर्ग में, दोष नहीं माना जाता'),
  patala: pair('below (Patala), not counted against the day', 'पाताल में, दोष नहीं माना जाता'),
  prithvi: pair('on earth (Prithvi), avoided for new work', 'पृथ्वी पर, नए काम में टाली जाती है'),
} as const;
