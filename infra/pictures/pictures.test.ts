import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { makePhotograph } from '../test/make-photograph';
import { openFolder, type ObjectStore } from '../object-store/object-store';
import { addPictureRoutes } from './picture-routes';
import { createRenderer } from './render-picture';
import { createPictureStore } from './picture-store';

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 675" width="1200" height="675"><rect width="1200" height="675" fill="#f2b632"/><circle cx="600" cy="300" r="200" fill="#a3242b"/></svg>',
);
const photograph = () => makePhotograph({ width: 3000, height: 1500 });

let folder: string;
let store: ObjectStore;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  store = openFolder(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function ask(url: string) {
  const app = fastify();
  addPictureRoutes(app, createRenderer(store));
  return app.inject({ url });
}

test('a drawing is kept as it is, once', async () => {
  const pictures = createPictureStore(store);
  const kept = await pictures.keep(drawing);
  expect(kept).toMatchObject({ width: 1200, height: 675 });
  expect(kept.placeholder).toMatch(/^data:image\/webp;base64,.{40,200}$/);
  expect(await pictures.keep(drawing)).toEqual(kept);
  expect(await readdir(path.join(folder, 'originals'))).toEqual([kept.hash, `${kept.hash}.json`]);
});

test('a photograph is encoded anew, without what a camera wrote into it', async () => {
  const bytes = await photograph();
  const { hash, width, height } = await createPictureStore(store).keep(bytes);
  expect([width, height]).toEqual([2560, 1280]);
  const original = await store.read(`originals/${hash}`);
  const metadata = await sharp(original ?? Buffer.alloc(0)).metadata();
  expect([metadata.format, metadata.exif]).toEqual(['webp', undefined]);
});

test('an upload is a picture of its own, and can be removed in all its sizes', async () => {
  const pictures = createPictureStore(store);
  const bytes = await photograph();
  const [one, other] = [await pictures.keepUpload(bytes), await pictures.keepUpload(bytes)];
  expect(one.hash).not.toBe(other.hash);
  const original = await store.read(`originals/${one.hash}`);
  expect((await sharp(original ?? Buffer.alloc(0)).metadata()).exif).toBeUndefined();
  expect((await ask(`/pictures/${one.hash}/320.webp`)).statusCode).toBe(200);
  await pictures.remove(one.hash);
  await pictures.remove(one.hash);
  expect((await ask(`/pictures/${one.hash}/320.webp`)).statusCode).toBe(404);
  expect((await ask(`/pictures/${other.hash}/320.webp`)).statusCode).toBe(200);
});

test('an upload is a photograph, and whole', async () => {
  const pictures = createPictureStore(store);
  await expect(pictures.keepUpload(drawing)).rejects.toThrow('a picture is svg');
  const bytes = await photograph();
  const half = bytes.subarray(0, bytes.length / 2);
  await expect(pictures.keepUpload(half)).rejects.toMatchObject({ name: 'PictureRefused' });
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['a text', Buffer.from('GIF89a, says the text')],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['too many bytes', Buffer.alloc(11 * 1024 * 1024)],
])('%s is no picture', async (_what, bytes) => {
  await expect(createPictureStore(store).keep(bytes)).rejects.toMatchObject({
    name: 'PictureRefused',
  });
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['320.avif', 'image/avif', 'heif', 320, 180],
  ['640.webp', 'image/webp', 'webp', 640, 360],
  ['1920.jpg', 'image/jpeg', 'jpeg', 1920, 1080],
  ['share.jpg', 'image/jpeg', 'jpeg', 1200, 630],
])('%s has its format and size, for ever', async (name, type, format, width, height) => {
  const { hash } = await createPictureStore(store).keep(drawing);
  const first = await ask(`/pictures/${hash}/${name}`);
  expect(first.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format, width, height });
  const again = await ask(`/pictures/${hash}/${name}`);
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
});

test.each([
  'x/320.avif',
  '../originals/320.avif',
  `${'0'.repeat(32)}/320.avif`,
  'HASH/321.avif',
  'HASH/320.svg',
  'HASH/..%2f..%2fx',
])('%s is nothing', async (address) => {
  const { hash } = await createPictureStore(store).keep(drawing);
  const reply = await ask(`/pictures/${address.replace('HASH', hash)}`);
  expect(reply.statusCode).toBe(404);
});

test('uploads wait in a queue, which has an end', async () => {
  let begin = () => undefined as void;
  const held = new Promise<void>((resolve) => (begin = resolve));
  const slow: ObjectStore = { ...store, write: () => held };
  const pictures = createPictureStore(slow);
  const bytes = await makePhotograph({ width: 40, height: 30 });
  const sent = Array.from({ length: 14 }, () =>
    pictures.keepUpload(bytes).then(
      () => 'kept',
      (error: Error) => error.name,
    ),
  );
  // one is taken in, twelve wait; the next is told at once
  expect(await Promise.race(sent)).toBe('PictureStoreBusy');
  begin();
  expect((await Promise.all(sent)).filter((outcome) => outcome === 'kept')).toHaveLength(13);
});

test('a picture of too many pixels is refused before it is read', async () => {
  const huge = await sharp({
    create: { width: 6000, height: 5000, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  const refused = createPictureStore(store).keepUpload(huge);
  await expect(refused).rejects.toMatchObject({ name: 'PictureRefused' });
});
