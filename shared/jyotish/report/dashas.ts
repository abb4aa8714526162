import type { OpenReport } from './open-report';
import type { ReportSections } from './report-types';
import { writeInstant } from '../astronomy/time-scales';
import { ashtottari, isAshtottariApplicable } from '../dasha/ashtottari';
import { computeCharaPeriods } from '../dasha/chara';
import { dashaYears, writePeriods } from '../dasha/dasha-period';
import type { GrahaDasha } from '../dasha/graha-dasha';
import { computeMainPeriods } from '../dasha/graha-dasha';
import { yoginiDasha } from '../dasha/yogini';

/** The main periods of four dashas; what lies within them needs no sky and is divided where it is shown. */
export function computeDashas(
  { chart, conventions, at }: OpenReport,
  now: string,
): ReportSections['dashas'] {
  const yearDays = dashaYears[conventions.dashaYear];
  const list = (dasha: GrahaDasha) =>
    writePeriods(computeMainPeriods(dasha, chart.planets.moon.longitude, at.ut, yearDays));
  return {
    vimshottari: chart.vimshottari,
    yogini: list(yoginiDasha),
    ashtottari: { isApplicable: isAshtottariApplicable(chart), periods: list(ashtottari) },
    chara: {
      lagnaRashi: chart.ascendant.rashi,
      periods: computeCharaPeriods(chart, at.ut, yearDays).map(({ rashi, from, until }) => ({
        rashi,
        start: writeInstant(from),
        end: writeInstant(until),
      })),
    },
    now,
  };
}
