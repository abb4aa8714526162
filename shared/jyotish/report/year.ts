import type { OpenReport } from './open-report';
import type { ReportSections } from './report-types';
import { readInstant } from '../astronomy/time-scales';
import { supportedYears } from '../supported-dates';
import { dashaYears } from '../dasha/dasha-period';
import { computeVarshphal } from '../kundli/varshphal/varshphal';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';

/** The year of life that runs now; null before birth and where its end is beyond the engine's years. */
export function computeYear(
  { input, chart, at }: OpenReport,
  now: string,
): ReportSections['year'] | null {
  const days = readInstant(now).ut - at.ut;
  if (days < 0) return null;
  const lastYear = new Date(now).getUTCFullYear() + 2;
  if (lastYear > supportedYears.last) return null;
  const guess = Math.floor(days / dashaYears.sidereal);
  // near the birthday the count by mean years may be one too many or too few
  const varsha = [guess - 1, guess, guess + 1]
    .filter((years) => years >= 0)
    .map((years) => computeVarshphal(input, chart, years))
    .find(({ end }) => now < end);
  if (!varsha) return null;
  const { chart: yearChart, yearLord, ...rest } = varsha;
  const planets = grahas.map((graha) => {
    const { longitude, rashi, retrograde, house } = yearChart.planets[graha];
    return [graha, { longitude, rashi, retrograde, house }];
  });
  return {
    ...rest,
    ascendant: yearChart.ascendant.longitude,
    planets: Object.fromEntries(planets) as Record<Graha, ReportSections['year']['planets'][Graha]>,
    yearLord: { graha: yearLord.graha, because: yearLord.because },
    now,
  };
}
