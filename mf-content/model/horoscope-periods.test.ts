import { namePeriod, nameShortTime, nameTime } from './horoscope-periods';

test.each([
  ['daily', '2026-11-21', '2026-11-21', '21 November 2026', '21 Nov 2026'],
  ['weekly', '2026-11-16', '2026-11-22', '16 to 22 November 2026', '16 – 22 Nov 2026'],
  ['weekly', '2026-12-28', '2027-01-03', '28 December to 3 January 2027', '28 Dec – 3 Jan 2027'],
  ['monthly', '2026-11-01', '2026-11-30', 'November 2026', 'November 2026'],
  ['yearly', '2026-01-01', '2026-12-31', '2026', '2026'],
] as const)('%s from %s until %s is %s', (period, from, until, long, short) => {
  expect(nameTime({ period, from, until }, 'en')).toBe(long);
  expect(nameShortTime({ period, from, until }, 'en')).toBe(short);
});

test('kind and time make one line in Hindi', () => {
  const week = { period: 'weekly', from: '2026-11-16', until: '2026-11-22' } as const;
  expect(namePeriod(week, 'hi')).toBe('साप्ताहिक राशिफल, 16 से 22 नवंबर 2026');
});
