import fixture from '../fixtures/charts-swisseph.json';
import { computeDeltaT } from './delta-t';

describe('ΔT', () => {
  it('is what the reference charts use', () => {
    for (const { jd_ut, delta_t_s } of fixture.charts)
      expect(Math.abs(computeDeltaT(jd_ut - 2_451_545) - delta_t_s)).toBeLessThan(0.002);
  });

  it('has no jumps', () => {
    for (let ut = -73_100; ut < 73_100; ut += 10)
      expect(Math.abs(computeDeltaT(ut + 10) - computeDeltaT(ut))).toBeLessThan(0.06);
  });
});
