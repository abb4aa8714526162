import fc from 'fast-check';
import { listShaniPeriods } from './shani-periods';
import { readInstant } from '../../astronomy/time-scales';
import { countHouse } from '../../zodiac/divisions';
import { grahaLongitude } from '../../zodiac/graha-places';

const day = (instant: string) => instant.slice(0, 10);

test('the Sade Sati of Makara 2017-2025, with its re-entries', () => {
  const periods = listShaniPeriods('2006-03-25T19:30:00Z', 9);
  const sadeSati = periods.find(({ kind }) => kind === 'sade-sati');
  expect(sadeSati?.stays.map(({ house, start, end }) => [house, day(start), day(end)])).toEqual([
    [12, '2017-01-26', '2017-06-20'],
    [12, '2017-10-26', '2020-01-24'],
    [1, '2020-01-24', '2022-04-29'],
    [2, '2022-04-29', '2022-07-12'],
    [1, '2022-07-12', '2023-01-17'],
    [2, '2023-01-17', '2025-03-29'],
  ]);
  const kinds = periods.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'sade-sati')).toHaveLength(4);
});

test('a period that runs at birth begins with it, and the span ends the last one', () => {
  const [first] = listShaniPeriods('2021-01-01T00:00:00Z', 9, 1);
  expect(first).toMatchObject({ kind: 'sade-sati', start: '2021-01-01T00:00:00Z' });
  expect(first?.stays).toHaveLength(1);
  expect(day(first?.end ?? '')).toBe('2022-01-01');
});

test('the years end where the engine ends', () => {
  const last = listShaniPeriods('2150-06-01T12:00:00Z', 3).at(-1);
  expect(Date.parse(last?.end ?? '')).toBeLessThan(Date.UTC(2200, 0, 1));
});

test('Saturn stands in the house a stay names, and in none of them between periods', () => {
  const born = fc.date({
    min: new Date('1850-01-01T00:00:00Z'),
    max: new Date('2070-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(born, fc.integer({ min: 0, max: 11 }), (birth, moonRashi) => {
      const stays = listShaniPeriods(birth.toISOString(), moonRashi).flatMap((one) => one.stays);
      const houseAt = (ms: number) => {
        const { tt } = readInstant(new Date(ms).toISOString());
        return countHouse(Math.floor(grahaLongitude('saturn', tt) / 30), moonRashi);
      };
      stays.forEach(({ house, start, end }, index) => {
        const [from, until] = [Date.parse(start), Date.parse(end)];
        expect(houseAt((from + until) / 2)).toBe(house);
        const next = stays[index + 1];
        if (!next || next.start === end) return;
        const between = houseAt((until + Date.parse(next.start)) / 2);
        expect([12, 1, 2, 4, 8]).not.toContain(between);
      });
    }),
    { numRuns: 15 },
  );
});
