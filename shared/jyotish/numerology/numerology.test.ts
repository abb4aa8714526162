import fc from 'fast-check';
import { computeBirthNumbers, computePersonalYear } from './birth-numbers';
import { computeBond } from './bond';
import { computeLoShuGrid } from './lo-shu';
import { computeNameNumber, nameSystems } from './name-number';
import { reduceNumber } from './reduce-number';
import { romaniseName } from './romanise-name';

describe('numbers', () => {
  it('are reduced to one digit, a master number on the way is told', () => {
    expect(reduceNumber(38)).toEqual({ sum: 38, number: 2, master: 11 });
    expect(reduceNumber(33)).toEqual({ sum: 33, number: 6, master: 33 });
    expect(reduceNumber(17)).toEqual({ sum: 17, number: 8, master: null });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (sum) => {
        expect(reduceNumber(sum).number).toBe(((sum - 1) % 9) + 1);
      }),
    );
  });

  it('come from the day, the date and the year', () => {
    // 2 October 1869: 2, and 2+1+0+1+8+6+9 = 27
    const { moolank, bhagyank } = computeBirthNumbers('1869-10-02');
    expect(moolank.number).toBe(2);
    expect(bhagyank).toEqual({ sum: 27, number: 9, master: null });
    expect(computePersonalYear('1869-10-02', 2026).number).toBe(4);
    expect(() => computeBirthNumbers('yesterday')).toThrow(RangeError);
  });
});

describe('names', () => {
  it('have the numbers of both systems', () => {
    // C3 H5 E5 I1 R2 O7 and C3 H8 E5 I9 R9 O6
    expect(computeNameNumber('Cheiro', 'chaldean')).toMatchObject({ sum: 23, number: 5 });
    expect(computeNameNumber('Cheiro', 'pythagorean')).toMatchObject({ sum: 40, number: 4 });
    expect(computeNameNumber('A-1 é', 'chaldean').letters).toEqual([
      { letter: 'A', value: 1 },
      { letter: 'E', value: 5 },
    ]);
    expect(computeNameNumber('123', 'pythagorean')).toEqual({
      sum: 0,
      number: 0,
      master: null,
      letters: [],
    });
  });

  it('give every letter a value, 9 only in the Pythagorean system', () => {
    for (const system of nameSystems) {
      const { letters } = computeNameNumber('abcdefghijklmnopqrstuvwxyz', system);
      const values = letters.map(({ value }) => value);
      expect(values).toHaveLength(26);
      expect(Math.min(...values)).toBe(1);
      expect(Math.max(...values)).toBe(system === 'chaldean' ? 8 : 9);
    }
  });

  it.each([
    ['राम', 'ram'],
    ['मिश्र', 'mishra'],
    ['आशा शर्मा', 'asha sharma'],
    ['ज्ञानेंद्र', 'gyanendra'],
    ['ज़ीनत', 'zinat'],
    ['अंबिका', 'ambika'],
    ['ऋषि', 'rishi'],
    ['कृष्ण', 'krishna'],
    ['Ravi', 'Ravi'],
  ])('romanise %s to %s', (devanagari, latin) => {
    expect(romaniseName(devanagari)).toBe(latin);
  });

  it('count the same in Devanagari as in the Latin letters shown', () => {
    expect(computeNameNumber('आशा', 'chaldean').sum).toBe(
      computeNameNumber('asha', 'chaldean').sum,
    );
  });
});

describe('the Lo Shu grid', () => {
  it('holds the digits of the date, the Bhagyank and a Moolank of two digits', () => {
    // 15 April 1990: 1 9 9 4 1 5, Bhagyank 2, Moolank 6
    const grid = computeLoShuGrid('1990-04-15');
    expect(grid.counts).toEqual([2, 1, 0, 1, 1, 1, 0, 0, 2]);
    expect(grid.missing).toEqual([3, 7, 8]);
    expect(grid.repeated).toEqual([1, 9]);
    expect(grid.planes).toMatchObject({ mental: 'full', will: 'full', golden: 'full' });
    expect(computeLoShuGrid('2000-02-02').planes.mental).toBe('part');
    expect(computeLoShuGrid('2000-02-02').planes.emotional).toBe('empty');
  });
});

const people = fc.record({
  name: fc.string({ maxLength: 20 }),
  date: fc.option(
    fc
      .date({ min: new Date('1801-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    { nil: undefined },
  ),
  rashi: fc.option(fc.integer({ min: 0, max: 11 }), { nil: undefined }),
});

describe('the love and friendship games', () => {
  it('give the same two people the same answer, whoever comes first', () => {
    fc.assert(
      fc.property(people, people, (first, second) => {
        const bond = computeBond('love', first, second);
        expect(computeBond('love', first, second)).toEqual(bond);
        expect(computeBond('love', second, first).percent).toBe(bond.percent);
        expect(bond.percent).toBeGreaterThanOrEqual(0);
        expect(bond.percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('tell each part, and use what both have given', () => {
    const first = { name: 'Asha', date: '1990-04-15', rashi: 3 };
    const parts = (kind: 'love' | 'friendship', second: object) =>
      computeBond(kind, first, { name: 'Ravi', ...second }).parts.map(({ part }) => part);
    expect(parts('love', {})).toEqual(['name']);
    expect(parts('love', { date: '1988-01-04', rashi: 0 })).toEqual([
      'name',
      'moolank',
      'bhagyank',
      'moon',
    ]);
    const { percent } = computeBond('friendship', first, first);
    expect(percent).toBe(100);
  });

  it('weigh the parts by the game', () => {
    const [first, second] = [
      { name: 'Asha', rashi: 0 },
      { name: 'Asha', rashi: 5 },
    ];
    // names 5 of 5; Mars and Mercury 0.5 of 5
    expect(computeBond('love', first, second).percent).toBe(46);
    expect(computeBond('friendship', first, second).percent).toBe(78);
  });
});
