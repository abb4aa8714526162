import type { DayChoice } from './choose-day';
import type { Kala } from './kala';
import type { BilingualText } from './wording';
import { nameMonth, nameTithi } from './wording';

const kalas: Record<Kala, readonly [en: string, hi: string]> = {
  arunodaya: ['at dawn (arunodaya)', 'अरुणोदय (सूर्योदय से ठीक पहले) में'],
  sunrise: ['at sunrise', 'सूर्योदय के समय'],
  udaya: ['at sunrise and for 48 minutes (a muhurta) after it', 'सूर्योदय से 48 मिनट (एक मुहूर्त) तक'],
  purvahna: ['in the forenoon (purvahna)', 'पूर्वाह्न (दोपहर से पहले) में'],
  madhyahna: ['around midday (madhyahna)', 'मध्याह्न (दोपहर) में'],
  aparahna: ['in the afternoon (aparahna)', 'अपराह्न (दोपहर बाद) में'],
  aparahnaBegin: ['when the afternoon (aparahna) begins', 'अपराह्न (दोपहर बाद) के आरंभ में'],
  sayahna: ['late in the afternoon (sayahna)', 'सायाह्न (दिन ढलते समय) में'],
  sunset: ['at sunset', 'सूर्यास्त के समय'],
  pradosha: ['in the evening after sunset (pradosha)', 'प्रदोष (सूर्यास्त के बाद) में'],
  moonrise: ['at moonrise', 'चंद्रोदय के समय'],
  nishita: ['around midnight (nishita)', 'निशीथ (आधी रात) में'],
};

const ofTwo: Record<DayChoice['both'], readonly [en: string, hi: string]> = {
  earlier: ['the first is taken', 'पहला'],
  later: ['the second is taken', 'दूसरा'],
  longer: ['the one with more of it is taken', 'जिसमें उसका भाग अधिक हो'],
  'later-if-three-muhurtas': [
    'the second is taken where it still has three muhurtas (a fifth of the day), otherwise the first',
    'दूसरे दिन तीन मुहूर्त (दिन का पाँचवाँ भाग) शेष हो तो दूसरा, नहीं तो पहला',
  ],
};

const ofNone: Record<DayChoice['neither'], readonly [en: string, hi: string]> = {
  earlier: ['the day on which it begins', 'उसके आरंभ का दिन'],
  later: ['the day after it begins', 'उसके आरंभ का अगला दिन'],
};

/**
 * Says how a tithi or nakshatra finds its day, in sentences without the last full stop.
 * @param what the tithi or nakshatra, as it stands after "that has" and before "हो"
 * @param more what is asked besides, put after the time of day; how often, put before the sentence
 */
export function describeChoice(
  what: BilingualText,
  { kala, both, neither, least }: DayChoice,
  more: { when?: BilingualText; often?: BilingualText } = {},
): BilingualText {
  const [en, hi] = kalas[kala];
  // udaya says how long in its own name
  const atLeast = least !== undefined && kala !== 'udaya';
  const [leastEn, leastHi] = atLeast
    ? [' for at least a ghati (24 minutes)', ' कम से कम एक घटी (24 मिनट)']
    : ['', ''];
  const whenEn = more.when ? ` ${more.when.en}` : '';
  const whenHi = more.when ? `${more.when.hi} ` : '';
  return {
    en: `Kept ${more.often ? `${more.often.en} ` : ''}on the day that has ${what.en} ${en}${leastEn}${whenEn}. If two days have it then, ${ofTwo[both][0]}; if none has, ${ofNone[neither][0]}`,
    hi: `${more.often ? `${more.often.hi} ` : ''}${whenHi}जिस दिन ${hi}${leastHi} ${what.hi} हो, वही दिन लिया जाता है। ऐसे दो दिन हों तो ${ofTwo[both][1]}; एक भी न हो तो ${ofNone[neither][1]}`,
  };
}

/**
 * Names a tithi (1-30) of an amanta month (1-12). The dark half belongs to another month where months
 * end with the full moon, as in the north; that name stands beside.
 */
export function nameTithiOf(month: number, tithi: number): BilingualText {
  const [name, of] = [nameTithi(tithi), nameMonth(month)];
  if (tithi <= 15) return { en: `${name.en} of ${of.en}`, hi: `${of.hi} की ${name.hi}` };
  const north = nameMonth((month % 12) + 1);
  return {
    en: `${name.en} of ${of.en} (${north.en} in the north)`,
    hi: `${of.hi} (उत्तर भारत में ${north.hi}) की ${name.hi}`,
  };
}

const counts: Readonly<Record<number, readonly [en: string, hi: string]>> = {
  1: ['one', 'एक'],
  2: ['two', 'दो'],
};

/** Says that a day is counted from that of another festival, and how that one is found. */
export function describeCount(
  from: BilingualText,
  days: number,
  rule: BilingualText,
): BilingualText {
  const count = Math.abs(days);
  const [number, numberHi] = counts[count] ?? [String(count), String(count)];
  const length = count === 1 ? 'the day' : `${number} days`;
  const dayHi = count === 1 ? 'अगले दिन' : `${numberHi} दिन बाद`;
  return {
    en: `Kept ${length} ${days < 0 ? 'before' : 'after'} ${from.en}. ${from.en} is itself ${rule.en.replace(/^K/, 'k')}`,
    hi: `${days < 0 ? `${from.hi} से ${numberHi} दिन पहले` : `${from.hi} के ${dayHi}`}। ${from.hi} के लिए: ${rule.hi}`,
  };
}
