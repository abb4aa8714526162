import type { Chart } from '../chart-types';
import type { SevenGraha } from '../rashi-lords';
import { lordOfRashi } from '../rashi-lords';
import { isDayBirth } from '../yogas/places';
import type { PanchavargiyaBala } from './panchavargiya';
import { computePanchavargiya } from './panchavargiya';
import { findTajikaKind, listTajikaAspects } from './tajika-aspects';
import { findTriRashiLord } from './tajika-tables';

/** The five offices (panchadhikara). */
export type Office = 'muntha' | 'janma-lagna' | 'varsha-lagna' | 'tri-rashi' | 'dina-ratri';

/** An office with who holds it, how strong he is, and whether he aspects the annual lagna. */
export interface OfficeHolder {
  office: Office;
  graha: SevenGraha;
  bala: PanchavargiyaBala;
  aspectsLagna: boolean;
}

/** The lord of the year and the ground on which he was chosen. */
export interface YearLord {
  graha: SevenGraha;
  because: 'strongest-aspecting' | 'none-aspects' | 'all-weak' | 'in-place-of-moon';
  holders: OfficeHolder[];
}

// Vishwa bala below which a graha cannot rule
const leastBala = 5;

/**
 * The lord of the year (varsheshvara): of the five office holders the one of the greatest
 * panchavargiya bala that aspects the annual lagna, of equals the one of more offices; the lord of
 * the muntha where none aspects it or all are below 5. For the Moon stands the graha in ithasala
 * with it, or else the lord of its rashi.
 * Source: Tajika Neelakanthi, varsha tantra; K. S. Charak, A Textbook of Varshaphala. The lord of
 * the day or night is that of the rashi of the sun by day and of the moon by night.
 * @param natalRashi rashi of the lagna at birth
 * @param munthaRashi rashi of the muntha
 */
export function findYearLord(varsha: Chart, natalRashi: number, munthaRashi: number): YearLord {
  const { ascendant, planets } = varsha;
  const isDay = isDayBirth(varsha);
  const offices: readonly [Office, SevenGraha][] = [
    ['muntha', lordOfRashi(munthaRashi)],
    ['janma-lagna', lordOfRashi(natalRashi)],
    ['varsha-lagna', lordOfRashi(ascendant.rashi)],
    ['tri-rashi', findTriRashiLord(ascendant.rashi, isDay)],
    ['dina-ratri', lordOfRashi(planets[isDay ? 'sun' : 'moon'].rashi)],
  ];
  const holders = offices.map(([office, graha]) => ({
    office,
    graha,
    bala: computePanchavargiya(planets, graha),
    aspectsLagna: findTajikaKind(planets[graha].rashi, ascendant.rashi) !== null,
  }));
  const munthaLord = lordOfRashi(munthaRashi);
  if (holders.every(({ bala }) => bala.total < leastBala))
    return { graha: munthaLord, because: 'all-weak', holders };
  const countOffices = (graha: SevenGraha) =>
    holders.filter((holder) => holder.graha === graha).length;
  const [best] = holders
    .filter(({ aspectsLagna }) => aspectsLagna)
    .sort((a, b) => b.bala.total - a.bala.total || countOffices(b.graha) - countOffices(a.graha));
  if (!best) return { graha: munthaLord, because: 'none-aspects', holders };
  if (best.graha !== 'moon') return { graha: best.graha, because: 'strongest-aspecting', holders };
  return { graha: findStandIn(planets), because: 'in-place-of-moon', holders };
}

/** Who rules in the Moon's place: the graha it applies to most closely, or the lord of its rashi. */
function findStandIn(planets: Chart['planets']): SevenGraha {
  const [closest] = listTajikaAspects(planets)
    .filter(({ faster, yoga }) => faster === 'moon' && yoga === 'ithasala')
    .sort((a, b) => Math.abs(a.behind) - Math.abs(b.behind));
  return closest?.slower ?? lordOfRashi(planets.moon.rashi);
}
