import type { Kundli } from 'shared/contracts/astro-kundli';
import type { OpenReport } from 'shared/jyotish/report/open-report';
import { openReport } from 'shared/jyotish/report/open-report';
import { computeOverview } from 'shared/jyotish/report/overview';
import { formatOffset } from 'shared/jyotish/time/wall-time';
import type { SettledBirth } from './settle-birth';

/** The chart of a settled birth, opened once for all parts of its kundli. */
export function openBirth({ input, time, conventions }: SettledBirth): OpenReport {
  const { latitude, longitude } = input.place;
  const isTimeKnown = input.time !== null;
  const sex = input.gender === 'female' || input.gender === 'male' ? input.gender : undefined;
  const person = sex ? { sex } : {};
  return openReport({ utc: time.utc, latitude, longitude, isTimeKnown, person }, conventions);
}

/**
 * Makes the kundli of a settled birth; see `computeOverview` for births of unknown time.
 * @param now the moment the running dasha is asked for
 */
export function buildKundli(birth: SettledBirth, now: Date, report = openBirth(birth)): Kundli {
  const { input, time, clock } = birth;
  const overview = computeOverview(report, now.toISOString());
  return {
    input,
    utc: time.utc,
    offset: { seconds: time.offsetSeconds, text: formatOffset(time.offsetSeconds) },
    ...overview,
    conventions: { ...overview.conventions, clock },
  };
}
