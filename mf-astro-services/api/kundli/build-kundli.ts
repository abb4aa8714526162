import type { Kundli } from 'shared/contracts/astro-kundli';
import { computeChart } from 'shared/jyotish/kundli/chart';
import type { Chart } from 'shared/jyotish/kundli/chart-types';
import type { NodeKind } from 'shared/jyotish/zodiac/graha';
import { grahas } from 'shared/jyotish/zodiac/graha';
import type { ResolvedTime } from 'shared/jyotish/time/wall-time';
import { formatOffset } from 'shared/jyotish/time/wall-time';
import { computeAntardashas, findRunningPeriod } from 'shared/jyotish/dasha/vimshottari';

/** A birth whose place and instant are settled. */
export interface SettledBirth {
  input: Kundli['input'];
  time: ResolvedTime;
  node: NodeKind;
}

const halfDayMs = 12 * 3_600_000;

/**
 * Makes the kundli of a settled birth. Without a time of birth the chart is that of local noon, and
 * everything that turns with the hours is left out: ascendant, houses and dashas.
 * @param now the moment the running dasha is asked for
 */
export function buildKundli({ input, time, node }: SettledBirth, now: Date): Kundli {
  const { latitude, longitude } = input.place;
  const chart = computeChart({ utc: time.utc, latitude, longitude, node });
  const isTimeKnown = input.time !== null;
  const planets = Object.fromEntries(
    grahas.map((graha) => {
      const position = chart.planets[graha];
      return [graha, isTimeKnown ? position : { ...position, house: null }];
    }),
  ) as Kundli['planets'];
  return {
    input,
    utc: time.utc,
    offset: { seconds: time.offsetSeconds, text: formatOffset(time.offsetSeconds) },
    ascendant: isTimeKnown ? chart.ascendant : null,
    planets,
    moonOfDay: isTimeKnown ? null : listMoonOfDay(time.utc, latitude, longitude),
    ayanamsa: chart.ayanamsa,
    vimshottari: isTimeKnown ? chart.vimshottari : null,
    running: isTimeKnown ? findRunning(chart, now) : null,
    conventions: chart.conventions,
  };
}

/** What the moon passes from midnight to midnight around local noon: at most two rashis and two or three nakshatras. */
function listMoonOfDay(noon: string, latitude: number, longitude: number): Kundli['moonOfDay'] {
  const moons = [-halfDayMs, 0, halfDayMs].map((shift) => {
    const utc = new Date(Date.parse(noon) + shift).toISOString();
    return computeChart({ utc, latitude, longitude }).planets.moon;
  });
  return {
    rashis: [...new Set(moons.map(({ rashi }) => rashi))],
    nakshatras: [...new Set(moons.map(({ nakshatra }) => nakshatra))],
  };
}

function findRunning(chart: Chart, now: Date): Kundli['running'] {
  const at = now.toISOString();
  const mahadasha = findRunningPeriod(chart.vimshottari, at);
  if (!mahadasha) return null;
  const antardasha = findRunningPeriod(computeAntardashas(mahadasha), at);
  return antardasha ? { mahadasha, antardasha } : null;
}
