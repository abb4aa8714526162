import { answer, type BoundEndpoint } from 'shared/remote-kit/api';
import { AnswerCache } from './answer-cache';

const endpoint = {} as BoundEndpoint;
const times = { maxAge: 10, staleWhileRevalidate: 100 };

test('a stale answer is given at once while a new one is fetched', async () => {
  let now = 0;
  let version = 1;
  const cache = new AnswerCache(() => now);
  const read = () => cache.read(endpoint, 'key', times, async () => answer(version));
  expect(await read()).toMatchObject({ answer: 1 });
  version = 2;
  now = 11_000;
  expect(await read()).toMatchObject({ answer: 1 });
  await new Promise(setImmediate);
  expect(await read()).toMatchObject({ answer: 2 });
});

test('an answer that is too old is not given any more', async () => {
  let now = 0;
  let version = 1;
  const cache = new AnswerCache(() => now);
  const read = () => cache.read(endpoint, 'key', times, async () => answer(version));
  await read();
  version = 2;
  now = 200_000;
  expect(await read()).toMatchObject({ answer: 2 });
});

test('a refresh that fails leaves the stale answer and is tried again', async () => {
  let now = 0;
  let asked = 0;
  const cache = new AnswerCache(() => now);
  const read = (fails: boolean) =>
    cache.read(endpoint, 'key', times, async () => {
      asked += 1;
      if (fails) throw new Error('no database');
      return answer(asked);
    });
  await read(false);
  now = 20_000;
  expect(await read(true)).toMatchObject({ answer: 1 });
  await new Promise(setImmediate);
  expect(await read(false)).toMatchObject({ answer: 1 });
  await new Promise(setImmediate);
  expect(await read(false)).toMatchObject({ answer: 3 });
});
