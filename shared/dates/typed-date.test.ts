import fc from 'fast-check';
import { findDateFault } from './date-fault';
import { isRealDate } from './real-date';
import { dateParts, joinDate, joinMonth, splitDate } from './typed-date';

const join = (form: Record<string, string>) => joinDate('date', (name) => form[name]);
const type = (day: string, month: string, year: string) =>
  join({ 'date.day': day, 'date.month': month, 'date.year': year });

test.each([
  ['15', '4', '1990', '1990-04-15'],
  ['5', '12', '1990', '1990-12-05'],
  [' 05 ', '04', '1990', '1990-04-05'],
  ['१५', '4', '१९९०', '1990-04-15'],
])('%s, %s and %s are a date', (day, month, year, date) => {
  expect(type(day, month, year)).toBe(date);
});

test.each([
  // pasted into one field, over whatever the others hold
  ['1990-04-15', '', '', '1990-04-15'],
  ['15/4/1990', '11', '2026', '1990-04-15'],
  ['', '', '4/15/1990', '1990-04-15'],
  ['04.04.1990', '', '', '1990-04-04'],
  ['Sunday, 15th April 1990', '', '', '1990-04-15'],
  ['Apr 15, 1990', '', '', '1990-04-15'],
  ['१५ अप्रैल १९९०', '', '', '1990-04-15'],
])('%s pasted beside %s and %s is one, too', (day, month, year, date) => {
  expect(type(day, month, year)).toBe(date);
});

test('of two numbers that may both be the month none is guessed', () => {
  expect(type('3/4/1990', '', '')).toBe('--3/4/1990');
  expect(join({ date: '3/4/1990' })).toBe('3/4/1990');
});

test('a date sent whole is read as ever, and none sent is told from an empty one', () => {
  expect(join({ date: ' 1990-04-15 ' })).toBe('1990-04-15');
  expect(join({ date: '1990-04-15', 'date.day': '', 'date.month': '', 'date.year': '' })).toBe(
    '1990-04-15',
  );
  expect(type('', '', '')).toBe('');
  expect(join({})).toBeUndefined();
  const query = new URLSearchParams('from=2026-11&to.month=2&to.year=2027');
  expect(joinMonth('from', (name) => query.get(name))).toBe('2026-11');
  expect(joinMonth('to', (name) => query.get(name))).toBe('2027-02');
});

test.each([
  ['31', '2', '1990', 'date_never', ['day']],
  ['31', '4', '1990', 'date_never', ['day']],
  ['29', '2', '1990', 'date_leap', ['day', 'year']],
  ['29', '2', '1900', 'date_leap', ['day', 'year']],
  ['15', '4', '90', 'date_year', ['year']],
  ['15', '4', '19900', 'date_year', ['year']],
  ['32', '4', '90', 'date_year', ['day', 'year']],
  ['0', '4', '1990', 'date_day', ['day']],
  ['15-4', '4', '1990', 'date_day', ['day']],
  ['15', '', '1990', 'date_incomplete', ['month']],
  ['', '4', '90', 'date_incomplete', ['day', 'year']],
  ['15', '13', '1990', 'date_incomplete', ['month']],
  ['3/4/1990', '', '', 'date_incomplete', ['day', 'month', 'year']],
  ['15', '4', '1700', null, ['year']],
  ['15', '4', '1990', null, ['day', 'month', 'year']],
  ['', '', '', null, ['day', 'month', 'year']],
])('of %s, %s, %s the fault is %s in %j', (day, month, year, kind, parts) => {
  expect(findDateFault(type(day, month, year) ?? '')).toEqual({ kind, parts });
});

test('a month has no days to be wrong', () => {
  const parts = ['month', 'year'] as const;
  expect(findDateFault('2026-', parts)).toEqual({ kind: 'date_incomplete', parts: ['month'] });
  expect(findDateFault('-11', parts).parts).toEqual(['year']);
  expect(findDateFault('26-11', parts)).toEqual({ kind: 'date_year', parts: ['year'] });
  expect(findDateFault('2026-11', parts).kind).toBeNull();
});

test('every day of the calendar is typed and shown again as it is', () => {
  const days = fc.date({
    min: new Date('1800-01-01'),
    max: new Date('2199-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (moment) => {
      const date = moment.toISOString().slice(0, 10);
      const { day, month, year } = splitDate(date);
      expect(type(day, month, year)).toBe(date);
      expect(findDateFault(date).kind).toBeNull();
    }),
  );
});

test('whatever is typed stands in its field again, and is a date only when it is one', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9/. -]{0,12}$/));
  const month = fc.constantFrom('', ...Array.from({ length: 12 }, (_, index) => String(index + 1)));
  fc.assert(
    fc.property(text, month, text, (day, month, year) => {
      const typed = { day, month, year };
      const joined = type(day, month, year) ?? '';
      if (isRealDate(joined)) return;
      const shown = splitDate(joined);
      for (const part of dateParts) {
        const plain = typed[part].trim().replaceAll('-', '/');
        expect([plain, plain.replace(/^0+(?=\d+$)/, '')]).toContain(shown[part]);
      }
    }),
  );
});
