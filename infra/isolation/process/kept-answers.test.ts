import { KeptAnswers } from './kept-answers';

let now = 1;
const list = {
  ...{ id: 'test.list', method: 'GET' as const },
  cache: { maxAge: 60, staleWhileRevalidate: 0 },
};

test('a public answer is asked for once in a few seconds, for each generation and input', async () => {
  const kept = new KeptAnswers({ now: () => now });
  let asked = 0;
  const ask = async () => ({ status: 200, data: (asked += 1) });
  for (let n = 0; n < 3; n += 1) await kept.read(list, { query: {} }, 1, ask);
  expect(asked).toBe(1);
  await kept.read(list, { query: { lang: 'hi' } }, 1, ask);
  await kept.read(list, { query: {} }, 2, ask);
  expect(asked).toBe(3);
  now += 5_001;
  await kept.read(list, { query: {} }, 1, ask);
  expect(asked).toBe(4);
});

test('a failure is not kept, nor what is not for everybody', async () => {
  const kept = new KeptAnswers({ now: () => now });
  let asked = 0;
  const fail = async () => ({ error_status: 503 + (asked += 1) * 0 });
  for (let n = 0; n < 2; n += 1) await kept.read(list, {}, 1, fail);
  const { cache: _cache, ...own } = list;
  for (let n = 0; n < 2; n += 1) await kept.read(own, {}, 1, fail);
  for (let n = 0; n < 2; n += 1) await kept.read({ ...list, method: 'POST' }, {}, 1, fail);
  expect(asked).toBe(6);
});
