import { holikaDahan, rakshaBandhan } from './bhadra';
import {
  atDawn,
  atFirmSunrise,
  atLaterSunrise,
  atSunrise,
  atSunset,
  inAparahna,
  inFirmPurvahna,
  inLaterAparahna,
  inLaterMadhyahna,
  inMadhyahna,
  inNishita,
  inPradosha,
  inPurvahna,
  inSayahna,
} from './choices';
import type { DayChoice } from './choose-day';
import type { FestivalDefinition, FestivalKind } from './definition';
import { varalakshmi } from './joined-rules';
import type { FestivalId } from './names';
import type { FestivalRule } from './rule';
import { daysFrom, onTithi } from './rule';

type Row = readonly [FestivalId, month: number, tithi: number, DayChoice, FestivalKind?];

// Chaitra to Phalguna, bright halves
const rows: readonly Row[] = [
  ['cheti-chand', 1, 2, atSunset],
  ['gangaur', 1, 3, atLaterSunrise, 'vrat'],
  ['matsya-jayanti', 1, 3, inAparahna, 'jayanti'],
  ['yamuna-chhath', 1, 6, atSunrise],
  ['mahavir-jayanti', 1, 13, atSunrise, 'jayanti'],
  ['hanuman-jayanti', 1, 15, atSunrise, 'jayanti'],
  ['parashurama-jayanti', 2, 3, inPradosha, 'jayanti'],
  ['shankaracharya-jayanti', 2, 5, atSunrise, 'jayanti'],
  ['ganga-saptami', 2, 7, inMadhyahna],
  ['sita-navami', 2, 9, inMadhyahna, 'jayanti'],
  ['buddha-purnima', 2, 15, atLaterSunrise],
  ['maharana-pratap-jayanti', 3, 3, atFirmSunrise, 'jayanti'],
  ['vat-purnima', 3, 15, atSunrise, 'vrat'],
  ['kabir-jayanti', 3, 15, atSunrise, 'jayanti'],
  ['rath-yatra', 4, 2, atSunrise],
  ['guru-purnima', 4, 15, atSunrise],
  ['hariyali-teej', 5, 3, atLaterSunrise, 'vrat'],
  ['nag-panchami', 5, 5, atSunrise],
  ['kalki-jayanti', 5, 6, inSayahna, 'jayanti'],
  ['tulsidas-jayanti', 5, 7, atSunrise, 'jayanti'],
  ['hartalika-teej', 6, 3, atLaterSunrise, 'vrat'],
  ['varaha-jayanti', 6, 3, inAparahna, 'jayanti'],
  ['ganesh-chaturthi', 6, 4, inMadhyahna],
  ['samvatsari', 6, 4, atSunrise],
  ['radha-ashtami', 6, 8, inMadhyahna, 'jayanti'],
  ['vamana-jayanti', 6, 12, inMadhyahna, 'jayanti'],
  ['anant-chaturdashi', 6, 14, atSunrise],
  ['lalita-panchami', 7, 5, inAparahna, 'vrat'],
  ['sharad-purnima', 7, 15, inPradosha],
  ['kojagara-puja', 7, 15, inNishita],
  ['maharishi-valmiki-jayanti', 7, 15, atSunrise, 'jayanti'],
  ['gujarati-new-year', 8, 1, atSunrise],
  ['nagula-chavithi', 8, 4, inMadhyahna, 'vrat'],
  ['labh-panchami', 8, 5, atSunrise],
  ['chhath-puja', 8, 6, atSunrise],
  ['gopashtami', 8, 8, atSunrise],
  ['akshaya-navami', 8, 9, inPurvahna],
  ['tulsi-vivah', 8, 12, atSunrise],
  ['vaikuntha-chaturdashi', 8, 14, inNishita, 'vrat'],
  ['dev-deepawali', 8, 15, inPradosha],
  ['kartik-purnima', 8, 15, atSunrise],
  ['guru-nanak-jayanti', 8, 15, atSunrise, 'jayanti'],
  ['vivah-panchami', 9, 5, atSunrise],
  ['subrahmanya-shashti', 9, 6, atSunrise, 'vrat'],
  ['gita-jayanti', 9, 11, atSunrise, 'jayanti'],
  ['dattatreya-jayanti', 9, 15, inPradosha, 'jayanti'],
  ['guru-gobind-singh-jayanti', 10, 7, atSunrise, 'jayanti'],
  ['shakambhari-purnima', 10, 15, atSunrise],
  ['ganesha-jayanti', 11, 4, inMadhyahna, 'jayanti'],
  ['basant-panchami', 11, 5, inPurvahna],
  ['ratha-saptami', 11, 7, atDawn],
  ['bhishma-ashtami', 11, 8, inMadhyahna, 'shraddha'],
  ['magha-purnima', 11, 15, atSunrise],
  ['guru-ravidas-jayanti', 11, 15, atSunrise, 'jayanti'],
  ['phulera-dooj', 12, 2, atSunrise],
  ['chaitanya-jayanti', 12, 15, atSunrise, 'jayanti'],
];

