import fc from 'fast-check';
import { arcBetween } from '../astronomy/angles';
import { listCombustions } from './combustions';
import { listConjunctions } from './conjunctions';
import { listIngresses } from './ingresses';
import { listNatalContacts } from './natal-contacts';
import { describeSky } from './sky';
import { listRetrogradeSpans, listStations } from './stations';

const year = { from: '2025-01-01T00:00:00Z', until: '2026-01-01T00:00:00Z' };
const anyYear = fc.integer({ min: 1801, max: 2198 }).map((first) => ({
  from: `${first}-01-01T00:00:00Z`,
  until: `${first}-12-31T00:00:00Z`,
}));

describe('ingresses', () => {
  it('finds the slow grahas of 2025, Jupiter going back in December', () => {
    const found = listIngresses({ ...year, grahas: ['jupiter', 'saturn', 'rahu'] });
    const days = found.map((one) => [one.at.slice(0, 10), one.graha, one.entered, one.retrograde]);
    expect(days).toEqual([
      ['2025-03-29', 'saturn', 11, false],
      ['2025-05-14', 'jupiter', 2, false],
      ['2025-05-18', 'rahu', 10, true],
      ['2025-10-18', 'jupiter', 3, false],
      ['2025-12-05', 'jupiter', 2, true],
    ]);
  });

  it('leaves what it entered before, in any year', () => {
    fc.assert(
      fc.property(anyYear, fc.constantFrom('moon', 'mercury', 'mars', 'venus'), (span, graha) => {
        const found = listIngresses({ ...span, grahas: [graha], part: 'nakshatra' });
        found.slice(1).forEach((one, index) => expect(one.left).toBe(found[index]?.entered));
        expect(describeSky(span.from).places[graha].nakshatra).toBe(found[0]?.left);
        expect(describeSky(span.until).places[graha].nakshatra).toBe(found.at(-1)?.entered);
      }),
      { numRuns: 8 },
    );
  });

  it('refuses a span that ends before it begins', () => {
    expect(() => listIngresses({ from: year.until, until: year.from })).toThrow(RangeError);
  });
});

describe('stations', () => {
  // as the tropical almanacs print them; the sidereal stations of 2025 are some minutes off
  it('finds the stations of Mercury in 2025', () => {
    const zodiac = { ayanamsa: 'tropical', node: 'mean' } as const;
    const found = listStations({ ...year, grahas: ['mercury'], zodiac });
    expect(found.map(({ at, turns }) => [at.slice(0, 10), turns])).toEqual([
      ['2025-03-15', 'retrograde'],
      ['2025-04-07', 'direct'],
      ['2025-07-18', 'retrograde'],
      ['2025-08-11', 'direct'],
      ['2025-11-09', 'retrograde'],
      ['2025-11-29', 'direct'],
    ]);
  });

  it('gives retrograde stretches their true ends outside the span', () => {
    const found = listRetrogradeSpans({ ...year, grahas: ['jupiter'] });
    expect(found.map(({ from, until }) => [from.slice(0, 10), until.slice(0, 10)])).toEqual([
      ['2024-10-09', '2025-02-04'],
      ['2025-11-11', '2026-03-11'],
    ]);
  });

  it('stands still at a station', () => {
    fc.assert(
      fc.property(anyYear, (span) => {
        for (const { graha, at } of listStations(span))
          expect(Math.abs(describeSky(at).places[graha].speed)).toBeLessThan(1e-5);
      }),
      { numRuns: 5 },
    );
  });
});

describe('conjunctions and combustions', () => {
  it('sees the sun and Mercury together six or seven times a year, three of them retrograde', () => {
    const found = listConjunctions({ ...year, grahas: ['sun', 'mercury'] });
    const days = found.map(({ at }) => at.slice(0, 10));
    expect(days).toEqual([
      '2025-02-09',
      '2025-03-24',
      '2025-05-30',
      '2025-07-31',
      '2025-09-13',
      '2025-11-20',
    ]);
    for (const { at } of found) {
      const { mercury, sun } = describeSky(at).places;
      expect(Math.abs(arcBetween(mercury.longitude, sun.longitude))).toBeLessThan(1e-4);
    }
  });

  it('begins and ends a combustion at the orb, narrower for retrograde Venus', () => {
    const [found] = listCombustions({ ...year, grahas: ['venus'] });
    if (!found) throw new Error('Venus passes the sun in March 2025');
    for (const at of [found.from, found.until]) {
      const { venus, sun } = describeSky(at).places;
      expect(Math.abs(arcBetween(venus.longitude, sun.longitude))).toBeCloseTo(8, 3);
    }
    expect(describeSky('2025-03-23T00:00:00Z').places.venus.combust).toBe(true);
    expect(describeSky('2025-03-29T00:00:00Z').places.venus.combust).toBe(false);
  });
});

describe('contacts with a birth chart', () => {
  it('hits the natal degree or the degree of the aspect', () => {
    const found = listNatalContacts({ moon: 342 }, { ...year, grahas: ['saturn', 'mars'] });
    expect(found.length).toBeGreaterThan(0);
    for (const { graha, aspect, at } of found) {
      const seen = describeSky(at).places[graha].longitude + (aspect - 1) * 30;
      expect(Math.abs(arcBetween(seen, 342))).toBeLessThan(1e-4);
    }
  });
});
