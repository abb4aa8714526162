import { findEclipses } from './astronomy/eclipses/eclipses';
import { readInstant } from './astronomy/time-scales';
import { listFestivals } from './festivals/festivals';
import { computeChart } from './kundli/chart';
import { listDayRanges } from './kundli/day-ranges';
import { listShaniPeriods } from './kundli/doshas/shani-periods';
import { findMuhurats } from './muhurat/find-muhurats';
import { muhuratKinds } from './muhurat/muhurat-rules';
import { computePanchangDay } from './panchang/panchang';
import { supportedDates, supportedYears } from './supported-dates';
import { resolveWallTime } from './time/wall-time';
import { listCombustions } from './transits/combustions';
import { listIngresses } from './transits/ingresses';

// where a date begins first, and where it ends last
const places = [
  { timeZone: 'Asia/Kolkata', place: { latitude: 28.6139, longitude: 77.209 } },
  { timeZone: 'Pacific/Auckland', place: { latitude: -36.85, longitude: 174.76 } },
  { timeZone: 'Etc/GMT+12', place: { latitude: 0.2, longitude: -176.5 } },
];
const edges = places.flatMap((where) =>
  Object.values(supportedDates).map((date) => ({ ...where, date, name: where.timeZone })),
);

test.each(edges)('$date in $name has a panchang and is searched for muhurats', (range) => {
  const day = computePanchangDay(range);
  if (!day.ok) throw new Error(day.code);
  expect(day.tithi.at(-1)?.end).toEqual(expect.any(String));
  expect(findEclipses(readInstant(day.sunrise).ut, readInstant(day.nextSunrise).ut)).toEqual([]);
  for (const kind of muhuratKinds)
    expect(findMuhurats(kind, { ...range, until: range.date })).toMatchObject({ ok: true });
});

test.each(edges)('a birth on $date in $name has a chart at any hour', (birth) => {
  const births = ['00:00', '12:00', '23:59:59'].map((time) => {
    const moment = resolveWallTime({ ...birth, time, occurrence: 'earlier' });
    if (!moment.ok) throw new Error(moment.code);
    return moment.utc;
  });
  const charts = births.map((utc) => computeChart({ utc, ...birth.place }));
  expect(new Set(charts.map(({ planets }) => planets.moon.longitude)).size).toBe(3);
  const [from = '', , until = ''] = births;
  expect(listDayRanges(from, until).sun.rashis).toEqual([8]);
  expect(listShaniPeriods(until, 0)).toEqual(expect.any(Array));
});

test.each(Object.values(supportedYears))('%i has festivals, eclipses and transits', (year) => {
  for (const place of places) expect(listFestivals({ ...place, year }).length).toBeGreaterThan(200);
  const span = { from: `${year}-01-01T00:00:00Z`, until: `${year}-12-31T23:59:59Z` };
  const eclipses = findEclipses(readInstant(span.from).ut, readInstant(span.until).ut);
  expect(eclipses.length).toBeGreaterThanOrEqual(4);
  expect(listIngresses({ ...span, grahas: ['sun'] })).toHaveLength(12);
  expect(listCombustions({ ...span, grahas: ['mercury'] }).length).toBeGreaterThanOrEqual(6);
});

test('the days before and after are refused', () => {
  const [where] = edges;
  if (!where) throw new Error('no place');
  for (const date of ['1799-12-31', '2200-01-01'])
    expect(computePanchangDay({ ...where, date })).toMatchObject({ code: 'unsupported_year' });
});