const dahanBySunrise = onTithi({ month: 12, tithi: 15, ...atSunrise });
const chhath = onTithi({ month: 8, tithi: 6, ...atSunrise });

/** Festivals of the bright halves, and those counted from them. */
export const lunarFestivals: readonly FestivalDefinition[] = [
  ...rows.map(([id, month, tithi, choice, kind = 'festival']): FestivalDefinition => {
    return { id, kind, rule: onTithi({ month, tithi, ...choice }) };
  }),
  {
    id: 'ram-navami',
    kind: 'festival',
    // the second day counts when Navami fills a ghati of its madhyahna
    rule: onTithi({
      ...{ month: 1, tithi: 9, kala: 'madhyahna', both: 'later', neither: 'earlier' },
      least: 1 / 60,
    }),
    tradition: 'smarta',
    others: [{ tradition: 'vaishnava', rule: onTithi({ month: 1, tithi: 9, ...atLaterSunrise }) }],
  },
  {
    id: 'akshaya-tritiya',
    kind: 'festival',
    rule: onTithi({ month: 2, tithi: 3, ...inFirmPurvahna }),
    tradition: 'usual',
    others: [{ tradition: 'first-forenoon', rule: onTithi({ month: 2, tithi: 3, ...inPurvahna }) }],
  },
  {
    id: 'rishi-panchami',
    kind: 'vrat',
    // Divodasa in Nirnaya Sindhu, second chapter: the Panchami that joins with Shashthi. By midday it
    // could share the day of Ganesh Chaturthi.
    rule: onTithi({ month: 6, tithi: 5, ...atSunrise }),
    tradition: 'usual',
    others: [{ tradition: 'midday', rule: onTithi({ month: 6, tithi: 5, ...inLaterMadhyahna }) }],
  },
  {
    id: 'bhai-dooj',
    kind: 'festival',
    rule: onTithi({ month: 8, tithi: 2, ...inLaterAparahna }),
    tradition: 'usual',
    others: [{ tradition: 'sunrise', rule: onTithi({ month: 8, tithi: 2, ...atSunrise }) }],
  },
  { id: 'narasimha-jayanti', kind: 'jayanti', rule: onTithi({ month: 2, tithi: 14, ...atSunset }) },
  {
    id: 'ganga-dussehra',
    kind: 'festival',
    // Nirnaya Sindhu, second chapter, Dashahara: in an adhika Jyeshtha, not in the true one
    rule: onTithi({ month: 3, tithi: 10, ...atSunrise, prefersAdhika: true }),
  },
  { id: 'varalakshmi-vrat', kind: 'vrat', rule: varalakshmi },
  { id: 'raksha-bandhan', kind: 'festival', rule: rakshaBandhan },
  { id: 'nahay-khay', kind: 'festival', rule: fromChhath(-2) },
  { id: 'kharna', kind: 'festival', rule: fromChhath(-1) },
  { id: 'usha-arghya', kind: 'festival', rule: fromChhath(1) },
  {
    id: 'holika-dahan',
    kind: 'festival',
    rule: holikaDahan,
    tradition: 'usual',
    others: [{ tradition: 'sunrise', rule: dahanBySunrise }],
  },
  {
    id: 'holi',
    kind: 'festival',
    rule: afterDahan(holikaDahan),
    tradition: 'usual',
    others: [{ tradition: 'sunrise', rule: afterDahan(dahanBySunrise) }],
  },
];

function fromChhath(days: number): FestivalRule {
  return daysFrom(chhath, days, { en: 'Chhath Puja', hi: 'छठ पूजा' });
}

function afterDahan(dahan: FestivalRule): FestivalRule {
  return daysFrom(dahan, 1, { en: 'Holika Dahan', hi: 'होलिका दहन' });
}
