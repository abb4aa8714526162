import type { DaySpan, GrahaPeriod } from '../../dasha/dasha-period';
import { computeSubPeriods } from '../../dasha/graha-dasha';
import { vimshottari } from '../../dasha/vimshottari';
import { itemAt } from '../item-at';

/**
 * Mudda dasha: Vimshottari in one year. The number of the nakshatra of birth plus the completed years
 * less two, divided by nine, counts the first lord from the Sun (1 Sun, 2 Moon, 3 Mars, 4 Rahu, 5
 * Jupiter, 6 Saturn, 7 Mercury, 8 Ketu, 0 Venus); he has his whole share, and the nine fill the year.
 * Source: Tajika Neelakanthi, varsha tantra; K. S. Charak, A Textbook of Varshaphala.
 * @param nakshatra of the moon at birth, 1 to 27
 */
export function computeMuddaPeriods(
  nakshatra: number,
  years: number,
  year: DaySpan,
): GrahaPeriod[] {
  const { lord } = itemAt(vimshottari.lords, (nakshatra + years - 1) % 9);
  return computeSubPeriods(vimshottari, { lord, ...year });
}
