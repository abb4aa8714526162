import fc from 'fast-check';
import { readInstant } from '../astronomy/time-scales';
import { findElement } from '../panchang/elements';
import { findLunarMonth } from '../panchang/lunar-month';
import { findMuhurats } from './find-muhurats';
import { muhuratKinds, muhuratRules } from './muhurat-rules';
import type { MuhuratKind } from './muhurat-rules';
import type { MuhuratList } from './muhurat-types';

const delhi = {
  timeZone: 'Asia/Kolkata',
  place: { latitude: 28.6139, longitude: 77.209 },
};

function mustFind(kind: MuhuratKind, date: string, until: string): MuhuratList {
  const found = findMuhurats(kind, { ...delhi, date, until });
  if (!found.ok) throw new Error(found.code);
  return found;
}

describe('muhurats', () => {
  it.each(muhuratKinds)('%s: every moment of one keeps the rule', (kind) => {
    const rule = muhuratRules[kind];
    const { muhurats } = mustFind(kind, '2027-01-01', '2027-12-31');
    expect(muhurats.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(
        fc.constantFrom(...muhurats),
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (muhurat, share) => {
          const [from, until] = [readInstant(muhurat.start).ut, readInstant(muhurat.end).ut];
          const ut = from + share * (until - from);
          expect(rule.nakshatras).toContain(findElement('nakshatra', ut));
          expect(rule.tithis).toContain(findElement('tithi', ut));
          expect(rule.sunRashis ?? [findElement('sunRashi', ut)]).toContain(
            findElement('sunRashi', ut),
          );
          // Vishti, Vyatipata, Vaidhriti
          expect(findElement('karana', ut) % 7 === 1 && findElement('karana', ut) > 1).toBe(false);
          expect([17, 27]).not.toContain(findElement('yoga', ut));
          if (rule.hindrances.includes('adhika-masa'))
            expect(findLunarMonth(ut).adhika).toBe(false);
          expect(rule.varas).toContain(new Date(muhurat.date).getUTCDay());
        },
      ),
      { numRuns: 60 },
    );
  });

  it('gives the reasons and the source of each', () => {
    const [first] = mustFind('griha-pravesh', '2027-01-01', '2027-12-31').muhurats;
    expect(first?.reasons.map(({ rule }) => rule)).toEqual([
      'vara',
      'nakshatra',
      'tithi',
      'lunar-month',
    ]);
    for (const { values, source } of first?.reasons ?? []) {
      expect(values.length).toBeGreaterThan(0);
      expect(source).toMatch(/Muhurta Chintamani/);
    }
  });

  it('names the seasons that are closed', () => {
    const { closed, muhurats } = mustFind('marriage', '2026-01-01', '2026-12-31');
    const days = (name: string): string[] =>
      closed
        .filter((hindrance) => hindrance.name === name)
        .map(({ start, end }) => `${start.slice(0, 10)} ${end.slice(0, 10)}`);
    // Devashayani Ekadashi to Devutthana Ekadashi, and the adhika Jyeshtha of that year
    expect(days('chaturmas')).toEqual(['2026-07-24 2026-11-20']);
    expect(days('adhika-masa')).toEqual(['2026-05-16 2026-06-15']);
    expect(days('kharmas')).toHaveLength(3);
    expect(muhurats.filter(({ date }) => date > '2026-07-25' && date < '2026-11-19')).toEqual([]);
  });

  it('warns of Holashtak and Rahu Kaal without closing them', () => {
    const cautions = mustFind('marriage', '2026-01-01', '2026-12-31').muhurats.flatMap(
      (muhurat) => muhurat.cautions,
    );
    const names = new Set(cautions.map(({ name }) => name));
    expect([...names].sort()).toEqual(['dur-muhurta', 'holashtak', 'rahu-kaal', 'varjyam']);
  });

  it('refuses what has no panchang', () => {
    const range = { ...delhi, date: '2026-01-01', until: '2026-13-01' };
    expect(findMuhurats('vehicle', range)).toMatchObject({ ok: false, code: 'bad_date' });
  });
});
