import type { Almanac } from './almanac';
import { addDays, findCivilDate, findVara } from './civil-day';
import type { Span } from './spans';

/** The kind of a panchaka by the vara on which it begins. */
export type PanchakaKind = 'roga' | 'raja' | 'agni' | 'chora' | 'mrityu' | 'plain';

/** The moon's way through Kumbha and Meena; universal time in days from J2000. */
export interface Panchaka extends Span {
  kind: PanchakaKind;
}

const kindsByVara: readonly PanchakaKind[] = [
  'roga',
  'raja',
  'agni',
  'plain',
  'plain',
  'chora',
  'mrityu',
];
const kumbha = 10;
// the moon needs less than six days for two rashis
const longest = 6;

/**
 * The panchaka that a stretch touches: the moon in the last five nakshatras, from the middle of
 * Dhanishta to the end of Revati. Source: Muhurta Chintamani, Nakshatra Prakarana; kinds by vara as almanacs name them.
 */
export function findPanchaka({ start, end }: Span, almanac: Almanac): Panchaka | null {
  const rashis = almanac.listSpans('moonRashi', start - longest, end + longest);
  for (const [place, rashi] of rashis.entries()) {
    const meena = rashis[place + 1];
    if (rashi.index === kumbha && meena && rashi.start < end && meena.end > start)
      return {
        start: rashi.start,
        end: meena.end,
        kind: kindsByVara[findRunningVara(rashi.start, almanac)] ?? 'plain',
      };
  }
  return null;
}

/** The vara of an instant: it changes at sunrise. */
function findRunningVara(ut: number, almanac: Almanac): number {
  const date = findCivilDate(ut, almanac.timeZone);
  const day = almanac.findSunDay(date);
  const isBeforeSunrise = typeof day !== 'string' && ut < day.sunrise;
  return findVara(isBeforeSunrise ? addDays(date, -1) : date);
}
