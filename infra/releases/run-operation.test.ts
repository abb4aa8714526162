import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOperation, type Operation } from './operation';
import { makeTestRelease, type TestRelease } from './make-test-release';
import { resolveRelease } from './resolve-release';
import { runOperation } from './run-operation';
import { createStore, type Store } from './store';

let dataDir: string;
let store: Store;
const folders: string[] = [];
const note = { by: 'asha', why: 'test' };

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tarapath-store-'));
  store = createStore(dataDir);
});

afterEach(() => {
  for (const folder of [dataDir, ...folders.splice(0)]) rmSync(folder, { recursive: true });
});

function build(release: TestRelease): string {
  const folder = makeTestRelease(release);
  folders.push(folder);
  return folder;
}

const run = (operation: Operation) => runOperation(store, operation);
const deploy = (release: TestRelease, traffic = 100) =>
  run({ command: 'deploy', sources: [{ folder: build(release) }], traffic, ...note });

async function shares(name = 'mf-a'): Promise<Record<string, number>> {
  const { microFrontends } = await store.load();
  const active = (microFrontends[name] ?? []).filter((v) => v.deployment.traffic > 0);
  return Object.fromEntries(active.map((v) => [v.metadata.version, v.deployment.traffic]));
}

test('deploy, canary, promote and rollback each make a generation with who, when and why', async () => {
  expect(await deploy({ name: 'mf-a', version: '1' })).toMatchObject({ ok: true, generation: 1 });
  await deploy({ name: 'mf-a', version: '2' }, 5);
  expect(await shares()).toEqual({ 1: 95, 2: 5 });
  await run({ command: 'canary', remote: 'mf-a', version: '2', percent: 50, ...note });
  expect(await shares()).toEqual({ 1: 50, 2: 50 });
  await run({ command: 'promote', remote: 'mf-a', version: '2', ...note });
  expect(await shares()).toEqual({ 2: 100 });

  const back = await run({ command: 'rollback', remote: 'mf-a', by: 'ravi', why: 'wrong colours' });
  expect(back).toMatchObject({ ok: true, generation: 5 });
  expect(await shares()).toEqual({ 1: 100 });
  const first = JSON.parse(readFileSync(join(dataDir, 'discovery/1.json'), 'utf8'));
  expect((await store.load()).microFrontends).toEqual(first.microFrontends);

  const history = await run({ command: 'history', remote: 'mf-a' });
  expect(history).toMatchObject({ entries: { length: 5 } });
  expect(history).toMatchObject({
    entries: [
      { generation: 5, by: 'ravi', why: 'wrong colours', default: '1', canary: null },
      {},
      {},
      {},
      {},
    ],
  });
});

test('a rollback never goes to a release that was itself rolled back', async () => {
  for (const version of ['1', '2', '3']) await deploy({ name: 'mf-a', version });
  const rollback = (version?: string) =>
    run({ command: 'rollback', remote: 'mf-a', ...(version ? { version } : {}), ...note });
  await rollback();
  await rollback();
  expect(await shares()).toEqual({ 1: 100 });
  expect(await rollback()).toMatchObject({ ok: false, code: 'no_previous' });
  expect(await rollback('1')).toMatchObject({ ok: false, code: 'already_so' });
  expect(await rollback('9')).toMatchObject({ ok: false, code: 'never_default' });
  await rollback('3');
  expect(await shares()).toEqual({ 3: 100 });
});

test('a rollback while a canary runs takes the canary back', async () => {
  await deploy({ name: 'mf-a', version: '1' });
  await deploy({ name: 'mf-a', version: '2' });
  await deploy({ name: 'mf-a', version: '3' }, 10);
  await run({ command: 'rollback', remote: 'mf-a', ...note });
  expect(await shares()).toEqual({ 2: 100 });
});

test('releases that do not fit together are refused', async () => {
  const shared = { react: '19.3.1' };
  await deploy({ name: 'shell-host', version: '1', shared });
  expect(await deploy({ name: 'mf-a', version: '1', shared: { react: '19.9.0' } })).toMatchObject({
    code: 'shared_mismatch',
    message: 'mf-a 1 needs react 19.9.0; shell-host 1 provides 19.3.1',
  });
  expect(await deploy({ name: 'mf-a', version: '2', needs: ['b.x'] })).toMatchObject({
    code: 'missing_endpoint',
    message: 'mf-a 2 calls b.x, which no deployed API offers',
  });
  const provides = [{ id: 'b.x', method: 'GET', path: '/api/x' }];
  await deploy({ name: 'mf-b', version: '1', provides });
  await deploy({ name: 'mf-a', version: '2', needs: ['b.x'] });
  // What one release needs can't be taken away, not even from some visitors.
  expect(await deploy({ name: 'mf-b', version: '2' }, 5)).toMatchObject({
    code: 'missing_endpoint',
  });
  expect(await deploy({ name: 'shell-host', version: '2', shared: {} })).toMatchObject({
    code: 'shared_mismatch',
  });
  expect((await store.load()).generation).toBe(3);
});

test('releases that need each other go out in one generation', async () => {
  const sources = [
    { folder: build({ name: 'mf-a', version: '1', needs: ['b.x'] }) },
    {
      folder: build({
        name: 'mf-b',
        version: '1',
        provides: [{ id: 'b.x', method: 'GET', path: '/' }],
      }),
    },
  ];
  const operation: Operation = { command: 'deploy', sources, traffic: 100, ...note };
  expect(await run(operation)).toMatchObject({ ok: true, generation: 1 });
  expect(await run(operation)).toMatchObject({ ok: false, code: 'already_so' });
});

