import { createPictureStore } from 'infra/pictures/picture-store';
import { CAMERA_NOTE, makePhotograph } from 'infra/test/make-photograph';
import { createTestDatabase } from 'infra/test/test-database';
import { removeImage, uploadImage } from 'shared/contracts/auth-picture';
import { MAX_IMAGE_BYTES } from 'shared/contracts/content-pictures';
import { startAuthApi, expectAnswer, expectRefusal } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { signIn } from '../testing/sign-in';

const stored = new Map<string, Buffer>();
const pictures = createPictureStore({
  read: async (name) => stored.get(name) ?? null,
  write: async (name, bytes) => void stored.set(name, Buffer.from(bytes)),
  remove: async (name) => void stored.delete(name),
});
let auth: AuthApi;
let context: { session: Awaited<ReturnType<typeof signIn>>['session'] };
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase, pictures);
  context = { session: (await signIn(auth, '9400000001')).session };
});
afterAll(() => auth.stop());

const upload = (bytes: Uint8Array, name = 'me.jpg') =>
  auth.call(uploadImage, { body: { image: { name, bytes } } }, context);
const shown = async () => {
  const { sessionId } = context.session;
  const { rows } = await auth.pool.query(
    'select img_url from auth.users join auth.sessions on users.id = user_id where sessions.id = $1',
    [sessionId],
  );
  return rows[0]?.img_url;
};

test('a picture is shown until another takes its place, which removes it', async () => {
  expect((await makePhotograph()).includes(CAMERA_NOTE)).toBe(true);
  const first = expectAnswer(await upload(await makePhotograph())).data.img_url;
  expect(first).toMatch(/^\/pictures\/[0-9a-f]{32}\/320\.webp$/);
  expect(await shown()).toBe(first);
  const second = expectAnswer(
    await upload(await makePhotograph({ background: '#a3242b' }), 'x.php'),
  ).data.img_url;
  expect(await shown()).toBe(second);
  expect([...stored.keys()].every((name) => name.includes(second.split('/')[2] ?? ''))).toBe(true);
  for (const bytes of stored.values()) expect(bytes.includes(CAMERA_NOTE)).toBe(false);
  expectAnswer(await auth.call(removeImage, {}, context));
  expect([await shown(), stored.size]).toEqual([null, 0]);
  expectAnswer(await auth.call(removeImage, {}, context));
});

test.each([
  ['a page called a picture', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused beside its field and changes nothing', async (_what, bytes) => {
  expect(expectRefusal(await upload(bytes))).toMatchObject({
    code: 'invalid_input',
    fields: { 'body.image': expect.stringContaining('JPEG') },
  });
  expect([await shown(), stored.size]).toEqual([null, 0]);
});

test('too large a file is refused as such', async () => {
  expect(expectRefusal(await upload(Buffer.alloc(MAX_IMAGE_BYTES + 1)))).toMatchObject({
    status: 413,
    fields: { 'body.image': expect.stringContaining('5 MB') },
  });
});

test('a form without a file names the field', async () => {
  const outcome = await auth.call(uploadImage, { body: { image: '' as never } }, context);
  expect(expectRefusal(outcome).fields).toEqual({ 'body.image': 'Please choose a picture.' });
});

test('a store that fails is no fault of the picture', async () => {
  const broken = { ...pictures, keepUpload: () => Promise.reject(new Error('no store')) };
  const other = await startAuthApi(createTestDatabase, broken);
  const image = { name: 'a', bytes: await makePhotograph() };
  await expect(other.call(uploadImage, { body: { image } }, context)).rejects.toThrow('no store');
  await other.stop();
});
