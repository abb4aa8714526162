import { countDays, findDate, shiftDate, writeClock, writeDate } from './civil-times';

test('a time of the day itself stands alone, one of the next date bears it', () => {
  const zone = 'Asia/Kolkata';
  expect(writeClock('2026-11-08T01:07:55Z', '2026-11-08', zone, 'en')).toBe('06:38');
  expect(writeClock('2026-11-08T21:33:13Z', '2026-11-08', zone, 'en')).toBe('03:03, 9\u00a0Nov');
  expect(writeClock('2026-11-08T21:33:13Z', '2026-11-08', zone, 'hi')).toBe('03:03, 9\u00a0नव॰');
});

test('seconds are rounded, also into the next date', () => {
  expect(writeClock('2026-11-08T18:29:40Z', '2026-11-08', 'Asia/Kolkata', 'en')).toBe(
    '00:00, 9\u00a0Nov',
  );
});

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
