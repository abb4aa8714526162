import fc from 'fast-check';
import { horoscopePeriods } from 'shared/contracts/content-horoscope';
import { addDays } from 'shared/jyotish/panchang/civil-day';
import { findDate, findMonday, findSpan } from './spans';

const anyDate = fc.integer({ min: 0, max: 138_000 }).map((days) => addDays('1811-01-01', days));

test.each([
  ['daily', '2026-11-21', '2026-11-21', '2026-11-21', '2026-11-21'],
  ['weekly', '2026-11-21', '2026-W47', '2026-11-16', '2026-11-22'],
  ['weekly', '2027-01-01', '2026-W53', '2026-12-28', '2027-01-03'],
  ['weekly', '2024-12-30', '2025-W01', '2024-12-30', '2025-01-05'],
  ['monthly', '2028-02-29', '2028-02', '2028-02-01', '2028-02-29'],
  ['monthly', '2026-12-31', '2026-12', '2026-12-01', '2026-12-31'],
  ['yearly', '2026-11-21', '2026', '2026-01-01', '2026-12-31'],
] as const)('%s of %s is %s', (period, date, key, from, until) => {
  expect(findSpan(period, date)).toMatchObject({ key, from, until });
});

test('periods follow each other without a gap, and their ordinals with them', () => {
  fc.assert(
    fc.property(anyDate, fc.constantFrom(...horoscopePeriods), (date, period) => {
      const span = findSpan(period, date);
      const next = findSpan(period, addDays(span.until, 1));
      expect(span.from <= date && date <= span.until).toBe(true);
      expect([next.start, next.ordinal]).toEqual([span.end, span.ordinal + 1]);
    }),
  );
});

test('a week is found by its number, and only where there is one', () => {
  expect(findMonday(2026, 47)).toBe('2026-11-16');
  expect(findMonday(2026, 53)).toBe('2026-12-28');
  expect(findMonday(2025, 53)).toBeNull();
});

test('today is the day on Indian clocks', () => {
  const evening = new Date('2026-12-31T19:00:00Z');
  expect(findDate('daily', evening, 0)).toBe('2027-01-01');
  expect(findDate('daily', evening, -1)).toBe('2026-12-31');
  expect(findDate('monthly', evening, 1)).toBe('2027-02-01');
  expect(findDate('yearly', evening, -1)).toBe('2026-01-01');
});
