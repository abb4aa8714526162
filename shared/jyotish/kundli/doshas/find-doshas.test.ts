import { findDoshas } from './find-doshas';
import { findKaalSarp, kaalSarpKinds } from './kaal-sarp';
import { findManglik } from './manglik';
import type { Placing } from '../yogas/sample-chart';
import { makeChart } from '../yogas/sample-chart';

const ids = (named: readonly { id: string }[] = []) => named.map(({ id }) => id);
const manglik = (placing: Placing) => findManglik(makeChart({ jupiter: 3, venus: 5, ...placing }));

describe('Manglik', () => {
  it.each([
    [{ mars: 8, moon: 3, venus: 6 }, ['from-lagna']],
    [{ mars: 5, moon: 4, venus: 3 }, ['from-moon']],
    [{ mars: 6, moon: 4, venus: 5 }, ['from-venus']],
    [{ mars: 7, moon: 1, venus: 12 }, ['from-lagna', 'from-moon', 'from-venus']],
  ])('%j counts %j', (placing, rules) => {
    expect(ids(manglik(placing)?.rules)).toEqual(rules);
  });

  it('is absent where Mars counts from nowhere', () => {
    expect(manglik({ mars: 11, moon: 6, venus: 1 })).toBeNull();
  });

  it('follows the convention asked for', () => {
    const chart = makeChart({ mars: 2, moon: 12, venus: 12 });
    const convention = { points: ['lagna'], houses: [1, 4, 7, 8, 12] } as const;
    expect(ids(findManglik(chart)?.rules)).toContain('from-lagna');
    expect(findManglik(chart, convention)).toBeNull();
  });

  it.each<[string, Placing]>([
    ['own-or-exalted', { mars: 8 }],
    ['in-simha-or-kumbha', { lagna: 3, mars: 2 }],
    ['lagna-karka-or-simha', { lagna: 4, mars: 4 }],
    ['second-in-mercury-rashi', { lagna: 1, mars: 2 }],
    ['seventh-in-karka-or-makara', { lagna: 9, mars: 7 }],
    ['eighth-in-jupiter-rashi', { lagna: 1, mars: 8 }],
    ['twelfth-in-venus-rashi', { lagna: 2, mars: 12 }],
    ['jupiter-with-mars', { mars: 7, jupiter: 1 }],
    ['moon-with-mars', { mars: 7, moon: 7 }],
    ['benefic-in-lagna-or-seventh', { mars: 4, venus: 7 }],
  ])('is lifted by %s', (exception, placing) => {
    expect(ids(manglik(placing)?.cancelledBy)).toContain(exception);
  });

  // Mars in Kanya: the 2nd from the lagna, the 8th from the Moon, the 3rd from Venus
  const kanya = { lagna: 4, mars: 2, moon: 7, venus: 12, jupiter: 5 } as const;

  it.each<[string, Placing, string[], string[]]>([
    // the lagna's own grace, and Mercury's rashi in the 2nd, say nothing of the count from the Moon
    ['the count of the lagna only', kanya, ['from-lagna', 'from-moon'], ['from-moon']],
    ['Mars itself, so every count', { ...kanya, moon: 2 }, ['from-lagna', 'from-moon'], []],
    [
      'a house of the Moon only',
      { lagna: 7, mars: 1, moon: 6, venus: 5, jupiter: 4 },
      ['from-lagna', 'from-moon'],
      [],
    ],
    [
      'nothing by a benefic in the lagna where the lagna counts nothing',
      { lagna: 6, mars: 3, moon: 12, venus: 1, jupiter: 1 },
      ['from-moon'],
      ['from-moon'],
    ],
  ])('an exception lifts %s', (_what, placing, rules, standing) => {
    const found = manglik(placing);
    expect(ids(found?.rules)).toEqual(rules);
    expect(found?.standing).toEqual(standing);
    for (const { lifts } of found?.cancelledBy ?? [])
      expect(rules).toEqual(expect.arrayContaining([...lifts]));
  });

  it('stands where no exception holds', () => {
    expect(manglik({ lagna: 5, mars: 4, moon: 10 })?.cancelledBy).toEqual([]);
  });
});

describe('Kaal Sarp', () => {
  const enclosed = { sun: 2, moon: 6, mars: 3, mercury: 3, jupiter: 5, venus: 4, saturn: 4 };

  it('names its kind by the house of Rahu', () => {
    kaalSarpKinds.forEach((kind, index) => {
      const turned = Object.fromEntries(
        Object.entries({ ...enclosed, rahu: 1, ketu: 7 }).map(([graha, house]) => [
          graha,
          ((house + index - 1) % 12) + 1,
        ]),
      );
      expect(findKaalSarp(makeChart(turned))?.form).toEqual({
        kind,
        extent: 'full',
        direction: 'rahu-to-ketu',
      });
    });
  });

  it('knows the other direction and the partial form', () => {
    expect(findKaalSarp(makeChart({ ...enclosed, rahu: 7, ketu: 1 }))?.form.direction).toBe(
      'ketu-to-rahu',
    );
    const partial = findKaalSarp(makeChart({ ...enclosed, moon: 9 }));
    expect(partial?.form.extent).toBe('partial');
    expect(partial?.planets).toEqual(['rahu', 'ketu']);
  });

  it('goes by degrees where a graha shares the rashi of a node', () => {
    const chart = (degree: number) =>
      findKaalSarp(makeChart({ ...enclosed, moon: [7, degree], rahu: [1, 15], ketu: [7, 15] }));
    expect(chart(14)?.form.extent).toBe('full');
    expect(chart(16)?.form.extent).toBe('partial');
  });

  it('is absent where two stand outside', () => {
    expect(findKaalSarp(makeChart({ ...enclosed, moon: 9, mars: 10 }))).toBeNull();
  });
});

describe('doshas of later tradition', () => {
  const clear: Placing = { sun: 3, jupiter: 5, mercury: 3, rahu: 2, ketu: 8, moon: 6, mars: 11 };
  const find = (placing: Placing, id: string) =>
    findDoshas(makeChart({ ...clear, ...placing })).find((dosha) => dosha.id === id);

  it.each<[string, Placing, string[]]>([
    ['pitra', { sun: 2 }, ['sun-with-rahu']],
    ['pitra', { saturn: 3 }, ['sun-with-saturn']],
    ['pitra', { rahu: 9, ketu: 3, sun: 4 }, ['rahu-in-ninth']],
    ['pitra', { jupiter: 2 }, ['ninth-lord-with-rahu']],
    ['guru-chandal', { jupiter: 2 }, ['jupiter-with-rahu']],
    ['grahan', { moon: 8 }, ['moon-with-ketu']],
    ['grahan', { sun: 2, moon: 2 }, ['sun-with-rahu', 'moon-with-rahu']],
    ['shrapit', { saturn: 2 }, ['saturn-with-rahu']],
  ])('%s by %j', (id, placing, rules) => {
    expect(ids(find(placing, id)?.rules)).toEqual(rules);
    expect(find({}, id)).toBeUndefined();
    expect(find(placing, id)?.source.work).toBe('later-tradition');
  });

  it('says what softens them', () => {
    expect(ids(find({ moon: 8, jupiter: 8 }, 'grahan')?.cancelledBy)).toEqual([
      'jupiter-touches-moon',
    ]);
    expect(ids(find({ lagna: 5, saturn: 2 }, 'shrapit')?.cancelledBy)).toContain(
      'saturn-own-or-exalted',
    );
  });
});
