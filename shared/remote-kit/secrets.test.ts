import { allHashesOf, hashKeyed, valuesOf } from './secrets';

const before = { current: 'one', old: null };
const after = { current: 'two', old: 'one' };

test('a hash made before a secret was replaced is among those to look for', () => {
  const kept = hashKeyed('contact:192.0.2.1', before);
  expect(allHashesOf('contact:192.0.2.1', after)).toEqual([
    hashKeyed('contact:192.0.2.1', after),
    kept,
  ]);
  expect(hashKeyed('contact:192.0.2.1', after)).not.toBe(kept);
});

test('without an old value there is one', () => {
  expect(valuesOf(before)).toEqual(['one']);
  expect(valuesOf(after)).toEqual(['two', 'one']);
});
