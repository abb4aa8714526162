import type { Film } from '../film';
import { adhikaMasa } from './adhika-masa';
import { ascendant } from './ascendant';
import { dayAndRahuKaal } from './day-and-rahu-kaal';
import { moonPhases } from './moon-phases';
import { nakshatras } from './nakshatras';
import { nodes } from './nodes';
import { precession } from './precession';
import { retrograde } from './retrograde';

export const films: readonly Film[] = [
  moonPhases,
  nakshatras,
  retrograde,
  dayAndRahuKaal,
  precession,
  nodes,
  ascendant,
  adhikaMasa,
];
