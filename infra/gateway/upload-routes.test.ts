import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { callOps } from '../releases/call-ops';
import { makeTestRelease } from '../releases/make-test-release';
import { createStore } from '../releases/store';
import { dropDrafts } from '../releases/uploads';
import { hashContent } from '../releases/verify-release';
import { addOpsRoutes } from './ops-routes';

const token = 'the token of ops in this test';
let dataDir: string;
let app: FastifyInstance;
let url: string;
const put: string[] = [];
const releases = () => path.join(dataDir, 'releases');
const folders: string[] = [];

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tarapath-upload-'));
  mkdirSync(releases());
  put.length = 0;
  app = fastify();
  app.addHook('onRequest', async ({ method, url: asked }) => {
    if (method === 'PUT') put.push(asked);
  });
  addOpsRoutes(app, createStore(dataDir), { current: token, old: null }, () => undefined);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await app.close();
  for (const folder of [dataDir, ...folders.splice(0)]) rmSync(folder, { recursive: true });
});

function build(version: string): string {
  const folder = makeTestRelease({ name: 'mf-a', version });
  folders.push(folder);
  return folder;
}
const deploy = (folder: string) =>
  callOps(url, token, {
    ...{ command: 'deploy', sources: [{ folder }], traffic: 100, by: 'asha', why: 'a test' },
  });
const ask = (method: 'POST' | 'PUT', place: string, payload: Buffer | object, bearer = token) =>
  app.inject({
    ...{ method, url: `/ops/releases/${place}`, payload },
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}),
    },
  });
const read = (folder: string, file: string) => readFileSync(path.join(folder, file));
const offer = (folder: string) =>
  ask('POST', 'offer', { manifest: read(folder, 'release.json').toString() });
const send = (upload: string, content: Buffer, hash = hashContent(content)) =>
  ask('PUT', `uploads/${upload}/${encodeURIComponent(hash)}`, content);

test('a release arrives, and the next one sends only what is new', async () => {
  expect(await deploy(build('1'))).toMatchObject({ ok: true, generation: 1 });
  expect(put).toHaveLength(3);
  expect(await deploy(build('2'))).toMatchObject({ ok: true, generation: 2 });
  // its entry alone differs
  expect(put).toHaveLength(4);
  expect(readdirSync(releases())).toEqual(['mf-a']);
  expect(await callOps(url, token, { command: 'verify' })).toMatchObject({ ok: true });
});

test('one that was cut off shows nothing, and goes on where it was', async () => {
  const folder = build('1');
  const { upload, missing } = (await offer(folder)).json() as { upload: string; missing: string[] };
  expect(missing).toHaveLength(3);
  expect((await send(upload, read(folder, 'client/style.css'))).json()).toEqual({ ok: true });
  const note = { uploads: [upload], by: 'asha' };
  expect((await ask('POST', 'deploy', note)).json()).toMatchObject({ code: 'damaged_release' });
  expect(readdirSync(releases())).toEqual([`.incoming-${upload}`]);
  expect((await offer(folder)).json()).toMatchObject({ upload, missing: { length: 2 } });
  expect(await deploy(folder)).toMatchObject({ ok: true, generation: 1 });
  expect(put).toHaveLength(3);
});

test('what was changed on its way, belongs to nothing or leads elsewhere is refused', async () => {
  const folder = build('1');
  const { upload } = (await offer(folder)).json() as { upload: string };
  const style = read(folder, 'client/style.css');
  expect((await send(upload, Buffer.from('other'), hashContent(style))).json()).toMatchObject({
    code: 'damaged_release',
  });
  expect((await send(upload, Buffer.from('other'))).json()).toMatchObject({ code: 'bad_release' });
  expect((await send('0'.repeat(32), style)).json()).toMatchObject({ code: 'missing_release' });
  expect((await send('..%2f..%2fetc', style)).json()).toMatchObject({ code: 'missing_release' });
  expect((await send(upload, Buffer.alloc(33 * 1024 * 1024))).statusCode).toBe(413);
  const manifest = JSON.parse(read(folder, 'release.json').toString()) as { files: object };
  for (const files of [{ '../out': hashContent(style) }, { a: 'md5' }])
    expect(
      (await ask('POST', 'offer', { manifest: JSON.stringify({ ...manifest, files }) })).json(),
    ).toMatchObject({ code: 'bad_release' });
  expect((await ask('POST', 'offer', {})).json()).toMatchObject({ code: 'bad_operation' });
});

test('nothing is taken from who has no token', async () => {
  expect((await ask('POST', 'offer', {}, 'wrong')).statusCode).toBe(401);
  expect((await ask('PUT', 'uploads/a/b', Buffer.alloc(1), 'wrong')).statusCode).toBe(401);
});

test('what never became whole goes after a day, what a kill left at once', async () => {
  const { upload } = (await offer(build('1'))).json() as { upload: string };
  const old = '.incoming-at-999999999-abc';
  mkdirSync(path.join(releases(), old));
  mkdirSync(path.join(releases(), `.incoming-at-${process.pid}-abc`));
  expect(await dropDrafts(releases())).toEqual([old]);
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(path.join(releases(), `.incoming-${upload}`), yesterday, yesterday);
  expect(await dropDrafts(releases())).toEqual([`.incoming-${upload}`]);
});
