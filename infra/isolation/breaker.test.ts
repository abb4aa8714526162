import { Breaker } from './breaker';

let now = 0;
const failing = (times: number) => {
  const breaker = new Breaker(() => now);
  for (let n = 0; n < times; n += 1) breaker.noteFailure();
  return breaker;
};

test('a few failures are let pass, and a success forgets them', () => {
  const breaker = failing(4);
  expect(breaker.letsThrough()).toBe(true);
  breaker.noteSuccess();
  breaker.noteFailure();
  expect(breaker.letsThrough()).toBe(true);
});

test('after five in a row nobody asks for half a second; then one does, and the others wait on', () => {
  const breaker = failing(5);
  expect(breaker.letsThrough()).toBe(false);
  now += 500;
  expect([breaker.letsThrough(), breaker.letsThrough()]).toEqual([true, false]);
  breaker.noteSuccess();
  expect([breaker.letsThrough(), breaker.letsThrough()]).toEqual([true, true]);
});

test('one that goes on failing is asked less and less often, but at least every two seconds', () => {
  const breaker = failing(5);
  const rests = Array.from({ length: 8 }, () => {
    const from = now;
    while (!breaker.letsThrough()) now += 500;
    breaker.noteFailure();
    return now - from;
  });
  expect(rests).toEqual([500, 1000, 2000, 2000, 2000, 2000, 2000, 2000]);
});
