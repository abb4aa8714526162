import { fuzzSite } from '../fuzz/fuzz-site';
import { expect, test } from './journey';

test('generated requests find no failure of ours and no error of another shape', async ({
  origin,
}) => {
  const { counts, failures } = await fuzzSite({ url: origin, requests: 1000, seed: 20_261_122 });
  expect([...failures.keys()]).toEqual([]);
  // refusals of what comes too often are no answers
  expect(counts.get(429) ?? 0).toBeLessThan(200);
  expect(counts.get(200) ?? 0).toBeGreaterThan(100);
});
