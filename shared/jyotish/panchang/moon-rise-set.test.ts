import { createSunDays } from './sun-day';
import { addDays } from './civil-day';
import type { MoonRiseRuleName } from './moon-rise-rules';
import { moonRiseRules } from './moon-rise-rules';
import { findMoonrise, findMoonset } from './moon-rise-set';
import { defaultRiseRule } from '../astronomy/rise-set';
import { computePanchangDay } from './panchang';

const cities = [
  ['Asia/Kolkata', 28.6139, 77.209],
  ['Asia/Kolkata', 8.5241, 76.9366],
  ['America/New_York', 40.7128, -74.006],
  ['Australia/Sydney', -33.8688, 151.2093],
  ['Europe/Oslo', 59.9139, 10.7522],
  ['Pacific/Auckland', -36.8485, 174.7633],
] as const;

describe.each(cities)(
  'the moon of panchang days in %s at %d, %d',
  (timeZone, latitude, longitude) => {
    const place = { latitude, longitude };
    const findDay = createSunDays(timeZone, place, defaultRiseRule);

    it.each([2024, 2026, 2027])('rises and sets within each day of %d that it does', (year) => {
      const dates = Array.from({ length: 366 }, (_, day) => addDays(`${year}-01-01`, day));
      const without = { rise: 0, set: 0 };
      for (const date of dates) {
        const day = findDay(date);
        if (typeof day === 'string') throw new Error(day);
        const [rise, set] = [findMoonrise(day, place), findMoonset(day, place)];
        for (const event of [rise, set])
          if (event !== null) {
            expect(event).toBeGreaterThanOrEqual(day.sunrise);
            expect(event).toBeLessThanOrEqual(day.nextSunrise);
          }
        if (rise === null) without.rise += 1;
        if (set === null) without.set += 1;
      }
      // a lunar day is some fifty minutes longer: one in 29 has none
      for (const days of Object.values(without)) {
        expect(days).toBeGreaterThanOrEqual(11);
        expect(days).toBeLessThanOrEqual(14);
      }
    });
  },
);

describe('conventions of moonrise', () => {
  const input = {
    date: '2026-10-29',
    timeZone: 'Asia/Kolkata',
    place: { latitude: 28.6139, longitude: 77.209 },
  };
  const rise = (rule?: MoonRiseRuleName) => {
    const day = computePanchangDay({
      ...input,
      ...(rule && { moonRiseRule: moonRiseRules[rule] }),
    });
    if (!day.ok) throw new Error(day.code);
    return Date.parse(day.moonrise ?? '');
  };

  it('are the geometric centre unless asked otherwise; the first light comes minutes before', () => {
    expect(rise()).toBe(rise('geometric-centre'));
    const minutes = (rise() - rise('upper-limb')) / 60_000;
    expect(minutes).toBeGreaterThan(3);
    expect(minutes).toBeLessThan(6);
  });

  it('do not follow a choice made for the sun', () => {
    const hindu = computePanchangDay({ ...input, riseRule: { limb: 'centre', refraction: false } });
    expect(hindu.ok && Date.parse(hindu.moonrise ?? '')).toBe(rise());
  });
});
