import { makePhotograph } from '../test/make-photograph';
import { openBucket } from './bucket';
import { startFakeBucket } from './fake-bucket';
import { createPictureStore } from '../pictures/picture-store';

let fake: Awaited<ReturnType<typeof startFakeBucket>>;
beforeEach(async () => {
  fake = await startFakeBucket();
});
afterEach(() => fake.stop());

const open = (changes = {}, answer = 10_000) =>
  openBucket({ ...fake.settings, ...changes }, { answer, retry: 1 });
const bytes = Buffer.from([0, 255, 13, 10, 128]);

test('what is written under a name is read under it, byte for byte', async () => {
  await open().write('originals/a b+ü.json', bytes);
  expect(await open().read('originals/a b+ü.json')).toEqual(bytes);
  await open().write('originals/text', 'नमस्ते');
  expect((await open().read('originals/text'))?.toString()).toBe('नमस्ते');
  expect([...fake.objects.keys()]).toEqual(['originals/a b+ü.json', 'originals/text']);
});

test('what is removed is gone, and may be removed again', async () => {
  await open().write('a', bytes);
  await open().remove('a');
  await open().remove('a');
  expect(await open().read('a')).toBeNull();
});

test('a name that is not there is null, and no failure', async () => {
  expect(await open().read('originals/none')).toBeNull();
  expect(fake.requests).toHaveLength(1);
});

test.each([500, 503, 429])('%i is tried once more', async (status) => {
  fake.next.push(status);
  await open().write('a', bytes);
  expect(fake.objects.get('a')).toEqual(bytes);
  expect(fake.requests).toEqual(['PUT /pictures/a', 'PUT /pictures/a']);
});

test('a store that stays busy is reported with what was asked', async () => {
  fake.next.push(503, 503);
  const store = `${fake.settings.endpoint}/pictures`;
  await expect(open().read('originals/a')).rejects.toThrow(
    `GET originals/a in the store ${store} failed: it answered 503 SlowDown`,
  );
  expect(fake.requests).toHaveLength(2);
});

test('a store that does not answer is left after a while', async () => {
  fake.next.push(null, null);
  await expect(open({}, 50).read('a')).rejects.toThrow('timeout');
  expect(fake.requests).toHaveLength(2);
});

test.each([
  ['secret', { secret: 'another' }, '403 SignatureDoesNotMatch'],
  ['bucket', { bucket: 'other' }, '404 NoSuchBucket'],
])('a wrong %s is told at once', async (_what, changes, told) => {
  await expect(open(changes).read('a')).rejects.toThrow(told);
  await expect(open(changes).write('a', bytes)).rejects.toThrow(told);
  expect(fake.requests).toHaveLength(2);
});

test('pictures are kept in it as in a folder', async () => {
  const photograph = await makePhotograph({ width: 40, height: 20 });
  const pictures = createPictureStore(open());
  const kept = await pictures.keep(photograph);
  expect(kept).toMatchObject({ width: 40, height: 20 });
  expect(await pictures.keep(photograph)).toEqual(kept);
  expect([...fake.objects.keys()]).toEqual([
    `originals/${kept.hash}`,
    `originals/${kept.hash}.json`,
  ]);
});
