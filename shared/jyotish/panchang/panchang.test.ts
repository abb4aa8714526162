import fc from 'fast-check';
import { computePanchangDay, listPanchangDays } from './panchang';
import type { PanchangDay, PanchangInput } from './panchang-types';

const vindhyachal = { latitude: 25.15, longitude: 82.58 };
const delhi = { latitude: 28.6139, longitude: 77.209 };
const kolkata = { timeZone: 'Asia/Kolkata', place: vindhyachal };

function mustCompute(input: PanchangInput): PanchangDay {
  const day = computePanchangDay(input);
  if (!day.ok) throw new Error(day.code);
  return day;
}

/** Minutes between instants and clocks of India, 24 hours and more being past midnight of the date. */
function listMinutesOff(date: string, instants: string[], clocks: string[]): number[] {
  expect(instants).toHaveLength(clocks.length);
  return clocks.map((clock, place) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const midnight = Date.parse(`${date}T00:00:00+05:30`);
    const found = (Date.parse(instants[place] ?? '') - midnight) / 60_000;
    return Math.abs(found - hours * 60 - minutes);
  });
}

const isOff = (minutes: number): boolean => !(minutes <= 2);
const listEnds = (spans: { start: string; end: string }[]): string[] =>
  spans.flatMap(({ start, end }) => [start, end]);

describe('windows of the nakshatra', () => {
  // as Drik Panchang printed them in January 2023
  it.each([
    ['2023-01-02', ['27:25-29:09'], ['09:17-10:59']],
    ['2023-01-06', ['06:49-08:36'], ['13:04-14:51']],
    ['2023-01-14', ['26:33-28:13'], ['11:49-13:32']],
    ['2023-01-20', ['11:15-12:40', '21:04-22:28'], ['06:58-08:24', '29:28-30:52']],
    ['2023-01-24', ['06:54-08:20', '27:52-29:20'], ['15:30-16:56']],
    ['2023-01-29', [], ['15:18-16:59']],
  ])('%s', (date, varjyam, amritKaal) => {
    const day = mustCompute({ date, ...kolkata });
    const clocksOf = (spans: string[]): string[] => spans.flatMap((span) => span.split('-'));
    const off = [
      ...listMinutesOff(date, listEnds(day.varjyam), clocksOf(varjyam)),
      ...listMinutesOff(date, listEnds(day.amritKaal), clocksOf(amritKaal)),
    ];
    expect(off.filter(isOff)).toEqual([]);
  });
});

describe('a day', () => {
  it('has the muhurtas of its vara', () => {
    // Tuesday: one dur-muhurta by day, one by night
    const date = '2023-01-10';
    const durMuhurtas = mustCompute({ date, ...kolkata }).periods.filter(
      ({ name }) => name === 'dur-muhurta',
    );
    const starts = durMuhurtas.map(({ start }) => start);
    expect(listMinutesOff(date, starts, ['08:55', '22:47']).filter(isOff)).toEqual([]);
  });

  it('has Bhadra with mouth and tail', () => {
    // Holika Dahan of 2024
    const date = '2024-03-24';
    const { bhadra } = mustCompute({ date, timeZone: 'Asia/Kolkata', place: delhi });
    const ends = listEnds(bhadra.flatMap(({ puchchha, mukha }) => [puchchha, mukha]));
    const printed = ['18:33', '19:53', '19:53', '22:06'];
    expect(listMinutesOff(date, ends, printed).filter(isOff)).toEqual([]);
  });

  it('covers day and night with choghadiyas and horas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70_000 }), (offset) => {
        const date = new Date(Date.UTC(1900, 0, 1 + offset)).toISOString().slice(0, 10);
        const day = mustCompute({ date, ...kolkata });
        expect(day.sunrise < day.sunset && day.sunset < day.nextSunrise).toBe(true);
        for (const list of [[...day.choghadiya.day, ...day.choghadiya.night], day.hora]) {
          expect(list[0]?.start).toBe(day.sunrise);
          expect(list.at(-1)?.end).toBe(day.nextSunrise);
          list.slice(1).forEach(({ start }, place) => expect(list[place]?.end).toBe(start));
        }
      }),
      { numRuns: 20 },
    );
  });

  it.each([
    ['2024-04-13', { tamil: 31, malayalam: 31, bengali: 30, odia: 1 }],
    ['2024-04-14', { tamil: 1, malayalam: 1, bengali: 1, odia: 2 }],
    ['2025-04-15', { tamil: 2, malayalam: 2, bengali: 1, odia: 2 }],
  ])('has its place in the solar months: %s', (date, expected) => {
    const { solarDates } = mustCompute({ date, ...kolkata });
    const days = Object.fromEntries(solarDates.map(({ calendar, day }) => [calendar, day]));
    expect(days).toEqual(expected);
  });
});

describe('a stretch of days', () => {
  it('has the days that are computed one by one', () => {
    const range = {
      timeZone: 'America/New_York',
      place: { latitude: 40.7128, longitude: -74.006 },
    };
    const days = listPanchangDays({ ...range, date: '2026-03-05', until: '2026-03-12' });
    if (!Array.isArray(days)) throw new Error(days.code);
    expect(days).toHaveLength(8);
    days.forEach((day) => {
      if (!day.ok) throw new Error(day.code);
      expect(computePanchangDay({ ...range, date: day.date })).toMatchObject(day);
    });
  });
});

describe('any place', () => {
  const dates = fc
    .integer({ min: 0, max: 140_000 })
    .map((days) => new Date(Date.UTC(1801, 0, 1 + days)).toISOString().slice(0, 10));
  const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
  const within = (min: number, max: number) => fc.double({ min, max, noNaN: true });

  it('has a day between two sunrises below the polar circles', () => {
    fc.assert(
      fc.property(dates, within(-65, 65), longitudes, (date, latitude, longitude) => {
        const place = { latitude, longitude };
        const { sunrise, sunset, nextSunrise } = mustCompute({ date, timeZone: 'Etc/UTC', place });
        expect(sunrise < sunset && sunset < nextSunrise).toBe(true);
        expect(Date.parse(nextSunrise) - Date.parse(sunrise)).toBeLessThan(25 * 3_600_000);
      }),
      { numRuns: 60 },
    );
  });

  it('has a day or a clear answer above them', () => {
    fc.assert(
      fc.property(dates, within(68, 89), longitudes, (date, latitude, longitude) => {
        const place = { latitude, longitude };
        const day = computePanchangDay({ date, timeZone: 'Etc/UTC', place });
        if (!day.ok) expect(['polar_day', 'polar_night']).toContain(day.code);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what has no panchang', () => {
  const tromso = { timeZone: 'Europe/Oslo', place: { latitude: 69.65, longitude: 18.96 } };
  it.each([
    [{ date: '2026-06-21', ...tromso }, 'polar_day'],
    [{ date: '2026-12-21', ...tromso }, 'polar_night'],
    [{ date: '2026-02-30', ...kolkata }, 'bad_date'],
    [{ date: 'today', ...kolkata }, 'bad_date'],
    [{ date: '1700-01-01', ...kolkata }, 'unsupported_year'],
    [{ ...kolkata, date: '2026-01-01', timeZone: 'Asia/Delhi' }, 'unknown_zone'],
    [{ ...kolkata, date: '2026-01-01', place: { latitude: 91, longitude: 0 } }, 'bad_place'],
  ])('%j: %s', (input, code) => {
    expect(computePanchangDay(input)).toMatchObject({ ok: false, code });
  });
});
