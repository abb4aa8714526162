import { findWorse, standardDifference } from './compare-releases';
import { bucketOf, Tally, TIME_BOUNDS, type Counted } from './tally';

/** Answers of which some failed, all but some of one time in seconds. */
function counted(answers: number, failures: number, usual = 0.02, slow: [number, number] = [0, 1]) {
  const times = new Array<number>(TIME_BOUNDS.length + 1).fill(0);
  times[bucketOf(usual)] = answers - slow[0];
  times[bucketOf(slow[1])] = (times[bucketOf(slow[1])] ?? 0) + slow[0];
  return { answers, failures, times } satisfies Counted;
}

test('the z-test is that of the books', () => {
  // two samples of 200: 30 % and 20 %
  expect(standardDifference({ part: 60, of: 200 }, { part: 40, of: 200 })).toBeCloseTo(2.309, 3);
  expect(standardDifference({ part: 0, of: 10 }, { part: 0, of: 90 })).toBe(0);
  expect(standardDifference({ part: 10, of: 10 }, { part: 90, of: 90 })).toBe(0);
});

test.each<[what: string, canary: Counted, main: Counted, worse: string | null]>([
  ['fails always', counted(8, 8), counted(800, 0), '100 % (8 of 8) of its answers failed'],
  ['fails at times', counted(100, 8), counted(1900, 10), '8 % (8 of 100)'],
  ['fails as the default does', counted(100, 50), counted(1900, 950), null],
  ['fails with everything else', counted(100, 100), counted(1900, 1900), null],
  ['failed by accident', counted(1000, 4), counted(19000, 0), null],
  ['was hardly asked', counted(7, 7), counted(900, 0), null],
  ['is all there is to see', counted(900, 900), counted(19, 0), null],
  ['is better', counted(100, 0), counted(1900, 500), null],
  ['is slow always', counted(60, 0, 0.4), counted(900, 0), '100 % (60 of 60) of its answers took'],
  ['is slow at times', counted(100, 0, 0.02, [30, 0.9]), counted(900, 0), '30 % (30 of 100)'],
  ['is a little slower', counted(900, 0, 0.2), counted(900, 0, 0.02), null],
  ['is slow as the default is', counted(900, 0, 0.9), counted(900, 0, 0.9), null],
  ['is slow now and then', counted(900, 0, 0.02, [90, 0.9]), counted(900, 0), null],
])('a trial that %s', (_what, canary, main, worse) => {
  const found = findWorse(canary, main);
  if (worse === null) expect(found).toBeNull();
  else expect(found).toContain(worse);
});

test('two releases that are alike are told apart in none of many trials', () => {
  let state = 7;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  let wrong = 0;
  for (let trials = 0; trials < 300; trials += 1) {
    const canary = counted(0, 0);
    const main = counted(0, 0);
    let isWrong = false;
    for (let n = 0; n < 2000; n += 1) {
      const one = random() < 0.05 ? canary : main;
      one.answers += 1;
      if (random() < 0.01) one.failures += 1;
      // looked at all the time, as the guard does
      if (n % 20 === 0) isWrong ||= findWorse(canary, main) !== null;
    }
    wrong += isWrong ? 1 : 0;
  }
  expect(wrong).toBe(0);
});

test('a tally knows the last seconds and forgets what is older than ten minutes', () => {
  let now = 0;
  const tally = new Tally(() => now);
  for (; now < 1200; now += 1) tally.add(0.02, now >= 1195, true);
  now = 1199;
  expect(tally.last(600)).toMatchObject({ answers: 600, failures: 5 });
  expect(tally.last(15).answers).toBeGreaterThanOrEqual(15);
  expect(tally.last(15).answers).toBeLessThanOrEqual(20);
  expect(tally.last(5).failures).toBe(5);
  now = 1830;
  expect(tally.last(600)).toMatchObject({ answers: 0, failures: 0 });
});
