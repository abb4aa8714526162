import { listTransitPages } from '../transits/list-pages';
import { listPanchangPages } from './list-pages';

const now = new Date('2026-12-16T20:00:00Z');
const pages = [...listPanchangPages(now), ...listTransitPages(now)];
const dateOf = new Map(pages.map(({ path, updatedAt }) => [path, updatedAt]));

test('of a city there are today and the festivals of this year and the next, and no other days', () => {
  const delhi = [...dateOf.keys()].filter((path) => path.includes('/panchang/delhi'));
  expect(delhi).toEqual([
    '/astrology-services/panchang/delhi',
    '/astrology-services/panchang/delhi/festivals/year-2026',
    '/astrology-services/panchang/delhi/festivals/year-2027',
  ]);
  expect(pages.length).toBeLessThan(5000);
});

test('what follows the day changed when the day began; nothing changed in the future', () => {
  expect(dateOf.get('/astrology-services/panchang/delhi')).toBe('2026-12-16T18:30:00.000Z');
  expect(dateOf.get('/transits/saturn')).toBe('2026-12-16T18:30:00.000Z');
  expect(dateOf.size).toBe(pages.length);
  for (const { path, updatedAt } of pages)
    expect([path, Date.parse(updatedAt ?? '') <= now.getTime()]).toEqual([path, true]);
});
