import fc from 'fast-check';
import { computePanchavargiya } from './panchavargiya';
import { listTajikaAspects } from './tajika-aspects';
import { findDrekkanaLord, findHaddaLord, findTriRashiLord } from './tajika-tables';
import { computeVarshphal } from './varshphal';
import { arcBetween, normaliseDegrees } from '../../astronomy/angles';
import { computeChart } from '../chart';
import { placeGrahas } from '../place-grahas';

const births = fc.record({
  utc: fc
    .integer({ min: -18_000, max: 18_000 })
    .map((quarterDays) => new Date(Date.UTC(1980, 5, 1) + quarterDays * 21_600_000).toISOString()),
  latitude: fc.double({ min: -60, max: 60, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('varshphal', () => {
  it('begins when the sun is back and lasts a sidereal year', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 0, max: 90 }), (birth, years) => {
        const natal = computeChart(birth);
        const year = computeVarshphal(birth, natal, years);
        const off = arcBetween(natal.planets.sun.longitude, year.chart.planets.sun.longitude);
        // the start is written to the second, in which the sun moves 0.04″
        expect(Math.abs(off) * 3600).toBeLessThan(0.05);
        const days = (Date.parse(year.end) - Date.parse(year.start)) / 86_400_000;
        expect(Math.abs(days - 365.256)).toBeLessThan(0.03);
        expect(year.muntha.rashi).toBe((natal.ascendant.rashi + years) % 12);
        expect(year.mudda[0]?.start).toBe(year.start);
        expect(year.mudda.at(-1)?.end).toBe(year.end);
        expect(year.mudda).toHaveLength(9);
      }),
      { numRuns: 30 },
    );
  });

  it('is the birth itself in the year without completed years', () => {
    const birth = { utc: '1985-07-04T18:15:00Z', latitude: 40.71, longitude: -74 };
    const natal = computeChart(birth);
    const first = computeVarshphal(birth, natal, 0);
    expect(Math.abs(Date.parse(first.start) - Date.parse(birth.utc))).toBeLessThanOrEqual(1000);
    // moon in Shravana (22): remainder 20 mod 9 = 2 begins with the Moon, as at birth
    expect(natal.planets.moon.nakshatra).toBe(22);
    expect(first.mudda[0]?.lord).toBe('moon');
    expect(natal.vimshottari[0]?.lord).toBe('moon');
  });

  it('chooses a lord among those who hold an office, by strength and aspect', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 0, max: 90 }), (birth, years) => {
        const { yearLord } = computeVarshphal(birth, computeChart(birth), years);
        const { holders, graha, because } = yearLord;
        expect(holders.map(({ office }) => office)).toEqual([
          'muntha',
          'janma-lagna',
          'varsha-lagna',
          'tri-rashi',
          'dina-ratri',
        ]);
        const aspecting = holders.filter(({ aspectsLagna }) => aspectsLagna);
        if (because === 'strongest-aspecting') {
          const best = Math.max(...aspecting.map(({ bala }) => bala.total));
          expect(holders.find((holder) => holder.graha === graha)?.bala.total).toBe(best);
        }
        if (because === 'none-aspects') expect(aspecting).toHaveLength(0);
        for (const { bala } of holders) expect(bala.total).toBeLessThanOrEqual(20);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses years that are not whole and not completed', () => {
    const birth = { utc: '1985-07-04T18:15:00Z', latitude: 40.71, longitude: -74 };
    const natal = computeChart(birth);
    expect(() => computeVarshphal(birth, natal, -1)).toThrow(RangeError);
    expect(() => computeVarshphal(birth, natal, 1.5)).toThrow(RangeError);
    expect(() => computeVarshphal(birth, natal, 300)).toThrow(RangeError);
  });
});

describe('Tajika', () => {
  const chart = computeChart({ utc: '1990-04-15T09:00:00Z', latitude: 12.97, longitude: 77.59 });
  it('has tables whose parts belong to the five and to the order of the weekdays', () => {
    expect([0, 6, 12, 20, 25].map(findHaddaLord)).toEqual([
      'jupiter',
      'venus',
      'mercury',
      'mars',
      'saturn',
    ]);
    expect(findHaddaLord(359.99)).toBe('saturn');
    expect([0, 10, 20, 30, 40, 50, 60].map(findDrekkanaLord)).toEqual([
      'mars',
      'sun',
      'venus',
      'mercury',
      'moon',
      'saturn',
      'jupiter',
    ]);
    expect(findTriRashiLord(0, true)).toBe('sun');
    expect(findTriRashiLord(0, false)).toBe('jupiter');
    // what each of the five holds of the circle
    const sums = new Map<string, number>();
    for (let degree = 0; degree < 360; degree++) {
      const lord = findHaddaLord(degree);
      sums.set(lord, (sums.get(lord) ?? 0) + 1);
    }
    expect(Object.fromEntries(sums)).toEqual({
      jupiter: 79,
      venus: 82,
      mercury: 76,
      mars: 66,
      saturn: 57,
    });
  });

  it('weighs a graha at home in every part with its whole strength but for exaltation', () => {
    // Mars at 21° of Mesha: own rashi and hadda; the third drekkana is Venus's, there too: an enemy
    const planets = placeGrahas(0, { mars: 21, venus: 25 }).planets;
    const bala = computePanchavargiya(planets, 'mars');
    expect(bala).toMatchObject({ kshetra: 30, hadda: 15, drekkana: 2.5 });
    expect(bala.uccha).toBeCloseTo((180 - 83) / 9, 9);
    expect(bala.total).toBeCloseTo((30 + 15 + 2.5 + bala.uccha + bala.navamsa) / 4, 9);
  });

  it('tells ithasala from ishrafa by the degrees of the faster', () => {
    const find = (moon: number, saturn: number) =>
      listTajikaAspects(placeGrahas(0, { moon, saturn }).planets).find(
        ({ faster, slower }) => faster === 'moon' && slower === 'saturn',
      );
    expect(find(10, 135)).toMatchObject({ kind: 'trine', isFriendly: true, yoga: 'ithasala' });
    expect(find(20, 135)).toMatchObject({ kind: 'trine', yoga: 'ishrafa', behind: -5 });
    expect(find(1, 112)).toMatchObject({ kind: 'square', isFriendly: false, yoga: null });
    expect(find(10, 40)).toBeUndefined();
  });

  it('lays punya from the lagna, with 30° where the lagna is off the arc', () => {
    const birth = { utc: '1990-04-15T09:00:00Z', latitude: 12.97, longitude: 77.59 };
    const { chart: varsha, sahams } = computeVarshphal(birth, chart, 0);
    const { sun, moon } = varsha.planets;
    const lagna = varsha.ascendant.longitude;
    // 14:30 in Bengaluru: day, so from the sun to the moon
    const arc = normaliseDegrees(moon.longitude - sun.longitude);
    const isOnArc = normaliseDegrees(lagna - sun.longitude) <= arc;
    expect(sahams.punya).toBeCloseTo(normaliseDegrees(lagna + arc + (isOnArc ? 0 : 30)), 9);
    for (const longitude of Object.values(sahams)) {
      expect(longitude).toBeGreaterThanOrEqual(0);
      expect(longitude).toBeLessThan(360);
    }
  });
});
