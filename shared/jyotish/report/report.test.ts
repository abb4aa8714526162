import { openReport } from './open-report';
import { computeOverview } from './overview';
import type { ReportBirth } from './report-types';
import { defaultConventions } from './report-types';
import { computeSection } from './sections';

const birth: ReportBirth = {
  utc: '1990-04-15T09:00:00Z',
  latitude: 12.97,
  longitude: 77.59,
  isTimeKnown: true,
  person: { sex: 'female' },
};
const now = '2026-11-21T08:00:00Z';

describe('a report', () => {
  it('follows its conventions and names them', () => {
    const lahiri = computeOverview(openReport(birth, defaultConventions), now);
    const raman = computeOverview(
      openReport(birth, { ...defaultConventions, ayanamsa: 'raman', dashaYear: 'savana' }),
      now,
    );
    const moved = raman.planets.sun.longitude - lahiri.planets.sun.longitude;
    expect(moved).toBeCloseTo(lahiri.ayanamsa - raman.ayanamsa, 6);
    expect(raman.conventions).toMatchObject({ ayanamsa: 'raman', dashaYearDays: 360 });
    expect(lahiri.running?.mahadasha.start.localeCompare(now)).toBe(-1);
  });

  it('tells the parts that need the time only where it is known', () => {
    const report = openReport({ ...birth, isTimeKnown: false }, defaultConventions);
    for (const section of ['vargas', 'dashas', 'yogas', 'strengths', 'year', 'kp'] as const)
      expect(computeSection(section, report, now)).toBeNull();
    expect(computeSection('doshas', report, now)?.doshas).toBeNull();
    const transits = computeSection('transits', report, now)?.gochara ?? [];
    expect(transits).toHaveLength(9);
    expect(transits.every(({ houseFromLagna, bindus }) => !houseFromLagna && !bindus)).toBe(true);
    expect(computeOverview(report, now)).toMatchObject({ ascendant: null, vimshottari: null });
  });

  it('gives every part of a known birth', () => {
    const report = openReport(birth, defaultConventions);
    expect(Object.keys(computeSection('vargas', report, now)?.vargas ?? {})).toHaveLength(24);
    expect(computeSection('dashas', report, now)?.chara.periods).toHaveLength(12);
    expect(computeSection('doshas', report, now)?.shani?.length).toBeGreaterThan(3);
    expect(computeSection('strengths', report, now)?.shadbala?.sun.total).toBeGreaterThan(0);
    expect(computeSection('kp', report, now)?.cusps).toHaveLength(12);
  });

  it('finds the year of life that runs, on both sides of the birthday', () => {
    const report = openReport(birth, defaultConventions);
    const before = computeSection('year', report, '2026-04-10T00:00:00Z');
    const after = computeSection('year', report, '2026-04-20T00:00:00Z');
    expect([before?.years, after?.years]).toEqual([35, 36]);
    expect(before?.end).toBe(after?.start);
  });

  it('leaves out what is not defined near the poles', () => {
    const report = openReport(
      { ...birth, utc: '1990-06-21T09:00:00Z', latitude: 69.65, longitude: 18.96 },
      defaultConventions,
    );
    expect(computeSection('vargas', report, now)?.chalit).toBeNull();
    expect(computeSection('kp', report, now)).toBeNull();
    expect(computeSection('strengths', report, now)?.shadbala).toBeNull();
  });
});
