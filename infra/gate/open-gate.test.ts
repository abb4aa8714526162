import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleProcess } from '../isolation/bundle-process';
import { writeRelease, type SmallRelease } from '../isolation/testing/write-release';
import { noneIsBad } from '../releases/find-last-good';
import { runOperation } from '../releases/run-operation';
import { createStore, type Store } from '../releases/store';
import { checkPlatform } from './check-platform';
import { openGate, type Gate } from './open-gate';

let folder: string;
let store: Store;
let gate: Gate;
let program: string;

beforeAll(async () => (program = await bundleProcess()));
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tarapath-gate-'));
  store = createStore(path.join(folder, 'data'));
  gate = openGate(null);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Deploys a small release through the gate. */
function deploy(release: SmallRelease, traffic = 100) {
  writeRelease(path.join(folder, 'built'), release);
  const source = { folder: path.join(folder, 'built', release.name, release.version) };
  const note = { by: 'asha', why: 'a test' };
  return runOperation(
    store,
    { command: 'deploy', sources: [source], traffic, ...note },
    noneIsBad,
    gate,
  );
}

const table =
  'CREATE SCHEMA "content";--> statement-breakpoint\nCREATE TABLE content.items (id int);';
const first = { name: 'mf-content', version: '1', migrations: [table] };

test('a migration that changes what releases in use need is refused, also for one visitor in a hundred', async () => {
  expect(await deploy(first)).toMatchObject({ ok: true });
  const rename = 'ALTER TABLE content.items RENAME TO things;';
  const refused = await deploy({ ...first, version: '2', migrations: [table, rename] }, 1);
  expect(refused).toMatchObject({ ok: false, code: 'unsafe_migration' });
  expect(refused).toMatchObject({ message: expect.stringContaining('0001.sql: renames items') });
  // nothing of it stays, so a better build may have its version
  const added = 'ALTER TABLE content.items ADD COLUMN note text;';
  expect(await deploy({ ...first, version: '2', migrations: [table, added] }, 1)).toMatchObject({
    ok: true,
  });
});

test('what has run is not changed, and another schema is out of reach from the beginning', async () => {
  await deploy(first);
  expect(
    await deploy({ ...first, version: '2', migrations: [table.replace('int', 'bigint')] }),
  ).toMatchObject({ message: expect.stringContaining('0000.sql was changed after it had run') });
  expect(
    await deploy({ name: 'mf-new', version: '1', migrations: ['DROP TABLE content.items;'] }),
  ).toMatchObject({ message: expect.stringContaining('content.items is outside the schema new') });
});

test('an address that another remote has is refused at the deploy', async () => {
  await deploy({ name: 'mf-a', version: '1', endpoints: [['GET', '/api/a', '']] });
  expect(await deploy({ name: 'mf-b', version: '1', route: '/mf-a' })).toMatchObject({
    code: 'address_taken',
    message: 'mf-b wants page /mf-a, which mf-a has',
  });
});

test('a release that does not start is refused with its reason, and one that does is taken', async () => {
  gate = openGate(() => program);
  expect(
    await deploy({ name: 'mf-a', version: '1', atLoad: 'throw new Error("no key")' }),
  ).toMatchObject({
    code: 'does_not_start',
    message: expect.stringMatching(/^mf-a 1 does not start: .*no key/),
  });
  expect(await deploy({ name: 'mf-a', version: '1', atLoad: 'process.exit(3)' })).toMatchObject({
    message: expect.stringContaining('it ended with 3'),
  });
  const late =
    'module.exports.definition = { routes: [{ load: async () => ({}), page: async () => { throw new Error("no page") } }] };';
  expect(await deploy({ name: 'mf-a', version: '1', afterLoad: late })).toMatchObject({
    message: expect.stringContaining('no page'),
  });
  expect(
    await deploy({ name: 'mf-a', version: '1', seed: 'throw new Error("not in a trial")' }),
  ).toMatchObject({ ok: true });
});

test('what the platform lacks, or has too old, is said', () => {
  const needs = (platform: Record<string, string>) =>
    checkPlatform({ name: 'mf-a', version: '1', platform }, (name) =>
      name === 'argon2' ? '0.45.1' : undefined,
    );
  expect(needs({ argon2: '0.45.0' })).toBeNull();
  expect(needs({ argon2: '0.46.0' })).toMatchObject({
    code: 'platform_mismatch',
    message: 'mf-a 1 needs argon2 0.46.0 of the platform, which has 0.45.1',
  });
  expect(needs({ canvas: '1.0.0' })).toMatchObject({
    message: expect.stringContaining('has none'),
  });
});
