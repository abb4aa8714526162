import fc from 'fast-check';
import { arcBetween } from '../astronomy/angles';
import { computeChart } from './chart';
import type { Division } from '../zodiac/divisions';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';
import { splitWithinRashi } from '../zodiac/degrees';
import fixture from '../fixtures/charts-swisseph.json';

const ARCSECOND = 1 / 3600;

type Reference = (typeof fixture.charts)[number];
type ReferencePlanet = keyof Reference['planets'];

const referenceNames: Partial<Record<Graha, ReferencePlanet>> = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
  rahu: 'RahuMean',
};

function chartOf(birth: Reference, node: 'mean' | 'true' = 'mean') {
  return computeChart({ utc: birth.utc, latitude: birth.lat, longitude: birth.lon, node });
}

describe('charts against Swiss Ephemeris', () => {
  it.each(fixture.charts.map((birth) => [birth.id, birth] as const))('%s', (_id, birth) => {
    const chart = chartOf(birth);
    expect(Math.abs(chart.ayanamsa - birth.ayanamsa_lahiri_mean)).toBeLessThan(0.1 * ARCSECOND);
    expect(Math.abs(arcBetween(birth.ascendant.lon, chart.ascendant.longitude))).toBeLessThan(
      (birth.utc < '2050' ? 1 : 2) * ARCSECOND,
    );
    for (const [graha, name] of Object.entries(referenceNames) as [Graha, ReferencePlanet][]) {
      const expected = birth.planets[name];
      const found = chart.planets[graha];
      const difference = Math.abs(arcBetween(expected.lon, found.longitude)) / ARCSECOND;
      const limit = graha === 'moon' ? 0.2 : 1;
      expect({ graha, within: difference < limit, difference }).toMatchObject({ within: true });
      expect({ graha, retrograde: found.retrograde }).toEqual({
        graha,
        retrograde: expected.retro,
      });
      expect(Math.abs(found.speed - expected.speed)).toBeLessThan(0.001);
      const { rashi, nakshatra, pada, navamsa } = expected;
      expect(found).toMatchObject({ rashi, nakshatra, pada, navamsa });
    }
  });

  it('finds the true node within 1″ too', () => {
    for (const birth of fixture.charts) {
      const { rahu } = chartOf(birth, 'true').planets;
      expect(Math.abs(arcBetween(birth.planets.RahuTrue.lon, rahu.longitude))).toBeLessThan(
        ARCSECOND,
      );
    }
  });

  it('starts the mahadashas where the moon says', () => {
    for (const birth of fixture.charts) {
      const expected = birth.vimshottari_mahadasha_start_utc_by_year_length['365.25'];
      const found = chartOf(birth).vimshottari;
      expect(found.map(({ lord }) => lord)).toEqual(
        expected.slice(0, 9).map(([lord]) => String(lord).toLowerCase()),
      );
      found.forEach(({ start }, index) => {
        const reference = Date.parse(String(expected[index]?.[1]));
        expect(Math.abs(Date.parse(start) - reference)).toBeLessThan(60_000);
      });
    }
  });
});

const anyBirth = fc.record({
  utc: fc
    .date({
      min: new Date('1800-01-02T00:00:00Z'),
      max: new Date('2199-12-30T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString()),
  latitude: fc.double({ min: -66, max: 66, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('every chart', () => {
  it('keeps its parts consistent', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { ascendant, planets } = computeChart(birth);
        const divisions: Division[] = [ascendant, ...grahas.map((graha) => planets[graha])];
        for (const { longitude, rashi, nakshatra, pada, navamsa } of divisions) {
          expect(longitude).toBeGreaterThanOrEqual(0);
          expect(longitude).toBeLessThan(360);
          expect(rashi).toBe(Math.floor(longitude / 30));
          const quarter = (nakshatra - 1) * 4 + (pada - 1);
          expect(navamsa).toBe(quarter % 12);
          expect(Math.floor(quarter / 9)).toBe(rashi);
        }
        expect(Math.abs(arcBetween(planets.rahu.longitude, planets.ketu.longitude))).toBeCloseTo(
          180,
          9,
        );
        expect(planets.rahu.retrograde).toBe(true);
        expect(planets.sun.retrograde || planets.moon.retrograde).toBe(false);
        expect(planets.moon.house).toBe(((planets.moon.rashi - ascendant.rashi + 12) % 12) + 1);
      }),
      { numRuns: 150 },
    );
  });

  it('has mahadashas that join, last 120 years and hold the birth in the first', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        const { vimshottari } = computeChart(birth);
        const born = Date.parse(birth.utc);
        const [first] = vimshottari;
        expect(Date.parse(first?.start ?? '')).toBeLessThanOrEqual(born + 1000);
        expect(Date.parse(first?.end ?? '')).toBeGreaterThan(born - 1000);
        vimshottari.slice(1).forEach((period, index) => {
          expect(period.start).toBe(vimshottari[index]?.end);
        });
        const last = vimshottari[8]?.end ?? '';
        const days = (Date.parse(last) - Date.parse(first?.start ?? '')) / 86_400_000;
        expect(days).toBeCloseTo(120 * 365.25, 3);
      }),
      { numRuns: 60 },
    );
  });

  it('splits degrees so that they add up again', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.9999, noNaN: true }), (longitude) => {
        const { degrees, minutes, seconds } = splitWithinRashi(longitude);
        const back = degrees + minutes / 60 + seconds / 3600;
        expect(Math.abs((longitude % 30) - back)).toBeLessThan(1.001 * ARCSECOND);
        expect(minutes < 60 && seconds < 60 && degrees < 30).toBe(true);
      }),
    );
  });
});

describe('what the engine refuses', () => {
  it.each(['1799-12-30T23:59:59Z', '2200-01-02T00:00:00Z', 'yesterday'])('%s', (utc) => {
    expect(() => computeChart({ utc, latitude: 20, longitude: 77 })).toThrow(RangeError);
  });

  it('coordinates off the globe', () => {
    const utc = '2000-01-01T00:00:00Z';
    expect(() => computeChart({ utc, latitude: 91, longitude: 0 })).toThrow(/Latitude/);
    expect(() => computeChart({ utc, latitude: 0, longitude: 181 })).toThrow(/Longitude/);
  });
});
