import { countDays, findDate, shiftDate, writeDate } from './civil-times';

test('the zone decides the date', () => {
  expect(findDate('2026-11-08T02:00:00Z', 'America/New_York')).toBe('2026-11-07');
  expect(findDate('2026-11-08T20:00:00Z', 'Asia/Kolkata')).toBe('2026-11-09');
});

test('dates are shifted over months and written without a zone', () => {
  expect(shiftDate('2026-02-28', 1)).toBe('2026-03-01');
  expect(shiftDate('2026-01-01', -1)).toBe('2025-12-31');
  expect(writeDate('2026-11-08', 'en')).toBe('8 November 2026');
  expect([countDays('2026-02-28', '2026-03-01'), countDays('2027-01-01', '2026-12-31')]).toEqual([
    1, -1,
  ]);
});
