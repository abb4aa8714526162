import fc from 'fast-check';
import { ashtottari, isAshtottariApplicable } from './ashtottari';
import { computeCharaPeriods, computeCharaSubPeriods } from './chara';
import { dashaYears } from './dasha-period';
import type { DaySpan, GrahaPeriod } from './dasha-period';
import type { GrahaDasha } from './graha-dasha';
import { computeMainPeriods, computeSubPeriods, findRunningPeriods } from './graha-dasha';
import { vimshottari } from './vimshottari';
import { yoginiDasha } from './yogini';
import { computeChart } from '../kundli/chart';
import { placeGrahas } from '../kundli/place-grahas';
import { NAKSHATRA_SPAN } from '../zodiac/divisions';
import type { Graha } from '../zodiac/graha';

const systems = { vimshottari, ashtottari, yogini: yoginiDasha };
const longitudes = fc.double({ min: 0, max: 359.999999, noNaN: true });
const births = fc.double({ min: -70_000, max: 70_000, noNaN: true });

function expectTiling(parts: readonly DaySpan[], whole: DaySpan) {
  expect(parts[0]?.from).toBe(whole.from);
  expect(parts.at(-1)?.until).toBe(whole.until);
  parts.slice(1).forEach((part, index) => expect(part.from).toBe(parts[index]?.until));
  for (const { from, until } of parts) expect(until).toBeGreaterThan(from);
}

