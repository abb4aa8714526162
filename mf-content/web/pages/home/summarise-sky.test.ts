import type { FestivalOfPlace, PanchangOfDay } from 'shared/contracts/astro-panchang';
import { summariseFestivals, summarisePanchang } from './summarise-sky';

const place = { slug: 'delhi', name: 'Delhi' } as Parameters<typeof summarisePanchang>[0]['place'];
const span = (index: number, end: string) => ({ index, start: end, end });
const day = {
  sunrise: '2026-11-21T01:18:03Z',
  sunset: '2026-11-21T11:55:28Z',
  tithi: [span(12, '2026-11-21T23:27:01Z'), span(13, '2026-11-22T21:07:37Z')],
  nakshatra: [span(26, '2026-11-21T01:20:53Z'), span(27, '2026-11-22T00:25:08Z')],
  periods: [{ name: 'rahu-kaal', start: '2026-11-21T03:57:00Z', end: '2026-11-21T05:17:00Z' }],
} as unknown as PanchangOfDay;

test('the strip tells what runs now', () => {
  const brief = summarisePanchang({ at: '2026-11-21T09:00:00Z', date: '2026-11-21', place, day });
  expect(brief?.tithi.index).toBe(12);
  expect(brief?.nakshatra).toEqual({ index: 27, end: '2026-11-22T00:25:08Z' });
  expect(brief?.rahuKaal?.start).toBe('2026-11-21T03:57:00Z');
});

test('there is no strip of a day without sunrise', () => {
  const at = '2026-11-21T09:00:00Z';
  expect(summarisePanchang({ at, date: '2026-11-21', place, day: null })).toBeNull();
});

test('festivals of one day stand together, the next six days that have some', () => {
  const dates = ['21', '24', '24', '25', '26', '27', '28', '29'];
  const festivals = dates.map((date, index) => ({
    date: `2026-11-${date}`,
    name: `Festival ${index}`,
  })) as FestivalOfPlace[];
  const { days } = summariseFestivals({ place, today: '2026-11-21', festivals });
  expect(days.map(({ date, days: ahead }) => [date.slice(-2), ahead])).toEqual([
    ['21', 0],
    ['24', 3],
    ['25', 4],
    ['26', 5],
    ['27', 6],
    ['28', 7],
  ]);
  expect(days[1]?.names).toEqual(['Festival 1', 'Festival 2']);
});
