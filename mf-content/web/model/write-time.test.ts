import { writeTime, writeTimes } from './write-time';

test.each([
  ['2026-11-21T08:50:00Z', '2:20 pm', 'दोपहर 2:20 बजे'],
  ['2026-11-21T18:30:00Z', '12:00 am', 'रात 12:00 बजे'],
  ['2026-11-21T23:25:00Z', '4:55 am', 'तड़के 4:55 बजे'],
  ['2026-11-21T06:30:00Z', '12:00 pm', 'दोपहर 12:00 बजे'],
])('%s is %s', (iso, english, hindi) => {
  expect(writeTime(iso, 'en')).toBe(english);
  expect(writeTime(iso, 'hi')).toBe(hindi);
});

test('a zone can be named', () => {
  expect(writeTime('2026-11-21T08:50:00Z', 'en', 'America/New_York')).toBe('3:50 am');
  expect(writeTime('2026-11-21T08:50:00Z', 'hi', 'Europe/London')).toBe('सुबह 8:50 बजे');
  const [from, until] = ['2026-11-21T03:57:00Z', '2026-11-21T05:17:00Z'];
  expect(writeTimes(from, until, 'en', 'Europe/London')).toBe('3:57 – 5:17 am');
});

test('a span names the part of the day once', () => {
  const [from, until] = ['2026-11-21T03:57:00Z', '2026-11-21T05:17:00Z'];
  expect(writeTimes(from, until, 'en')).toBe('9:27 – 10:47 am');
  expect(writeTimes(from, until, 'hi')).toBe('सुबह 9:27 से 10:47 बजे');
  const afternoon = '2026-11-21T07:00:00Z';
  expect(writeTimes(from, afternoon, 'en')).toBe('9:27 am – 12:30 pm');
  expect(writeTimes(from, afternoon, 'hi')).toBe('सुबह 9:27 से दोपहर 12:30 बजे');
});
