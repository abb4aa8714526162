import fc from 'fast-check';
import { emptyDocument, type DiscoveryDocument } from './discovery-document';
import { makeTestVersion } from './make-test-release';
import { bucketOf, resolveRelease } from './resolve-release';

function documentWith(percent: number): DiscoveryDocument {
  const canary = makeTestVersion({ name: 'mf-a', version: '2' });
  const stable = makeTestVersion({ name: 'mf-a', version: '1' });
  canary.deployment = { traffic: percent, default: false };
  stable.deployment = { traffic: 100 - percent, default: true };
  return { ...emptyDocument, microFrontends: { 'mf-a': [canary, stable] } };
}

const versionFor = (percent: number, visitor: string) =>
  resolveRelease(documentWith(percent), 'mf-a', visitor)?.metadata.version;

test('growing a canary takes it back from nobody', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.nat(100), fc.nat(100), (visitor, one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)];
      if (versionFor(small, visitor) === '2') expect(versionFor(large, visitor)).toBe('2');
    }),
  );
});

test.each([0, 0.01, 1, 5, 50, 99])('%d %% of the visitors are that share', (percent) => {
  const document = documentWith(percent);
  const visitors = 20_000;
  let hits = 0;
  for (let n = 0; n < visitors; n += 1)
    if (resolveRelease(document, 'mf-a', `visitor-${n}`)?.metadata.version === '2') hits += 1;
  expect(Math.abs((hits / visitors) * 100 - percent)).toBeLessThan(1);
  if (percent === 0) expect(hits).toBe(0);
});

test('a visitor is early in one remote and not in another', () => {
  const both = Array.from({ length: 2000 }, (_, n) => `v${n}`).filter(
    (visitor) => bucketOf(visitor, 'mf-a') < 1000 && bucketOf(visitor, 'mf-b') < 1000,
  );
  expect(both.length).toBeLessThan(60); // a tenth of a tenth, not a tenth
});

test('an unknown remote is a mistake of the caller', () => {
  expect(() => resolveRelease(emptyDocument, 'mf-a', 'v')).toThrow('does not list mf-a');
});
