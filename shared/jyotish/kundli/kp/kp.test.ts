import fc from 'fast-check';
import { computeKpChart } from './significators';
import { findKpLords } from './sub-lords';
import { computeChart } from '../chart';
import { grahas } from '../../zodiac/graha';
import type { Graha } from '../../zodiac/graha';

describe('kp lords', () => {
  it.each([
    // Krishnamurti's table of subs: Ketu's first sub in Ashwini ends at 0°46′40″
    [0, ['mars', 'ketu', 'ketu', 'ketu']],
    [0 + 46.5 / 60, ['mars', 'ketu', 'ketu', 'mercury']],
    [0 + 47 / 60, ['mars', 'ketu', 'venus', 'venus']],
    // 3°00′00″ ends Venus's, 3°40′ the Sun's, 4°46′40″ the Moon's
    [3 + 1 / 60, ['mars', 'ketu', 'sun', 'sun']],
    [4 + 45 / 60, ['mars', 'ketu', 'moon', 'sun']],
    [13 + 20 / 60, ['mars', 'venus', 'venus', 'venus']],
    // a sub that a rashi divides keeps its lord on both sides
    [29 + 59 / 60, ['mars', 'sun', 'rahu', 'saturn']],
    [30 + 1 / 60, ['venus', 'sun', 'rahu', 'saturn']],
  ] as const)('at %d°', (longitude, [sign, star, sub, subSub]) => {
    expect(findKpLords(longitude)).toMatchObject({ sign, star, sub });
    if (subSub) expect(findKpLords(longitude).subSub).toBe(subSub);
  });

  it('divide the circle into 249 parts of rashi, star and sub', () => {
    let changes = 0;
    let last = '';
    for (let step = 0; step < 360 * 120; step++) {
      const { sign, star, sub } = findKpLords(step / 120 + 1e-6);
      const now = [sign, star, sub].join();
      if (now !== last) changes++;
      last = now;
    }
    expect(changes).toBe(249);
  });
});

describe('kp significators', () => {
  it('tell the same from the side of the house and of the graha', () => {
    fc.assert(
      fc.property(fc.integer({ min: -36_000, max: 36_000 }), (quarterDays) => {
        const utc = new Date(Date.UTC(2000, 0, 1) + quarterDays * 21_600_000).toISOString();
        const place = { latitude: 13.08, longitude: 80.27 };
        const chart = computeChart({ utc, ...place, ayanamsa: 'kp', houses: 'kp' });
        if (!chart.bhavas) throw new Error('no bhavas');
        const longitudes = Object.fromEntries(
          grahas.map((graha) => [graha, chart.planets[graha].longitude]),
        ) as Record<Graha, number>;
        const kp = computeKpChart(chart.bhavas, longitudes);
        kp.houses.forEach(({ starOfOccupants, occupants, starOfOwner, owner }, index) => {
          const house = index + 1;
          for (const graha of grahas) {
            const told = kp.grahas[graha];
            expect(told.starLordOccupies.includes(house)).toBe(starOfOccupants.includes(graha));
            expect(told.occupies.includes(house)).toBe(occupants.includes(graha));
            expect(told.starLordOwns.includes(house)).toBe(starOfOwner.includes(graha));
            expect(told.owns.includes(house)).toBe(owner === graha);
          }
        });
        expect(kp.houses.flatMap(({ occupants }) => occupants)).toHaveLength(9);
        for (const graha of grahas) expect(kp.grahas[graha].house).toBe(chart.bhavas.grahas[graha]);
      }),
      { numRuns: 40 },
    );
  });
});
