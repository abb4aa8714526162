import type { OpenReport } from './open-report';
import { listMoonOfDay } from './overview';
import type { ReportSection, ReportSections } from './report-types';
import { computeDashas } from './dashas';
import { computeStrengths } from './strengths';
import { computeYear } from './year';
import { UndefinedHousesError } from '../houses/house-types';
import { computeHouses } from '../houses/houses';
import { computeBhavas } from '../kundli/bhavas';
import { findDoshas } from '../kundli/doshas/find-doshas';
import { listShaniPeriods } from '../kundli/doshas/shani-periods';
import { computeKpChart } from '../kundli/kp/significators';
import { sevenGrahas } from '../kundli/rashi-lords';
import { computeAshtakavarga } from '../kundli/strengths/ashtakavarga';
import { computeVargaChart, vargas } from '../kundli/vargas';
import { findYogas } from '../kundli/yogas/find-yogas';
import { computeGochara } from '../transits/gochara';
import { computeAyanamsa } from '../zodiac/ayanamsa';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';

type Compute<S extends ReportSection> = (
  report: OpenReport,
  now: string,
) => ReportSections[S] | null;

/** A part that cannot be told without the time of birth. */
const timed =
  <S extends ReportSection>(compute: Compute<S>): Compute<S> =>
  (report, now) =>
    report.birth.isTimeKnown ? compute(report, now) : null;

const sections: { [S in ReportSection]: Compute<S> } = {
  vargas: timed((report) => ({
    vargas: Object.fromEntries(
      vargas.map((varga) => [varga, computeVargaChart(varga, report.chart)]),
    ) as ReportSections['vargas']['vargas'],
    chalit: whereDefined(({ conventions, at, place, chart }) =>
      computeBhavas(conventions.houses, at, place, conventions.ayanamsa, chart.planets),
    )(report),
  })),
  dashas: timed(computeDashas),
  yogas: timed(({ chart, birth }) => findYogas(chart, birth.person)),
  doshas: (report, now) => ({
    doshas: report.birth.isTimeKnown ? findDoshas(report.chart) : null,
    shani: listShani(report),
    now,
  }),
  strengths: timed(computeStrengths),
  year: timed(computeYear),
  transits: ({ chart, birth, conventions }, now) => {
    const { bhinna } = computeAshtakavarga(chart);
    const known = birth.isTimeKnown && {
      lagnaRashi: chart.ascendant.rashi,
      // only the seven have an ashtakavarga, and the lagna counts in it
      bindus: Object.fromEntries(sevenGrahas.map((graha) => [graha, bhinna[graha]])),
    };
    const natal = { moonRashi: chart.planets.moon.rashi, ...known };
    return { at: now, gochara: computeGochara(natal, now, conventions) };
  },
  kp: timed(
    whereDefined(({ at, place, conventions, chart }) => {
      const shift = computeAyanamsa(conventions.ayanamsa, at.tt) - computeAyanamsa('kp', at.tt);
      const longitudes = Object.fromEntries(
        grahas.map((graha) => [graha, chart.planets[graha].longitude + shift]),
      ) as Record<Graha, number>;
      return computeKpChart(computeHouses('kp', at, place), longitudes);
    }),
  ),
};

/**
 * One part of a report; null where the birth does not allow it (no time of birth, or a house system
 * that is not defined so near the pole).
 * @param now ISO instant for which transits and running periods are told
 */
export function computeSection<S extends ReportSection>(
  section: S,
  report: OpenReport,
  now: string,
): ReportSections[S] | null {
  return sections[section](report, now);
}

/** Null instead of houses that are not defined at the place. */
function whereDefined<T>(compute: (report: OpenReport) => T): (report: OpenReport) => T | null {
  return (report) => {
    try {
      return compute(report);
    } catch (error) {
      if (error instanceof UndefinedHousesError) return null;
      throw error;
    }
  };
}

function listShani(report: OpenReport): ReportSections['doshas']['shani'] {
  const { birth, chart, conventions } = report;
  if (!birth.isTimeKnown && listMoonOfDay(report).rashis.length > 1) return null;
  return listShaniPeriods(birth.utc, chart.planets.moon.rashi, 100, conventions);
}
