import type { ContentSeed } from '../content-seed';
import { seed as festivalCalendar2027 } from './festival-calendar-2027';
import { seed as retrogradesOf2027 } from './retrogrades-of-2027';
import { seed as diwali2026And2027Dates } from './diwali-2026-and-2027-dates';
import { seed as saturnAndJupiterChangeSigns20262027 } from './saturn-and-jupiter-change-signs-2026-2027';
import { seed as solarEclipse2August2027India } from './solar-eclipse-2-august-2027-india';
import { seed as adhikaMasaAfter2026 } from './adhika-masa-after-2026';

/** The news, newest first. */
export const newsSeeds: ContentSeed[] = [
  festivalCalendar2027,
  retrogradesOf2027,
  diwali2026And2027Dates,
  saturnAndJupiterChangeSigns20262027,
  solarEclipse2August2027India,
  adhikaMasaAfter2026,
];
