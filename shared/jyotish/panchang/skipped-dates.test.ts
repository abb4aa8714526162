import { resolveWallTime } from '../time/wall-time';
import { addDays } from './civil-day';
import { computePanchangDay, listPanchangDays } from './panchang';

// dates the tz database has no time for, because the date line was moved
const skipped = [
  ['Pacific/Apia', '2011-12-30', -13.83, -171.77],
  ['Pacific/Fakaofo', '2011-12-30', -9.38, -171.22],
  ['Pacific/Kwajalein', '1993-08-21', 8.72, 167.73],
  ['Pacific/Kiritimati', '1994-12-31', 1.87, -157.43],
  ['Asia/Manila', '1844-12-31', 14.6, 120.98],
  ['Pacific/Guam', '1844-12-31', 13.47, 144.75],
] as const;

describe.each(skipped)('%s has no %s', (timeZone, date, latitude, longitude) => {
  const place = { latitude, longitude };
  const day = (other: string) => computePanchangDay({ date: other, timeZone, place });

  it('says so, and its neighbours are whole days', () => {
    expect(day(date)).toEqual({ ok: false, code: 'skipped_date', field: 'date' });
    const [before, after] = [day(addDays(date, -1)), day(addDays(date, 1))];
    if (!before.ok || !after.ok) throw new Error('a neighbour is missing');
    expect(before.nextSunrise).toBe(after.sunrise);
    const hours = (Date.parse(before.nextSunrise) - Date.parse(before.sunrise)) / 3_600_000;
    expect(Math.abs(hours - 24)).toBeLessThan(0.1);
    for (const { periods, sunrise } of [before, after])
      for (const { start, end } of periods) {
        expect(start < end).toBe(true);
        expect(Math.abs(Date.parse(start) - Date.parse(sunrise))).toBeLessThan(25 * 3_600_000);
      }
  });

  it('is a gap in a list of days, and no date of birth', () => {
    const days = listPanchangDays({
      ...{ date: addDays(date, -2), until: addDays(date, 2), timeZone, place },
    });
    expect(Array.isArray(days) && days.map(({ ok }) => ok)).toEqual([
      ...[true, true, false, true, true],
    ]);
    expect(resolveWallTime({ date, time: '10:00', timeZone })).toEqual({
      ...{ ok: false, code: 'skipped_date', field: 'date' },
    });
  });
});

// and those it had twice
test.each([
  ['Pacific/Apia', '1892-07-04', -13.83, -171.77],
  ['Pacific/Kwajalein', '1969-09-30', 8.72, 167.73],
  ['America/Juneau', '1867-10-18', 58.3, -134.42],
] as const)('%s had %s twice: it has one panchang', (timeZone, date, latitude, longitude) => {
  const found = computePanchangDay({ date, timeZone, place: { latitude, longitude } });
  expect(found.ok).toBe(true);
});
