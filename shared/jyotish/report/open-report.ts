import type { ReportBirth, ReportConventions } from './report-types';
import type { Instant } from '../astronomy/time-scales';
import { readInstant } from '../astronomy/time-scales';
import type { Place } from '../astronomy/rise-set';
import { dashaYears } from '../dasha/dasha-period';
import { computeChart } from '../kundli/chart';
import type { Chart, ChartInput } from '../kundli/chart-types';

/** A birth with the chart that all parts of its report are read from. */
export interface OpenReport {
  birth: ReportBirth;
  conventions: ReportConventions;
  input: ChartInput;
  chart: Chart;
  at: Instant;
  place: Place;
}

/**
 * Computes the chart of a report once for all its parts.
 * @throws RangeError as `computeChart` does
 */
export function openReport(birth: ReportBirth, conventions: ReportConventions): OpenReport {
  const { utc, latitude, longitude } = birth;
  const { ayanamsa, node, dashaYear } = conventions;
  const dashaYearDays = dashaYears[dashaYear];
  const input = { utc, latitude, longitude, ayanamsa, node, dashaYearDays };
  return {
    birth,
    conventions,
    input,
    chart: computeChart(input),
    at: readInstant(utc),
    place: { latitude, longitude },
  };
}