test('damage is found before visitors get it, named by verify, and mended by the same build', async () => {
  const one = build({ name: 'mf-a', version: '1' });
  const operation: Operation = {
    command: 'deploy',
    sources: [{ folder: one }],
    traffic: 100,
    ...note,
  } as const;
  await run(operation);
  await deploy({ name: 'mf-a', version: '2' });
  const entry = join(store.releasesFolder, 'mf-a/1/client/remoteEntry.js');
  appendFileSync(entry, ';alert(1)');
  expect(await run({ command: 'rollback', remote: 'mf-a', ...note })).toMatchObject({
    code: 'damaged_release',
    message: 'mf-a 1: client/remoteEntry.js was changed',
  });
  expect(await run({ command: 'verify' })).toMatchObject({ code: 'damaged_release' });
  expect(await run(operation)).toMatchObject({ ok: true });
  expect(await run({ command: 'verify' })).toMatchObject({ ok: true });

  writeFileSync(join(one, 'client/extra.js'), '');
  expect(await run(operation)).toMatchObject({ message: 'mf-a 1: client/extra.js is not listed' });
});

test('the first release of a remote can go to some visitors, and be taken back from them', async () => {
  const provides = [{ id: 'new.get', method: 'GET', path: '/api/new' }];
  expect(await deploy({ name: 'mf-new', version: '1', provides }, 5)).toMatchObject({ ok: true });
  expect(await shares('mf-new')).toEqual({ 1: 5 });
  // what most visitors do not have, nobody may rely on
  expect(await deploy({ name: 'mf-a', version: '1', needs: ['new.get'] })).toMatchObject({
    code: 'missing_endpoint',
  });
  const document = await store.load();
  const got = Array.from({ length: 400 }, (_, n) => resolveRelease(document, 'mf-new', `v${n}`));
  expect(got.filter(Boolean).length).toBeGreaterThan(5);
  expect(got.filter(Boolean).length).toBeLessThan(40);
  expect(await run({ command: 'history', remote: 'mf-new' })).toMatchObject({
    entries: [{ default: '', canary: { version: '1', traffic: 5 } }],
  });
  expect(await run({ command: 'rollback', remote: 'mf-new', ...note })).toMatchObject({ ok: true });
  expect(await shares('mf-new')).toEqual({});
  await run({ command: 'promote', remote: 'mf-new', version: '1', ...note });
  expect(await shares('mf-new')).toEqual({ 1: 100 });
  expect(await deploy({ name: 'shell-host', version: '1' }, 5)).toMatchObject({ ok: false });
});

test('a release never changes', async () => {
  await deploy({ name: 'mf-a', version: '1' });
  expect(await deploy({ name: 'mf-a', version: '1' })).toMatchObject({ code: 'already_so' });
  expect(await deploy({ name: 'mf-a', version: '1', slots: ['x'] })).toMatchObject({
    code: 'version_taken',
  });
});

test('the live release is mended in place, also by a later build of the same sources', async () => {
  await deploy({ name: 'mf-a', version: '1' });
  for (const builtAt of ['later', 'later']) {
    rmSync(join(store.releasesFolder, 'mf-a/1/server/pages.cjs'));
    await deploy({ name: 'mf-a', version: '1', builtAt });
    expect(await run({ command: 'verify' })).toMatchObject({ ok: true });
  }
});

test('what is not there is refused by name', async () => {
  expect(
    await run({ command: 'deploy', sources: [{ folder: '/nowhere' }], traffic: 100, ...note }),
  ).toMatchObject({
    code: 'missing_release',
  });
  expect(await run({ command: 'history', remote: 'mf-x' })).toMatchObject({
    code: 'unknown_remote',
  });
  expect(await run({ command: 'promote', remote: 'mf-x', version: '1', ...note })).toMatchObject({
    code: 'unknown_remote',
  });
  await deploy({ name: 'mf-a', version: '1' });
  expect(await run({ command: 'promote', remote: 'mf-a', version: '7', ...note })).toMatchObject({
    code: 'missing_release',
  });
});

test('writers at the same time lose nothing', async () => {
  const names = ['mf-a', 'mf-b', 'mf-c', 'mf-d'];
  await Promise.all(names.map((name) => deploy({ name, version: '1' })));
  const document = await store.load();
  expect(document.generation).toBe(4);
  expect(Object.keys(document.microFrontends).sort()).toEqual(names);
});

test('an upload is named, not its files, and gets its place only when it is whole', async () => {
  for (const body of [
    { files: { 'release.json': '' } },
    { uploads: ['../escape'] },
    { uploads: [] },
  ])
    expect(readOperation('deploy', { ...body, ...note })).toMatchObject({ code: 'bad_operation' });
  const parsed = readOperation('deploy', { uploads: ['0'.repeat(32)], ...note });
  expect(parsed.ok && (await run(parsed.operation))).toMatchObject({ code: 'missing_release' });
});

test('operations from the network are validated', () => {
  expect(readOperation('format', {})).toMatchObject({ code: 'bad_operation' });
  expect(readOperation('deploy', { sources: [{ folder: '/etc' }], ...note })).toMatchObject({
    code: 'bad_operation',
  });
  expect(readOperation('promote', { remote: '../x', version: '1', ...note })).toMatchObject({
    code: 'bad_operation',
  });
  expect(readOperation('rollback', { remote: 'mf-a', by: 'asha' })).toMatchObject({
    code: 'bad_operation',
  });
  expect(readOperation('rollback', { remote: 'mf-a', ...note })).toEqual({
    ok: true,
    operation: { command: 'rollback', remote: 'mf-a', ...note },
  });
});
