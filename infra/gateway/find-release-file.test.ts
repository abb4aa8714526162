import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findReleaseFile } from './find-release-file';

let data: string;
let client: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'files-'));
  client = path.join(data, 'releases/mf-a/1/client');
  mkdirSync(path.join(client, 'chunks'), { recursive: true });
  writeFileSync(path.join(client, 'chunks/a.js'), 'a()');
  writeFileSync(path.join(data, 'secret.json'), '{}');
  mkdirSync(path.join(data, 'releases/mf-a/1/client-more'));
  writeFileSync(path.join(data, 'releases/mf-a/1/client-more/b.js'), 'b()');
});
afterEach(() => rmSync(data, { recursive: true }));

test('a file of the folder is found, with its size', async () => {
  expect(await findReleaseFile(client, 'chunks/a.js')).toMatchObject({ size: 3 });
});

test.each([
  '../../../../secret.json',
  'chunks/../../client/chunks/a.js',
  '../client-more/b.js',
  '/etc/hostname',
  'chunks\\a.js',
  'chunks/a.js\0.js',
  'chunks//a.js',
  './chunks/a.js',
  'chunks',
  'chunks/a.js/b.js',
  'none.js',
  '',
  `${'long'.repeat(50)}.js`,
  `${'long/'.repeat(2000)}a.js`,
  '%2e%2e/secret.json',
])('%j is no file of it', async (file) => {
  expect(await findReleaseFile(client, file)).toBeNull();
});

test('links that lead out of the folder are not followed, nor rings', async () => {
  symlinkSync(path.join(data, 'secret.json'), path.join(client, 'linked.json'));
  symlinkSync(data, path.join(client, 'all'));
  symlinkSync('ring.js', path.join(client, 'ring.js'));
  symlinkSync('chunks/a.js', path.join(client, 'inside.js'));
  expect(await findReleaseFile(client, 'linked.json')).toBeNull();
  expect(await findReleaseFile(client, 'all/secret.json')).toBeNull();
  expect(await findReleaseFile(client, 'ring.js')).toBeNull();
  expect(await findReleaseFile(client, 'inside.js')).not.toBeNull();
});

test('a folder that is gone has no files', async () => {
  expect(await findReleaseFile(path.join(data, 'gone'), 'a.js')).toBeNull();
});
