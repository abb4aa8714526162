import type { OpenReport } from './open-report';
import type { Overview, OverviewPlace } from './report-types';
import { computeAntardashas, findRunningPeriod } from '../dasha/vimshottari';
import { listDayRanges } from '../kundli/day-ranges';
import { describeGrahas } from '../kundli/graha-states';
import { findKpLords } from '../kundli/kp/sub-lords';
import { computeAyanamsa } from '../zodiac/ayanamsa';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';

const halfDayMs = 12 * 3_600_000;

/**
 * What a report begins with. Without a time of birth the chart is that of local noon, and everything
 * that turns with the hours is left out: ascendant, houses and dashas.
 * @param now ISO instant the running dasha is asked for
 */
export function computeOverview(report: OpenReport, now: string): Overview {
  const { birth, chart, conventions } = report;
  const { isTimeKnown } = birth;
  return {
    ascendant: isTimeKnown ? chart.ascendant : null,
    planets: describePlaces(report),
    moonOfDay: isTimeKnown ? null : listMoonOfDay(report),
    ayanamsa: chart.ayanamsa,
    vimshottari: isTimeKnown ? chart.vimshottari : null,
    running: isTimeKnown ? findRunning(report, now) : null,
    conventions: {
      ...chart.conventions,
      chalit: conventions.houses,
      dashaYear: conventions.dashaYear,
    },
  };
}

function describePlaces({ birth, chart, at }: OpenReport): Record<Graha, OverviewPlace> {
  const states = describeGrahas(chart);
  const toKp = chart.ayanamsa - computeAyanamsa('kp', at.tt);
  const places = grahas.map((graha) => {
    const place = chart.planets[graha];
    const { dignity, combust, vargottama } = states[graha];
    const house = birth.isTimeKnown ? place.house : null;
    const { sub } = findKpLords(place.longitude + toKp);
    return [graha, { ...place, house, dignity, combust, vargottama, sub }];
  });
  return Object.fromEntries(places) as Record<Graha, OverviewPlace>;
}

/** What the Moon passes from midnight to midnight around local noon. */
export function listMoonOfDay({
  birth,
  conventions,
}: OpenReport): NonNullable<Overview['moonOfDay']> {
  const [from = '', until = ''] = [-halfDayMs, halfDayMs].map((shift) =>
    new Date(Date.parse(birth.utc) + shift).toISOString(),
  );
  const { moon } = listDayRanges(from, until, conventions);
  return moon;
}

function findRunning({ chart }: OpenReport, now: string): Overview['running'] {
  const mahadasha = findRunningPeriod(chart.vimshottari, now);
  if (!mahadasha) return null;
  const antardasha = findRunningPeriod(computeAntardashas(mahadasha), now);
  return antardasha ? { mahadasha, antardasha } : null;
}
