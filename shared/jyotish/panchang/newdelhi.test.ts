import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findRise } from '../astronomy/rise-set';
import { listElementSpans } from './elements';
import { listLunarMonths } from './lunar-month';

// Tithi at sunrise, amanta month, adhika and Shaka year of every day in New Delhi as Drik Panchang has them.
const folder = process.env.REFERENCE_DIR ?? resolve(process.cwd(), '../shared/reference');
const file = resolve(folder, 'tithi-newdelhi-1960-2050.json');

interface Almanac {
  start: string;
  days: [tithi: number, month: number, adhika: 0 | 1, shaka: number][];
}

const dayMs = 86_400_000;
const twoMinutes = 2 / 1440;
const place = { latitude: 28.6139, longitude: 77.209 };

describe('the almanac of New Delhi, 1960 to 2050', () => {
  if (!existsSync(file)) {
    it(`compares nothing: ${folder} has no almanac`, () => expect(existsSync(file)).toBe(false));
    return;
  }
  const almanac = JSON.parse(readFileSync(file, 'utf8')) as Almanac;
  const firstMidnight =
    (Date.parse(`${almanac.start}T00:00:00+05:30`) - Date.UTC(2000, 0, 1, 12)) / dayMs;
  const last = firstMidnight + almanac.days.length + 1;

  it('agrees on every day whose sunrise is not within two minutes of the boundary', () => {
    const tithis = listElementSpans('tithi', firstMidnight, last);
    const months = listLunarMonths(firstMidnight, last);
    let [tithi, month] = [0, 0];
    const differing = almanac.days.flatMap((published, day) => {
      const sunrise = findRise('sun', firstMidnight + day, place) ?? NaN;
      while ((tithis[tithi]?.end ?? last) <= sunrise) tithi += 1;
      while ((months[month]?.end ?? last) <= sunrise) month += 1;
      const [runningTithi, runningMonth] = [tithis[tithi], months[month]];
      if (!runningTithi || !runningMonth) throw new Error(`no tithi or month on day ${day}`);
      const found = [
        runningTithi.index,
        runningMonth.amanta,
        Number(runningMonth.adhika),
        runningMonth.shaka,
      ];
      const isNearBoundary =
        sunrise - runningTithi.start < twoMinutes || runningTithi.end - sunrise < twoMinutes;
      const date = new Date(Date.parse(almanac.start) + day * dayMs).toISOString().slice(0, 10);
      return isNearBoundary || String(found) === String(published)
        ? []
        : [{ date, found, published }];
    });
    expect(differing).toEqual([]);
  });
});
