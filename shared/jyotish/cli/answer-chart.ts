import { dashaYears } from '../dasha/dasha-period';
import { houseSystems, UndefinedHousesError } from '../houses/house-types';
import { computeChart } from '../kundli/chart';
import type { Chart, ChartConventions, ChartInput, PlanetPosition } from '../kundli/chart-types';
import type { DayRange } from '../kundli/day-ranges';
import { listDayRanges } from '../kundli/day-ranges';
import { dashaYearNames } from '../report/report-types';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';
import type { Fields } from './fields';
import { readChoice } from './fields';
import { readZodiac } from './read-conventions';
import type { Moment } from './read-moment';
import { readMoment } from './read-moment';
import type { FindPlace } from './read-place';
import { readPlace } from './read-place';
import { RequestError } from './request-error';

interface Answered {
  /** The instant of birth, ISO 8601; noon by the clock where the time is not known. */
  utc: string;
  conventions: ChartConventions & Partial<NonNullable<Moment['wall']>>;
}

/** A chart, with the instant it stands for and how the clock was read. */
type TimedChart = Chart & Answered;

/** The chart of a day, the hour of birth not being known: what turns with the hours is left out. */
interface DayChart extends Answered {
  ascendant: null;
  /** At noon. */
  planets: Record<Graha, Omit<PlanetPosition, 'house'> & { house: null }>;
  /** Where the Moon is at some time of the day. */
  moonOfDay: DayRange;
  ayanamsa: number;
  vimshottari: null;
}

const halfDayMs = 12 * 3_600_000;

/**
 * The chart of a birth: `utc`, or `date`, `time` and `tz`; `lat` and `lon`, or `place`. Without a time
 * that of the day.
 */
export function answerChart(fields: Fields, findPlace: FindPlace): TimedChart | DayChart {
  const { latitude, longitude, timeZone } = readPlace(fields, findPlace);
  const { utc, isTimeKnown, wall } = readMoment(fields, timeZone);
  const dashaYear = readChoice(fields, 'dashaYear', dashaYearNames);
  const houses = readChoice(fields, 'houses', houseSystems);
  const input = {
    ...{ utc, latitude, longitude, ...readZodiac(fields) },
    ...(dashaYear && { dashaYearDays: dashaYears[dashaYear] }),
  };
  const chart = isTimeKnown ? computeAskedChart({ ...input, houses }) : computeDayChart(input);
  return { utc, ...chart, conventions: { ...chart.conventions, ...wall } };
}

function computeDayChart(input: ChartInput): Omit<DayChart, 'utc'> {
  const { planets, ayanamsa, conventions } = computeChart(input);
  const noon = Date.parse(input.utc);
  const [from = '', until = ''] = [noon - halfDayMs, noon + halfDayMs].map((ms) =>
    new Date(ms).toISOString(),
  );
  const places = grahas.map((graha) => [graha, { ...planets[graha], house: null }]);
  return {
    ascendant: null,
    planets: Object.fromEntries(places) as DayChart['planets'],
    moonOfDay: listDayRanges(from, until, conventions).moon,
    ayanamsa,
    vimshottari: null,
    conventions,
  };
}

function computeAskedChart(input: ChartInput): Chart {
  try {
    return computeChart(input);
  } catch (error) {
    if (!(error instanceof UndefinedHousesError)) throw error;
    throw new RequestError('undefined_houses', error.message, 'houses');
  }
}
