import fixture from '../fixtures/charts-swisseph.json';
import { clocks, formatOffset, resolveWallTime } from './wall-time';

function resolve(date: string, time: string, timeZone: string) {
  return resolveWallTime({ date, time, timeZone });
}

describe('wall time to UTC', () => {
  it.each([
    [
      'Kolkata before standard time, +5:21:10',
      '1903-03-15',
      '06:20',
      'Asia/Kolkata',
      '1903-03-15T00:58:50Z',
      19270,
    ],
    [
      'Kolkata on Indian standard time',
      '1972-02-29',
      '04:44',
      'Asia/Kolkata',
      '1972-02-28T23:14:00Z',
      19800,
    ],
    [
      'Mumbai in war time, +6:30',
      '1943-09-13',
      '13:18:46',
      'Asia/Kolkata',
      '1943-09-13T06:48:46Z',
      23400,
    ],
    [
      'the night of independence',
      '1947-08-15',
      '00:00',
      'Asia/Kolkata',
      '1947-08-14T18:30:00Z',
      19800,
    ],
    [
      'New York in summer',
      '1985-07-04',
      '14:15',
      'America/New_York',
      '1985-07-04T18:15:00Z',
      -14400,
    ],
    [
      'Colombo on its short-lived +6',
      '2006-03-26',
      '01:30',
      'Asia/Colombo',
      '2006-03-25T19:30:00Z',
      21600,
    ],
    [
      'Nepal on the day it moved to +5:45',
      '1986-01-01',
      '00:20',
      'Asia/Kathmandu',
      '1985-12-31T18:35:00Z',
      20700,
    ],
  ])('%s', (_name, date, time, zone, utc, offsetSeconds) => {
    expect(resolve(date, time, zone)).toEqual({ ok: true, utc, offsetSeconds });
  });

  it('agrees with every birth of the reference file', () => {
    for (const { local, tz, utc } of fixture.charts) {
      const [date = '', time = ''] = local.split('T');
      // one of them lies in the hour war time gave back; the file means the first pass
      const found = resolveWallTime({ date, time, timeZone: tz, occurrence: 'earlier' });
      expect({ local, ...found }).toMatchObject({ local, ok: true, utc });
    }
  });

  it.each([
    ['Amsterdam on its own mean time', '1930-01-01', 'Europe/Amsterdam', 1172],
    ['Oslo without double summer time', '1946-07-01', 'Europe/Oslo', 3600],
    ['Stockholm on standard time in summer', '1947-05-20', 'Europe/Stockholm', 3600],
    ['Reykjavik before it moved to Greenwich time', '1915-06-01', 'Atlantic/Reykjavik', -3600],
    ['Accra with its twenty minutes', '1941-12-01', 'Africa/Accra', 1200],
    ['the last day of the past kept here', '1969-12-31', 'Europe/London', 3600],
    ['the first day the runtime answers for', '1970-01-01', 'Europe/London', 3600],
  ])('keeps the past of zones that were merged later: %s', (_name, date, zone, offsetSeconds) => {
    expect(resolve(date, '12:00', zone)).toMatchObject({ ok: true, offsetSeconds });
  });

  it.each([
    ['zone', 23_400],
    ['no-war-time', 19_800],
    ['calcutta', 21_200],
    ['bombay', 17_460],
    ['madras', 19_270],
    ['local-mean', 17_485],
  ] as const)('reads a birth of the war by the clock %s', (clock, offsetSeconds) => {
    const wall = { date: '1943-06-01', time: '10:00', timeZone: 'Asia/Kolkata', clock };
    expect(resolveWallTime({ ...wall, longitude: 72.8543 })).toMatchObject({ offsetSeconds });
  });

  it.each([
    ['Apia', '2011-12-30', 'Pacific/Apia', -171.76],
    ['Manila', '1844-12-31', 'Asia/Manila', 120.98],
    ['Kiritimati', '1994-12-31', 'Pacific/Kiritimati', -157.4],
  ])(
    'refuses a date that was left out in %s by every clock',
    (_name, date, timeZone, longitude) => {
      for (const clock of clocks)
        expect(resolveWallTime({ date, time: '10:00', timeZone, longitude, clock })).toEqual({
          ok: false,
          code: 'skipped_date',
          field: 'date',
        });
    },
  );

  it.each([
    ['Manila with the calendar of Mexico', '1844-12-30', 'Asia/Manila', 120.98, '1844-12-31T01:56'],
    ['Manila with that of Asia', '1845-01-01', 'Asia/Manila', 120.98, '1845-01-01T01:56'],
    ['Apia east of the line', '2011-12-29', 'Pacific/Apia', -171.76, '2011-12-29T21:27'],
    ['Apia west of the line', '2011-12-31', 'Pacific/Apia', -171.76, '2011-12-30T21:27'],
    ['Attu, of the zone beyond the line', '1990-01-01', 'America/Adak', 173.18, '1990-01-01T22:27'],
    ['the South Pole', '1990-07-01', 'Antarctica/McMurdo', 0, '1990-07-01T10:00'],
  ])('counts the mean time of a meridian in the calendar there: %s', (...row) => {
    const [, date, timeZone, longitude, utc] = row;
    const wall = { date, time: '10:00', timeZone, longitude, clock: 'local-mean' as const };
    expect(resolveWallTime(wall)).toMatchObject({ utc: expect.stringContaining(utc) as string });
  });

  it('asks which of two days of one date a mean time is of', () => {
    const wall = {
      date: '1892-07-04',
      time: '10:00',
      timeZone: 'Pacific/Apia',
      longitude: -171.76,
    };
    expect(resolveWallTime({ ...wall, clock: 'local-mean' })).toMatchObject({
      code: 'repeated_time',
    });
  });

  it('refuses a time the clocks skipped', () => {
    expect(resolve('2024-03-10', '02:30', 'America/New_York')).toEqual({
      ok: false,
      code: 'skipped_time',
      field: 'time',
    });
  });

  it('asks which one when the clocks showed a time twice', () => {
    const wall = { date: '2024-11-03', time: '01:30', timeZone: 'America/New_York' };
    expect(resolveWallTime(wall)).toEqual({
      ok: false,
      code: 'repeated_time',
      field: 'occurrence',
    });
    expect(resolveWallTime({ ...wall, occurrence: 'earlier' })).toMatchObject({
      utc: '2024-11-03T05:30:00Z',
    });
    expect(resolveWallTime({ ...wall, occurrence: 'later' })).toMatchObject({
      utc: '2024-11-03T06:30:00Z',
    });
  });

  it.each([
    ['2023-02-29', '10:00', 'Asia/Kolkata', 'bad_date', 'date'],
    ['29-02-2024', '10:00', 'Asia/Kolkata', 'bad_date', 'date'],
    ['2024-02-29', '24:00', 'Asia/Kolkata', 'bad_time', 'time'],
    ['2024-02-29', '10:00:60', 'Asia/Kolkata', 'bad_time', 'time'],
    ['2024-02-29', '10:00', 'Asia/Atlantis', 'unknown_zone', 'timeZone'],
  ])('names the field of %s %s %s', (date, time, zone, code, field) => {
    expect(resolve(date, time, zone)).toEqual({ ok: false, code, field });
  });

  it('writes offsets with seconds only where there are some', () => {
    expect([19800, 19270, -14400, 0].map(formatOffset)).toEqual([
      'UTC+05:30',
      'UTC+05:21:10',
      'UTC−04:00',
      'UTC+00:00',
    ]);
  });
});
