import {
  atDawn,
  atLaterSunrise,
  atMoonrise,
  atSunrise,
  inAparahna,
  inEarlierPradosha,
  inMadhyahna,
  inNishita,
  inPradosha,
} from './choices';
import type { DayChoice } from './choose-day';
import type { FestivalDefinition, FestivalKind } from './definition';
import {
  bathukamma,
  bonalu,
  everyShravanaMonday,
  smartaJanmashtami,
  vaishnavaJanmashtami,
} from './joined-rules';
import type { FestivalId } from './names';
import { daysFrom, onTithi } from './rule';

type Row = readonly [FestivalId, amantaMonth: number, tithi: number, DayChoice, FestivalKind?];

const rows: readonly Row[] = [
  ['narada-jayanti', 2, 16, atSunrise, 'jayanti'],
  ['hanuman-jayanti-telugu', 2, 25, atSunrise, 'jayanti'],
  ['vat-savitri', 2, 30, { kala: 'aparahnaBegin', both: 'earlier', neither: 'earlier' }, 'vrat'],
  ['shani-jayanti', 2, 30, atSunrise, 'jayanti'],
  ['hariyali-amavasya', 4, 30, atSunrise],
  ['kajari-teej', 5, 18, atLaterSunrise, 'vrat'],
  ['bahula-chaturthi', 5, 19, atMoonrise, 'vrat'],
  ['balarama-jayanti', 5, 21, atSunrise, 'jayanti'],
  ['paryushana', 5, 27, atSunrise],
  ['pithori-amavasya', 5, 30, inPradosha, 'vrat'],
  ['jivitputrika', 6, 23, inMadhyahna, 'vrat'],
  ['mahalaya-amavasya', 6, 30, inAparahna, 'shraddha'],
  ['atla-taddi', 7, 18, { kala: 'moonrise', both: 'later', neither: 'later' }, 'vrat'],
  ['karwa-chauth', 7, 19, atMoonrise, 'vrat'],
  ['ahoi-ashtami', 7, 23, inPradosha, 'vrat'],
  ['govatsa-dwadashi', 7, 27, inPradosha, 'vrat'],
  ['dhanteras', 7, 28, inPradosha],
  ['naraka-chaturdashi', 7, 29, atDawn],
  ['kali-chaudas', 7, 29, inNishita],
  ['kali-puja', 7, 30, inNishita],
  ['kalabhairav-jayanti', 8, 23, inEarlierPradosha, 'jayanti'],
  ['sakat-chauth', 10, 19, atMoonrise, 'vrat'],
  ['mauni-amavasya', 10, 30, atSunrise],
  ['maha-shivaratri', 11, 29, inNishita],
  ['swami-dayanand-saraswati-jayanti', 11, 25, atLaterSunrise, 'jayanti'],
  ['rang-panchami', 12, 20, atSunrise],
  ['sheetala-ashtami', 12, 23, atSunrise, 'vrat'],
];

const janmashtamiName = { en: 'Krishna Janmashtami', hi: 'श्रीकृष्ण जन्माष्टमी' };
const diwali = onTithi({ month: 7, tithi: 30, ...inPradosha });
// Dharma Sindhu, second chapter: a ghati of Amavasya after the second sunset is enough
const diwaliByGhati = onTithi({
  ...{ month: 7, tithi: 30, kala: 'pradosha', both: 'later', neither: 'earlier' },
  least: 1 / 60,
});

/** Festivals of the dark halves (by amanta month), and those counted from them. */
export const darkHalfFestivals: readonly FestivalDefinition[] = [
  ...rows.map(([id, month, tithi, choice, kind = 'festival']): FestivalDefinition => {
    return { id, kind, rule: onTithi({ month, tithi, ...choice }) };
  }),
  { id: 'bonalu', kind: 'festival', rule: bonalu },
  {
    id: 'shravan-somvar',
    kind: 'vrat',
    rule: everyShravanaMonday('purnimanta'),
  },
  { id: 'shravan-somvar-amanta', kind: 'vrat', rule: everyShravanaMonday('amanta') },
  {
    id: 'janmashtami',
    kind: 'festival',
    rule: vaishnavaJanmashtami,
    tradition: 'vaishnava',
    others: [{ tradition: 'smarta', rule: smartaJanmashtami }],
  },
  { id: 'dahi-handi', kind: 'festival', rule: daysFrom(smartaJanmashtami, 1, janmashtamiName) },
  ...listShraddhas(),
  { id: 'bathukamma', kind: 'festival', rule: bathukamma },
  {
    id: 'diwali',
    kind: 'festival',
    rule: diwali,
    tradition: 'usual',
    others: [{ tradition: 'one-ghati', rule: diwaliByGhati }],
  },
  {
    id: 'govardhan-puja',
    kind: 'festival',
    rule: onTithi({ month: 8, tithi: 1, kala: 'aparahna', both: 'later', neither: 'earlier' }),
    tradition: 'usual',
    others: [
      { tradition: 'day-after-diwali', rule: daysFrom(diwali, 1, { en: 'Diwali', hi: 'दीपावली' }) },
    ],
  },
];

/** The days of Pitru Paksha: Purnima and the fifteen tithis after it, each in aparahna. */
function listShraddhas(): FestivalDefinition[] {
  const tithis = Array.from({ length: 15 }, (_, index) => index + 15);
  return tithis.map((tithi) => ({
    id: 'pitru-paksha',
    kind: 'shraddha',
    rule: onTithi({ month: 6, tithi, ...inAparahna }),
  }));
}