describe.each(Object.entries(systems))('%s', (_name, dasha: GrahaDasha) => {
  const cycleYears = dasha.lords.reduce((sum, { years }) => sum + years, 0);

  it('tiles time without a gap, down to the fifth level', () => {
    fc.assert(
      fc.property(longitudes, births, fc.nat(7), (moon, birth, at) => {
        const periods = computeMainPeriods(dasha, moon, birth);
        const length = cycleYears * dasha.cycles * 365.25;
        const whole = { from: periods[0]?.from ?? 0, until: periods.at(-1)?.until ?? 0 };
        expectTiling(periods, whole);
        expect(whole.until - whole.from).toBeCloseTo(length, 6);
        expect(periods[0]?.from).toBeLessThanOrEqual(birth);
        expect(periods[0]?.until).toBeGreaterThanOrEqual(birth);
        let period: GrahaPeriod | undefined = periods[at % periods.length];
        for (let level = 2; level <= 5 && period; level++) {
          const parts = computeSubPeriods(dasha, period);
          expectTiling(parts, period);
          expect(parts[0]?.lord).toBe(period.lord);
          period = parts[at % parts.length];
        }
      }),
      { numRuns: 60 },
    );
  });

  it('finds one running period on each level, each within the one above', () => {
    fc.assert(
      fc.property(
        longitudes,
        births,
        fc.double({ min: 0, max: 30_000, noNaN: true }),
        (moon, birth, later) => {
          const path = findRunningPeriods(
            dasha,
            computeMainPeriods(dasha, moon, birth),
            birth + later,
          );
          expect(path).toHaveLength(5);
          path.forEach(({ from, until }) => {
            expect(from).toBeLessThanOrEqual(birth + later);
            expect(until).toBeGreaterThan(birth + later);
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('runs on at the ends of its nakshatras', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 26 }), (nakshatra) => {
        const before = dasha.begin(
          ((nakshatra * NAKSHATRA_SPAN + 360) % 360) - 1e-9 + (nakshatra === 0 ? 360 : 0),
        );
        const after = dasha.begin(nakshatra * NAKSHATRA_SPAN + 1e-9);
        const isSame = before.index === after.index;
        if (isSame) expect(after.passed).toBeCloseTo(before.passed, 6);
        else
          expect([before.passed, after.passed]).toEqual([
            expect.closeTo(1, 6),
            expect.closeTo(0, 6),
          ]);
      }),
    );
  });
});

describe('what the texts say of a birth', () => {
  it('ashtottari begins with the sun in Ardra, the moon in Magha, and divides Abhijit', () => {
    expect(ashtottari.begin(5 * NAKSHATRA_SPAN)).toEqual({ index: 0, passed: 0 });
    expect(ashtottari.begin(120 + 1e-9)).toEqual({ index: 1, passed: expect.closeTo(0, 9) });
    // Saturn's ten years: two nakshatras are over where Abhijit begins
    expect(ashtottari.begin(276 + 40 / 60).passed).toBeCloseTo(0.5, 9);
    expect(ashtottari.begin(280 + 53 / 60 + 20 / 3600).passed).toBeCloseTo(0.75, 9);
    expect(ashtottari.begin(30)).toMatchObject({ index: 7 });
  });

  it('yogini begins with Sankata in Hasta, Mangala in Ardra', () => {
    expect(yoginiDasha.begin(12.5 * NAKSHATRA_SPAN)).toEqual({ index: 7, passed: 0.5 });
    expect(yoginiDasha.begin(5.25 * NAKSHATRA_SPAN)).toEqual({ index: 0, passed: 0.25 });
  });

  it('the year can be changed', () => {
    const [first] = computeMainPeriods(vimshottari, 0, 0, dashaYears.savana);
    expect(first).toEqual({ lord: 'ketu', from: 0, until: 7 * 360 });
  });
});

describe('chara dasha', () => {
  const birth = { latitude: 28.6, longitude: 77.2 };

  /** Years by rashi, with the lagna and the grahas at the given longitudes, the others at 0°. */
  function countYears(lagna: number, longitudes: Partial<Record<Graha, number>>) {
    const periods = computeCharaPeriods(placeGrahas(lagna, longitudes), 0, 1);
    return periods.map(({ rashi, from, until }) => [rashi, Math.round(until - from)]);
  }

  it('follows the rules worked by hand', () => {
    const years = countYears(5, {
      mars: 95,
      moon: 15,
      venus: 195,
      sun: 125,
      saturn: 275,
      rahu: 305,
      ketu: 125,
    });
    // Mesha's ninth is a forward rashi: the order is forward
    expect(years.map(([rashi]) => rashi)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    const byRashi = new Map(years.map(([rashi, count]) => [rashi, count]));
    expect(byRashi.get(0)).toBe(3); // Mars in Karka, forward
    expect(byRashi.get(3)).toBe(3); // the Moon in Mesha, backward
    expect(byRashi.get(4)).toBe(12); // the sun at home
    expect(byRashi.get(6)).toBe(12); // Venus at home
    expect(byRashi.get(1)).toBe(5); // Venus in Tula, forward
    expect(byRashi.get(7)).toBe(9); // Ketu with the sun in Simha outweighs Mars alone: forward
    expect(byRashi.get(10)).toBe(1); // Rahu is at home, so Saturn in Makara counts: backward
  });

  it('runs backward where the ninth from the lagna is a backward rashi', () => {
    expect(countYears(35, {}).map(([rashi]) => rashi)).toEqual([
      1, 0, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
    ]);
  });

  it('ashtottari is for Rahu in a kendra or trikona from the lord of the lagna, not in the lagna', () => {
    const judge = (rahu: number, mars: number) =>
      isAshtottariApplicable(placeGrahas(10, { rahu, mars }));
    expect(judge(100, 10)).toBe(true);
    expect(judge(40, 10)).toBe(false);
    expect(judge(10, 100)).toBe(false);
  });

  it('counts a year for each rashi to the lord, twelve at home, and twelve sub-periods', () => {
    fc.assert(
      fc.property(fc.integer({ min: -36_000, max: 36_000 }), (day) => {
        const utc = new Date(Date.UTC(2000, 0, 1, 5) + day * 86_400_000).toISOString();
        const chart = computeChart({ ...birth, utc });
        const periods = computeCharaPeriods(chart, day, 1);
        expect(new Set(periods.map(({ rashi }) => rashi)).size).toBe(12);
        expect(periods[0]?.rashi).toBe(chart.ascendant.rashi);
        expectTiling(periods, { from: day, until: periods.at(-1)?.until ?? 0 });
        for (const period of periods) {
          const parts = computeCharaSubPeriods(period, chart.ascendant.rashi);
          expectTiling(parts, period);
          expect(parts.at(-1)?.rashi).toBe(period.rashi);
          expect(period.until - period.from).toBeCloseTo(Math.round(period.until - period.from), 9);
        }
      }),
      { numRuns: 40 },
    );
  });
});
