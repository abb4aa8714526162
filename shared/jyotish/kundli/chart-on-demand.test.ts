import { computeChart } from './chart';
import { grahas } from '../zodiac/graha';
import swiss from '../fixtures/charts-swisseph.json';

const utc = '1990-04-15T09:00:00Z';
const place = { latitude: 12.97, longitude: 77.59 };
const chart = computeChart({ utc, ...place });

describe('a chart on demand', () => {
  it('has bhavas, outer planets and another dasha year', () => {
    const asked = computeChart({
      utc,
      ...place,
      houses: 'sripati',
      outerPlanets: true,
      dashaYearDays: 360,
    });
    expect(asked.bhavas?.system).toBe('sripati');
    expect(asked.bhavas?.middles?.[0]).toBeCloseTo(asked.ascendant.longitude, 6);
    for (const graha of grahas) expect(asked.bhavas?.grahas[graha]).toBeGreaterThanOrEqual(1);
    expect(asked.conventions.dashaYearDays).toBe(360);
    const [first] = asked.vimshottari;
    expect(first).not.toEqual(chart.vimshottari[0]);
    expect(chart.bhavas).toBeUndefined();
    expect(chart.outerPlanets).toBeUndefined();
  });

  it('agrees with Swiss Ephemeris on Uranus, Neptune and Pluto', () => {
    for (const birth of swiss.charts) {
      const { outerPlanets } = computeChart({
        utc: birth.utc,
        latitude: birth.lat,
        longitude: birth.lon,
        outerPlanets: true,
      });
      expect(outerPlanets?.uranus.longitude).toBeCloseTo(birth.planets.Uranus.lon, 2);
      expect(outerPlanets?.neptune.longitude).toBeCloseTo(birth.planets.Neptune.lon, 2);
      expect(outerPlanets?.pluto.longitude).toBeCloseTo(birth.planets.Pluto.lon, 2);
      expect(outerPlanets?.pluto.retrograde).toBe(birth.planets.Pluto.retro);
    }
  });
});
