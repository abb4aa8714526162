import fc from 'fast-check';
import type { ElementName } from './elements';
import { findElement, findElementEnd, listElementSpans } from './elements';
import { findLunarMonth, listLunarMonths } from './lunar-month';
import { findLunarYears } from './lunar-years';

const tenYears = 3652.5;
const counts: [ElementName, number, number][] = [
  ['tithi', 30, 1],
  ['karana', 60, 1],
  ['nakshatra', 27, 1],
  ['yoga', 27, 1],
  ['moonRashi', 12, 0],
  ['sunRashi', 12, 0],
];
// so that ten years end before 2200
const days = fc.double({ min: -72_000, max: 68_000, noNaN: true });

describe('elements', () => {
  it.each(counts)(
    '%s: every step in order and without a gap for any ten years',
    (name, count, first) => {
      fc.assert(
        fc.property(days, (from) => {
          const spans = listElementSpans(name, from, from + tenYears);
          expect(spans[0]?.start).toBeLessThanOrEqual(from);
          expect(spans.at(-1)?.end).toBeGreaterThanOrEqual(from + tenYears);
          const broken = spans.slice(1).filter((span, place) => {
            const before = spans[place];
            return (
              before?.end !== span.start ||
              (before.index - first + 1) % count !== span.index - first
            );
          });
          expect(broken).toEqual([]);
        }),
        { numRuns: 2 },
      );
    },
  );

  it('finds at an instant what the list has there', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...counts), (ut, [name]) => {
        const [running] = listElementSpans(name, ut, ut + 1e-3);
        if (!running) throw new Error('no span');
        expect(findElement(name, ut)).toBe(running.index);
        expect(findElementEnd(name, ut)).toBeCloseTo(running.end, 5);
      }),
      { numRuns: 50 },
    );
  });
});

describe('lunar months', () => {
  it('follow each other by name, an adhika month before its namesake', () => {
    fc.assert(
      fc.property(days, (from) => {
        const months = listLunarMonths(from, from + tenYears);
        months.slice(1).forEach((month, place) => {
          const before = months[place];
          if (!before) throw new Error('no month');
          const steps = before.adhika ? 0 : before.kshaya ? 2 : 1;
          expect(month.start).toBe(before.end);
          expect(month.amanta).toBe(((before.amanta - 1 + steps) % 12) + 1);
        });
      }),
      { numRuns: 3 },
    );
  });

  it.each([
    // day of J2000, month, purnimanta name of its dark half, adhika, Shaka: as almanacs printed them
    ['2023-07-25', 8606.0, 5, 5, true, 1945],
    ['2023-08-20', 8632.0, 5, 6, false, 1945],
    ['1982-12-20', -6221.0, 9, 10, false, 1904],
  ])('%s', (_date, ut, amanta, purnimantaDarkHalf, adhika, shaka) => {
    expect(findLunarMonth(ut)).toMatchObject({ amanta, purnimantaDarkHalf, adhika, shaka });
  });

  it('has the kshaya month of 1983 and the adhika Phalguna after it', () => {
    expect(findLunarMonth(-6180)).toMatchObject({ amanta: 10, kshaya: 11, adhika: false });
    expect(findLunarMonth(-6150)).toMatchObject({ amanta: 12, kshaya: null, adhika: true });
  });

  it.each([
    // Chaitra and Kartika of 2023: Shobhakrit in the south, Nala in the north
    [8485, { shaka: 1945, vikram: 2080, gujarati: 2079, kali: 5124, south: 37, north: 50 }],
    [8730, { shaka: 1945, vikram: 2080, gujarati: 2080, kali: 5124, south: 37, north: 50 }],
    // 2022: Shubhakrit and Rakshasa; 2025: Vishvavasu and Kalayukta
    [8130, { shaka: 1944, vikram: 2079, gujarati: 2078, kali: 5123, south: 36, north: 49 }],
    [9225, { shaka: 1947, vikram: 2082, gujarati: 2081, kali: 5126, south: 39, north: 52 }],
  ])('years at %d', (ut, { south, north, ...years }) => {
    expect(findLunarYears(findLunarMonth(ut))).toEqual({ ...years, samvatsara: { south, north } });
  });
});
