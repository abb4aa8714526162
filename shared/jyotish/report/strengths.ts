import type { OpenReport } from './open-report';
import type { ReportSections } from './report-types';
import { SunlessDayError } from '../kundli/birth-day';
import { computeAshtakavarga, reduceAshtakavarga } from '../kundli/strengths/ashtakavarga';
import { forSeven } from '../kundli/strengths/by-seven';
import { computeShadbala } from '../kundli/strengths/shadbala';
import { computeVimshopaka } from '../kundli/strengths/vimshopaka';

/** Ashtakavarga with its pindas, shadbala and vimshopaka of the sixteen vargas. */
export function computeStrengths(report: OpenReport): ReportSections['strengths'] {
  const { chart } = report;
  const ashtakavarga = computeAshtakavarga(chart);
  return {
    ashtakavarga,
    pindas: forSeven(
      (graha) => reduceAshtakavarga(ashtakavarga.bhinna[graha], chart.planets).shodhyaPinda,
    ),
    shadbala: computeShadbalaWithSun(report),
    vimshopaka: computeVimshopaka(chart.planets, 'shodashavarga'),
  };
}

/** Strengths of time are counted from sunrise: null where there is none. */
function computeShadbalaWithSun({ chart, at, place }: OpenReport) {
  try {
    return computeShadbala(chart, at, place);
  } catch (error) {
    if (error instanceof SunlessDayError) return null;
    throw error;
  }
}
