import {
  atMoonrise,
  atSunrise,
  atSunset,
  inAparahna,
  inEarlierPradosha,
  inMadhyahna,
  inNishita,
  inPradosha,
} from './choices';
import type { FestivalDefinition } from './definition';
import { onTithi } from './rule';

/** Vrats that come with every month, adhika months too. */
export const monthlyVrats: readonly FestivalDefinition[] = [
  { id: 'vinayaka-chaturthi', kind: 'vrat', rule: onTithi({ tithi: 4, ...inMadhyahna }) },
  { id: 'skanda-shashti', kind: 'vrat', rule: onTithi({ tithi: 6, ...atSunset, both: 'earlier' }) },
  { id: 'durga-ashtami', kind: 'vrat', rule: onTithi({ tithi: 8, ...atSunrise }) },
  { id: 'pradosha-vrat', kind: 'vrat', rule: onTithi({ tithi: 13, ...inPradosha }) },
  { id: 'purnima', kind: 'vrat', rule: onTithi({ tithi: 15, ...atSunrise }) },
  { id: 'sankashti-chaturthi', kind: 'vrat', rule: onTithi({ tithi: 19, ...atMoonrise }) },
  { id: 'kalashtami', kind: 'vrat', rule: onTithi({ tithi: 23, ...inEarlierPradosha }) },
  { id: 'pradosha-vrat', kind: 'vrat', rule: onTithi({ tithi: 28, ...inPradosha }) },
  { id: 'masik-shivaratri', kind: 'vrat', rule: onTithi({ tithi: 29, ...inNishita }) },
  { id: 'amavasya', kind: 'vrat', rule: onTithi({ tithi: 30, ...inAparahna }) },
];
