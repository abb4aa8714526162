import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStoreSource } from '../gateway/store-source';
import { openFolder, type ObjectStore } from '../object-store/object-store';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { openDatabaseGenerations } from './database-generations';
import { makeTestRelease, type TestRelease } from './make-test-release';
import type { Operation } from './operation';
import { runOperation } from './run-operation';
import { shareFiles } from './shared-files';
import { composeStore, type Store } from './store';

let database: TestDatabase;
let folder: string;
let shared: ObjectStore;
/** What fails next in the shared store. */
let isStoreAway = false;
const stores: Store[] = [];
const note = { by: 'asha', why: 'test' };
const log = { warn: () => undefined };

beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'nothing');
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarapath-shared-'));
  const kept = openFolder(join(folder, 'store'));
  const orFail = <T>(work: () => Promise<T>) =>
    isStoreAway ? Promise.reject(new Error('the store is away')) : work();
  shared = {
    read: (name) => orFail(() => kept.read(name)),
    write: (name, bytes) => orFail(() => kept.write(name, bytes)),
    remove: (name) => kept.remove(name),
  };
});
afterEach(async () => {
  isStoreAway = false;
  for (const store of stores.splice(0)) await store.close();
  await database.pool.query('delete from releases.generations');
  rmSync(folder, { recursive: true });
});
afterAll(() => database.drop());

/** A gateway's store, with a disk of its own. */
function open(name: string, urls: { url: string; ownerUrl: string } = database): Store {
  const files = shareFiles(shared, join(folder, name, 'releases'));
  const store = composeStore(openDatabaseGenerations(urls, log), files, true);
  stores.push(store);
  return store;
}

const deployAt = (store: Store, release: TestRelease, traffic = 100) => {
  const source = makeTestRelease(release);
  const operation: Operation = {
    command: 'deploy',
    sources: [{ folder: source }],
    traffic,
    ...note,
  };
  return runOperation(store, operation).finally(() => rmSync(source, { recursive: true }));
};
const changeAt = (store: Store, command: 'rollback' | 'promote', version = '1') =>
  runOperation(store, { command, remote: 'mf-a', version, ...note });
const entry = (name: string, version: string) =>
  join(folder, name, 'releases/mf-a', version, 'client/remoteEntry.js');

test('what one gateway deploys another has, and takes back, with a disk of its own', async () => {
  const [a, b] = [open('a'), open('b')];
  await deployAt(a, { name: 'mf-a', version: '1' });
  expect(await deployAt(a, { name: 'mf-a', version: '2' })).toMatchObject({ generation: 2 });
  const source = createStoreSource(b, join(folder, 'b'));
  expect(await source.load()).toMatchObject({ generation: 2 });
  await source.bring({ name: 'mf-a', version: '2' });
  expect(readFileSync(entry('b', '2'), 'utf8')).toBe('entry of mf-a 2');
  expect(await changeAt(b, 'rollback')).toMatchObject({ ok: true, generation: 3 });
  expect(existsSync(entry('b', '1'))).toBe(true);
  expect(await runOperation(a, { command: 'verify' })).toMatchObject({ ok: true });
  expect(await runOperation(a, { command: 'history', remote: 'mf-a' })).toMatchObject({
    entries: [{ generation: 3, default: '1' }, {}, {}],
  });
  // listed no more, but it was once
  for (let version = 3; version < 9; version += 1)
    await deployAt(a, { name: 'mf-a', version: String(version) });
  expect(await changeAt(open('c'), 'promote', '2')).toMatchObject({ ok: true });
});

test('writers on two machines lose nothing, and a version has one content', async () => {
  const gateways = [open('a'), open('b')];
  const deployed = await Promise.all(
    ['mf-a', 'mf-b', 'mf-c', 'mf-d'].map((name, index) =>
      deployAt(gateways[index % 2] as Store, { name, version: '1' }),
    ),
  );
  expect(deployed.map((result) => result.ok)).toEqual([true, true, true, true]);
  const { generation, microFrontends } = await open('c').load();
  expect([generation, Object.keys(microFrontends).length]).toEqual([4, 4]);
  expect(await deployAt(open('c'), { name: 'mf-a', version: '1', slots: ['x'] })).toMatchObject({
    code: 'version_taken',
  });
});

test('a release that is not whole in the store is never listed', async () => {
  const a = open('a');
  await deployAt(a, { name: 'mf-a', version: '1' });
  isStoreAway = true;
  await expect(deployAt(a, { name: 'mf-a', version: '2' })).rejects.toThrow('the store is away');
  isStoreAway = false;
  expect(await open('b').load()).toMatchObject({ generation: 1 });
  expect(await deployAt(a, { name: 'mf-a', version: '2' })).toMatchObject({ generation: 2 });
});

test('a damaged or foreign file in the copy is mended, a damaged object is not taken', async () => {
  await deployAt(open('a'), { name: 'mf-a', version: '1' });
  const source = createStoreSource(open('b'), join(folder, 'b'));
  await source.load();
  const bring = () => source.bring({ name: 'mf-a', version: '1' });
  await bring();
  appendFileSync(entry('b', '1'), ';alert(1)');
  await bring();
  expect(readFileSync(entry('b', '1'), 'utf8')).toBe('entry of mf-a 1');
  const objects = join(folder, 'store/releases/mf-a/1');
  for (const name of readdirSync(objects)) appendFileSync(join(objects, name), 'x');
  expect(await changeAt(open('c'), 'promote')).toMatchObject({ ok: false });
  rmSync(entry('b', '1'));
  await bring();
  expect(existsSync(entry('b', '1'))).toBe(false);
});

test('without the database the last generation stays, also after a restart', async () => {
  await deployAt(open('a'), { name: 'mf-a', version: '1' });
  const away = {
    url: 'postgresql://nobody@127.0.0.1:1/none',
    ownerUrl: 'postgresql://nobody@127.0.0.1:1/none',
  };
  const start = (urls?: typeof away) => createStoreSource(open('b', urls), join(folder, 'b'));
  await expect(start(away).load()).rejects.toThrow('ECONNREFUSED');
  const before = start();
  const document = await before.load();
  await before.bring({ name: 'mf-a', version: '1' });
  expect(before.isBehind()).toBe(false);

  const after = start(away);
  expect(await after.load()).toEqual(document);
  expect(after.isBehind()).toBe(true);
  expect(await after.listKnown()).toEqual(new Set(['mf-a@1']));
  await after.bring({ name: 'mf-a', version: '1' });
  const told: string[] = [];
  const lost = new Promise<void>((resolve) => {
    const watcher = after.watch(
      () => undefined,
      (_error, what) => {
        told.push(what);
        watcher.close();
        resolve();
      },
    );
  });
  await lost;
  expect(told).toEqual(['the generations can not be read: the last one known stays in use']);
});
