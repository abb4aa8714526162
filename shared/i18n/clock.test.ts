import fc from 'fast-check';
import {
  findMinute,
  writeEnteredTime,
  writeMoment,
  writeTime,
  writeTimeOf,
  writeTimes,
  type ClockFace,
} from './clock';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const india: ClockFace = { timeZone: 'Asia/Kolkata', clock: '12', lang: 'en' };
const hindi: ClockFace = { ...india, lang: 'hi' };
const long: ClockFace = { ...india, clock: '24' };

test.each([
  ['2026-11-08T01:18:29.999Z', '6:48 am', 'सुबह 6:48', '06:48'],
  ['2026-11-08T01:18:30Z', '6:49 am', 'सुबह 6:49', '06:49'],
  ['2026-11-08T11:55:00Z', '5:25 pm', 'शाम 5:25', '17:25'],
  ['2026-11-08T06:29:45Z', '12:00 pm', 'दोपहर 12:00', '12:00'],
  ['2026-11-08T18:29:40Z', '12:00 am', 'रात 12:00', '00:00'],
  ['2026-11-08T23:00:00Z', '4:30 am', 'तड़के 4:30', '04:30'],
])('%s is %s, %s, %s', (iso, twelve, twelveInHindi, twentyFour) => {
  expect(plain(writeTime(iso, india))).toBe(twelve);
  expect(plain(writeTime(iso, hindi))).toBe(twelveInHindi);
  expect(writeTime(iso, long)).toBe(twentyFour);
});

test('a time of the day itself stands alone, one of the next date bears it; so does midnight', () => {
  const [date, write] = ['2026-11-08', (iso: string) => plain(writeTimeOf(iso, date, india))];
  expect(write('2026-11-08T01:07:55Z')).toBe('6:38 am');
  expect(write('2026-11-08T21:33:13Z')).toBe('3:03 am, 9 Nov');
  expect(write('2026-11-08T18:29:40Z')).toBe('12:00 am, 9 Nov');
  expect(plain(writeTimeOf('2026-11-08T21:33:13Z', date, hindi))).toBe('रात 3:03, 9 नव॰');
  expect(plain(writeTimeOf('2026-11-08T18:29:40Z', date, long))).toBe('00:00, 9 Nov');
});

test('a stretch says its half once, and each date', () => {
  const [from, until] = ['2026-11-08T03:57:00Z', '2026-11-08T05:17:00Z'];
  expect(plain(writeTimes(from, until, india))).toBe('9:27 – 10:47 am');
  expect(plain(writeTimes(from, until, hindi))).toBe('सुबह 9:27 – 10:47');
  expect(writeTimes(from, until, long)).toBe('09:27 – 10:47');
  const noon = '2026-11-08T07:00:00Z';
  expect(plain(writeTimes(from, noon, india))).toBe('9:27 am – 12:30 pm');
  expect(plain(writeTimes(from, noon, hindi))).toBe('सुबह 9:27 – दोपहर 12:30');
  const night = '2026-11-08T21:00:00Z';
  expect(plain(writeTimes(noon, night, india, '2026-11-08'))).toBe('12:30 pm – 2:30 am, 9 Nov');
  expect(plain(writeTimes(from, until, india, '2026-11-07'))).toBe('9:27 – 10:47 am, 8 Nov');
});

test('what begins and ends in one minute is one time', () => {
  expect(plain(writeTimes('2026-11-08T01:18:05Z', '2026-11-08T01:18:20Z', india))).toBe('6:48 am');
});

test('zones of today and of before there were any', () => {
  expect(findMinute('2026-11-08T20:00:00Z', 'America/New_York')).toEqual({
    date: '2026-11-08',
    hour: 15,
    minute: 0,
  });
  // Kolkata was 5:53:28 ahead in 1850: its clocks are rounded, not those of UTC
  expect(findMinute('1850-01-01T00:00:01Z', 'Asia/Kolkata')).toMatchObject({ hour: 5, minute: 53 });
  expect(findMinute('1850-01-01T00:00:02Z', 'Asia/Kolkata')).toMatchObject({ hour: 5, minute: 54 });
  // half a minute before clocks are put forward from two to three
  const spring = findMinute('2026-03-08T06:59:45Z', 'America/New_York');
  expect([spring.hour, spring.minute]).toEqual([3, 0]);
});

test('a moment with its date takes the date of its minute', () => {
  expect(plain(writeMoment('2026-12-31T18:29:45Z', india))).toBe('1 Jan 2027, 12:00 am');
});

test('rounding never turns the order of two moments, and is never more than half a minute off', () => {
  const moment = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  const read = (at: Date) => {
    const { date, hour, minute } = findMinute(at.toISOString(), 'Asia/Kathmandu');
    return Date.parse(`${date}T00:00Z`) + (hour * 60 + minute) * 60_000;
  };
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 100_000 }), (at, later) => {
      expect(read(new Date(at.getTime() + later))).toBeGreaterThanOrEqual(read(at));
    }),
  );
});

test.each([
  ['14:30', '2:30 pm', 'दोपहर 2:30', '14:30'],
  ['00:05:09', '12:05:09 am', 'रात 12:05:09', '00:05:09'],
])('a time entered as %s', (time, twelve, twelveInHindi, twentyFour) => {
  expect(plain(writeEnteredTime(time, india))).toBe(twelve);
  expect(plain(writeEnteredTime(time, hindi))).toBe(twelveInHindi);
  expect(writeEnteredTime(time, long)).toBe(twentyFour);
});
