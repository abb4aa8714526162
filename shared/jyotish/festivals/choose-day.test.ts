import fc from 'fast-check';
import { computeYearAlmanac } from './almanac';
import { chooseDay } from './choose-day';
import type { Kala } from './kala';
import { findKala } from './kala';

const almanac = computeYearAlmanac({
  year: 2026,
  timeZone: 'Asia/Kolkata',
  place: { latitude: 28.6139, longitude: 77.209 },
});
const inner = almanac.tithis.slice(2, -4);
const kalas: Kala[] = [
  'arunodaya',
  'sunrise',
  'madhyahna',
  'aparahna',
  'sunset',
  'pradosha',
  'nishita',
];

describe('the day of a tithi', () => {
  it('has the deciding time in the tithi, or no day near it has', () => {
    const cases = fc.record({
      span: fc.constantFrom(...inner),
      kala: fc.constantFrom(...kalas),
      both: fc.constantFrom('earlier' as const, 'later' as const, 'longer' as const),
      neither: fc.constantFrom('earlier' as const, 'later' as const),
    });
    fc.assert(
      fc.property(cases, ({ span, ...choice }) => {
        const chosen = chooseDay(almanac, span, choice);
        if (!chosen) throw new Error('a tithi inside the almanac has a day');
        const covering = almanac.days.filter((day) => {
          const kala = findKala(almanac, day, choice.kala);
          return kala !== null && kala.start < span.end && kala.end >= span.start;
        });
        if (chosen.because.startsWith('neither')) expect(covering).toEqual([]);
        else expect(covering).toContain(chosen.day);
        if (chosen.because === 'both-earlier') expect(chosen.day).toBe(covering[0]);
        if (chosen.because === 'both-later') expect(chosen.day).toBe(covering[1]);
      }),
    );
  });

  it('counts only as much of the deciding time as is asked for', () => {
    // Amavasya of Diwali 2024 in New Delhi: 43 minutes of the second evening
    const diwali = computeYearAlmanac({
      ...{ year: 2024, timeZone: 'Asia/Kolkata' },
      place: { latitude: 28.6139, longitude: 77.209 },
    });
    const amavasya = diwali.tithis.find(({ index, month }) => index === 30 && month.amanta === 7);
    if (!amavasya) throw new Error('every year has a Diwali');
    const choose = (least: number) =>
      chooseDay(diwali, amavasya, { kala: 'pradosha', both: 'later', neither: 'earlier', least });
    expect(choose(24 / 1440)?.day.date).toBe('2024-11-01');
    expect(choose(60 / 1440)?.day.date).toBe('2024-10-31');
  });
});
