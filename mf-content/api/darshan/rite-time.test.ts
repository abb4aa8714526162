import fc from 'fast-check';
import { findMoment, readFollows } from './rite-time';

const kashi = { latitude: 25.31, longitude: 83.01, timeZone: 'Asia/Kolkata' };
const london = { latitude: 51.55, longitude: -0.26, timeZone: 'Europe/London' };
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

test.each([
  ['05:30', '2026-11-21', kashi, '2026-11-21T00:00:00.000Z'],
  ['03:00', '2026-11-21', kashi, '2026-11-20T21:30:00.000Z'],
  ['19:00', '2026-07-01', london, '2026-07-01T18:00:00.000Z'],
  ['19:00', '2026-12-01', london, '2026-12-01T19:00:00.000Z'],
  // clocks go from 1:00 to 2:00, and at the end of summer from 2:00 back to 1:00
  ['01:15', '2026-03-29', london, '2026-03-29T01:15:00.000Z'],
  ['01:15', '2026-10-25', london, '2026-10-25T00:15:00.000Z'],
])('%s on %s', (time, date, place, expected) => {
  expect(iso(findMoment(time, date, place))).toBe(expected);
});

test('times by the sun move with it, to the minute', () => {
  // 17:12 and 18:52 on Indian clocks
  expect(iso(findMoment('sunset', '2026-12-21', kashi))).toMatch(/^2026-12-21T11:4[0-3]:00/);
  expect(iso(findMoment('sunset', '2026-06-21', kashi))).toMatch(/^2026-06-21T13:2[0-4]:00/);
  const sunset = findMoment('sunset', '2026-06-21', kashi) ?? 0;
  expect(findMoment('sunset+45', '2026-06-21', kashi)).toBe(sunset + 45 * 60_000);
  const sunrise = findMoment('sunrise', '2026-06-21', kashi) ?? 0;
  expect(findMoment('sunrise-15', '2026-06-21', kashi)).toBe(sunrise - 15 * 60_000);
});

test('a place where the sun does not set has no sunset', () => {
  const north = { latitude: 78.2, longitude: 15.6, timeZone: 'Arctic/Longyearbyen' };
  expect(findMoment('sunset', '2026-06-21', north)).toBeNull();
});

test('what a time goes by is read, and what is none is refused', () => {
  expect(['05:30', 'sunset+75', 'sunrise'].map(readFollows)).toEqual([
    'clock',
    'sunset',
    'sunrise',
  ]);
  expect(() => findMoment('noon', '2026-06-21', kashi)).toThrow(RangeError);
});

test('every wall time of every day is a moment, a day after the one of the day before', () => {
  const zones = ['Asia/Kolkata', 'America/New_York', 'Europe/London', 'Australia/Lord_Howe'];
  const two = (n: number) => String(n).padStart(2, '0');
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 3650 }),
      fc.integer({ min: 0, max: 1439 }),
      (timeZone, day, minute) => {
        const place = { latitude: 0, longitude: 0, timeZone };
        const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
        const [date, next] = [day, day + 1].map((n) =>
          new Date(Date.UTC(2020, 0, 1) + n * 86_400_000).toISOString().slice(0, 10),
        ) as [string, string];
        const gap = (findMoment(time, next, place) ?? 0) - (findMoment(time, date, place) ?? 0);
        expect(Math.abs(gap / 3_600_000 - 24)).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 200 },
  );
});
