import { pickRelated } from './pick-related';

const item = (slug: string, category: string, ...tags: string[]) => ({ slug, category, tags });
const slugsOf = (found: { slug: string }[]) => found.map(({ slug }) => slug);

test('what shares tags comes first, then the category', () => {
  const all = [
    item('moon', 'sky', 'moon', 'tithi'),
    item('sun', 'sky', 'sun'),
    item('vrat', 'rites', 'tithi', 'moon'),
    item('lamp', 'rites', 'light'),
  ];
  expect(slugsOf(pickRelated(all, 'moon', 2))).toEqual(['vrat', 'sun']);
  expect(pickRelated(all, 'nobody', 2)).toEqual([]);
  expect(pickRelated([item('alone', '')], 'alone', 3)).toEqual([]);
});

test.each([
  ['categories of all sizes', (i: number) => item(`i${i}`, `c${Math.floor(Math.sqrt(i))}`, 'all')],
  ['one category', (i: number) => item(`i${i}`, 'c', ...(i % 2 ? ['odd'] : []))],
  ['a category each', (i: number) => item(`i${i}`, `c${i}`)],
  ['one beside a crowd', (i: number) => item(`i${i}`, i === 7 ? 'own' : 'crowd', `t${i % 3}`)],
])('of %s every item is named by another, whatever the limit', (_what, make) => {
  for (const count of [2, 3, 9, 40])
    for (const limit of [1, 3]) {
      const all = Array.from({ length: count }, (_, i) => make(i));
      const named = new Set(all.flatMap(({ slug }) => slugsOf(pickRelated(all, slug, limit))));
      expect([...named].sort()).toEqual(slugsOf(all).sort());
    }
});
