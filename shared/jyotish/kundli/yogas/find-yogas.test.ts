import fc from 'fast-check';
import { findYogas, yogaFamilies } from './find-yogas';
import type { YogaId } from './find-yogas';
import type { Placing } from './sample-chart';
import { makeChart } from './sample-chart';
import { yogaCases } from './yoga-cases';
import { grahas } from '../../zodiac/graha';

const listIds = (placing: Placing) =>
  findYogas(makeChart(placing), { sex: 'male' }).map(({ id }) => id);

test.each(Object.entries(yogaCases))('%s forms and does not form', (id, [has, lacks]) => {
  expect(listIds(has)).toContain(id);
  expect(listIds({ ...has, ...lacks })).not.toContain(id);
});

test('no id stands in two families', () => {
  const ids = Object.values(yogaFamilies).flatMap((rules) => Object.keys(rules));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.sort()).toEqual(Object.keys(yogaCases).sort());
});

describe('what a result says', () => {
  const find = (placing: Placing, id: YogaId) =>
    findYogas(makeChart(placing)).find((yoga) => yoga.id === id);

  it('names grahas, houses, reasons, source and strength', () => {
    expect(find({ mars: 10 }, 'ruchaka')).toEqual({
      id: 'ruchaka',
      family: 'mahapurusha',
      source: { work: 'phaladeepika', chapter: 6, verses: '1-4' },
      planets: ['mars'],
      houses: [10],
      because: [
        { kind: 'in-house', graha: 'mars', house: 10 },
        { kind: 'dignity', graha: 'mars', dignity: 'exalted' },
      ],
      strength: [{ graha: 'mars', note: 'exalted' }],
      cancelledBy: [],
    });
  });

  it('names what cancels Kemadruma', () => {
    const cancelled = find({}, 'kemadruma')?.cancelledBy.map(({ id }) => id);
    expect(cancelled).toEqual([
      'graha-in-kendra-from-lagna',
      'graha-in-kendra-from-moon',
      'jupiter-with-moon',
    ]);
    const bare = { sun: 5, mars: 8, mercury: 5, jupiter: 8, venus: 8, saturn: 11 };
    expect(find(bare, 'kemadruma')?.cancelledBy).toEqual([]);
  });

  it('lifts Shakata when the moon is in a kendra', () => {
    expect(find({ jupiter: 8 }, 'shakata')?.cancelledBy).toEqual([]);
    expect(find({ moon: 4, jupiter: 9 }, 'shakata')?.cancelledBy).toHaveLength(1);
  });

  it('sets a raja yoga aside whose lord also rules a dusthana', () => {
    // Mesha: Saturn rules the 10th and 11th, Jupiter the 9th and 12th
    expect(find({ jupiter: 10 }, 'raja-kendra-trikona')?.cancelledBy).toEqual([
      {
        id: 'lord-owns-dusthana',
        because: [{ kind: 'lord', graha: 'jupiter', house: 12 }],
      },
    ]);
  });

  it('leaves Mahabhagya out where the sex is not known', () => {
    expect(find({ sun: 9 }, 'mahabhagya')).toBeUndefined();
  });
});

const anyPlacing = fc.record({
  lagna: fc.integer({ min: 0, max: 11 }),
  ...Object.fromEntries(
    grahas.map((graha) => [
      graha,
      fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 29 })),
    ]),
  ),
});

test('in every chart the moon has one of its four yogas, the sky a nabhasa yoga, and all give reasons', () => {
  fc.assert(
    fc.property(anyPlacing, (placing) => {
      const found = findYogas(makeChart(placing));
      const ids = found.map(({ id }) => id);
      const beside = ['sunapha', 'anapha', 'durudhara', 'kemadruma'] as const;
      expect(beside.filter((id) => ids.includes(id))).toHaveLength(1);
      expect(found.some(({ family }) => family === 'nabhasa')).toBe(true);
      for (const { because, planets, houses } of found) {
        expect(because.length).toBeGreaterThan(0);
        expect(planets.length).toBeGreaterThan(0);
        expect(houses.every((house) => house >= 1 && house <= 12)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
