import { writeDate } from 'shared/i18n/civil-times';
import { findMinute, writeTime } from 'shared/i18n/clock';
import { formatDate } from 'shared/i18n/format';
import { itemAt } from 'shared/jyotish/kundli/item-at';
import { nameTithi } from '../../../model/tithi-names';
import { english as library } from '../lines/en';
import { names } from './english-names';
import type { Words } from './words';

const dayAndMonth = { day: 'numeric', month: 'long' } as const;
const order = (house: number) => itemAt<string>(names.ordinals, house - 1);
const theme = (house: number) => itemAt<string>(names.themes, house - 1);
const rashiName = (rashi: number) => itemAt<string>(names.rashis, rashi);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const join = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
/** Sun and Moon have an article inside a sentence. */
const name = (graha: keyof typeof names.grahas) =>
  graha === 'sun' || graha === 'moon' ? `the ${names.grahas[graha]}` : names.grahas[graha];
const tithiName = (tithi: number) => nameTithi(tithi, 'en');

/** The English templates. */
export const english: Words = {
  ...names,
  library,
  at: (time) => `at ${time}`,
  on: (day) => `on ${day}`,
  writeTime(iso, date, face) {
    const own = findMinute(iso, face.timeZone).date;
    const time = writeTime(iso, face);
    return own === date ? time : `${time} on ${writeDate(own, 'en', dayAndMonth)}`;
  },
  writeWeekday: (iso) => formatDate(iso, 'en', { weekday: 'long' }),
  writeDay: (iso) => formatDate(iso, 'en', dayAndMonth),
  act: (graha, house, state, verb) => {
    const who = state ? `${capital(state)} ${names.grahas[graha]}` : capital(name(graha));
    return `${who} in your ${order(house)} house ${verb}.`;
  },
  moonOpens: [
    (rashi, house) => `The Moon is in ${rashiName(rashi)}, your ${order(house)} house.`,
    (rashi, house) =>
      `With the Moon in ${rashiName(rashi)}, your ${order(house)} house is where things happen.`,
    (rashi, house) =>
      `The Moon crosses ${rashiName(rashi)}, the ${order(house)} house from your sign.`,
  ],
  moonUntil: (time, rashi, house) =>
    `Before that, until ${time}, the Moon is in ${rashiName(rashi)}, your ${order(house)} house.`,
  moonMoves: (time, rashi, house) =>
    `At ${time} the Moon moves on into ${rashiName(rashi)}, your ${order(house)} house, and turns to ${theme(house)}.`,
  tithi: (tithi) =>
    tithi === 30
      ? 'Amavasya is a quiet tithi, kept for remembering one’s elders.'
      : `${tithiName(tithi)} is ${itemAt<string>(names.tithiKinds, (tithi - 1) % 5)}.`,
  tara: (good, others) => {
    if (others.length === 0)
      return `Tara bala is with every nakshatra of your sign: ${join(good)}.`;
    if (good.length === 0)
      return `Tara bala is with none of your sign’s nakshatras (${join(others)}), so let plans ripen a little.`;
    return `Tara bala is with those born under ${join(good)}; if your nakshatra is ${others.join(' or ')}, take things slowly.`;
  },
  company: {
    sun: 'The Sun shares the sign with the Moon, so plans stay small and close.',
    mars: 'Mars shares the sign with the Moon and adds heat to words; count to three.',
    mercury: 'Mercury shares the sign with the Moon, and talk comes easily.',
    jupiter: 'Jupiter shares the sign with the Moon, a generous pair.',
    venus: 'Venus shares the sign with the Moon and softens the edges.',
    saturn: 'Saturn shares the sign with the Moon and slows the pulse, which is no bad thing.',
    rahu: 'Rahu shares the sign with the Moon, so sleep on a strong impulse.',
    ketu: 'Ketu shares the sign with the Moon and makes you want fewer words.',
  },
  gaze: {
    mars: (house) => `From your ${order(house)} house Mars looks on the Moon and adds pace.`,
    jupiter: (house) =>
      `From your ${order(house)} house Jupiter looks on the Moon and steadies the mood.`,
    saturn: (house) =>
      `From your ${order(house)} house Saturn looks on the Moon and asks for patience.`,
  },
  station: ({ graha, rashi, house, when }, turns, advice) =>
    `${names.grahas[graha]} turns ${turns} in ${rashiName(rashi)}, your ${order(house)} house, ${when}: ${advice}.`,
  ingress: ({ graha, rashi, house, when, retrograde }, verb) =>
    `${capital(name(graha))} ${retrograde && graha !== 'rahu' && graha !== 'ketu' ? 'goes back into' : 'enters'} ${rashiName(rashi)}, your ${order(house)} house, ${when}. There it ${verb}.`,
  again: [
    (house) => `brings up ${theme(house)} once more`,
    (house) => `returns to ${theme(house)} and lets things settle`,
  ],
  weekPath: ([first, from], [last, to]) =>
    `The Moon begins the week in ${rashiName(first)}, your ${order(from)} house, and ends it in ${rashiName(last)}, your ${order(to)}.`,
  easyDays: (days, houses) =>
    `${join(days)} ${days.length > 1 ? 'run' : 'runs'} most easily, with the Moon in your ${join(houses.map(order))} house${houses.length > 1 ? 's' : ''}.`,
  gentleDays: (days) => `Keep ${join(days)} light: the Moon is then in your eighth house.`,
  evenWeek:
    'Apart from the Moon, no graha changes its sign in these days, so what has begun goes on evenly.',
  bestDay: {
    love: (weekday, house) =>
      `For love, ${weekday} is the day: the Moon is then in your ${order(house)} house.`,
    career: (weekday, house) =>
      `${weekday} suits work best, with the Moon in your ${order(house)} house.`,
    money: (weekday, house) =>
      `Take up money matters on ${weekday}, when the Moon is in your ${order(house)} house.`,
    health: (weekday, house) =>
      `For rest and movement choose ${weekday}, while the Moon is in your ${order(house)} house.`,
  },
  phase: (kind, day, house) =>
    kind === 'purnima'
      ? `Purnima on ${day} falls in your ${order(house)} house and throws light on ${theme(house)}.`
      : `Amavasya on ${day} falls in your ${order(house)} house, a quiet start for ${theme(house)}.`,
  afterwards: (day, house, verb) => `From ${day}, in your ${order(house)} house, it ${verb}.`,
  moonDays: (from, until, house, line) =>
    `The Moon crosses your ${order(house)} house ${from === until ? `on ${from}` : `from ${from} to ${until}`}. ${line}`,
  visit: (graha, house, from, until, verb) =>
    `${from === until ? `On ${from}` : `From ${from} to ${until}`}, ${name(graha)} in your ${order(house)} house ${verb}.`,
  saturnTimes: {
    12: 'This is the first part of sade sati, which asks for simpler habits and rewards them.',
    1: 'This is the middle part of sade sati, a time to do fewer things and do them well.',
    2: 'This is the last part of sade sati; what was learnt now turns into stability.',
    4: 'Tradition calls this a dhaiya, a shorter time of patience around the home.',
    8: 'Tradition calls this a dhaiya, a shorter time of patience and good order.',
  },
  monthSummary: (from, to, day) =>
    `On ${day} the Sun passes from your ${order(from)} house to your ${order(to)}: ${theme(to)}.`,
  yearSummary: (year, jupiter, saturn) =>
    `Jupiter spends most of ${year} in your ${order(jupiter)} house, Saturn in your ${order(saturn)}.`,
  place: (graha, rashi, house, state) =>
    `${names.grahas[graha]} in ${rashiName(rashi)}, ${order(house)} house${state ? `, ${state}` : ''}`,
  from: (moment) => `from ${moment}`,
  until: (moment) => `until ${moment}`,
  moonReason: (nakshatra, tithi) =>
    `Moon in ${itemAt(names.nakshatras, nakshatra - 1)} at noon; tithi at sunrise ${tithiName(tithi)}`,
};
