import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDefault, listActive } from './discovery-document';
import type { IsGood } from './find-last-good';
import { makeTestRelease } from './make-test-release';
import { runOperation } from './run-operation';
import { createStore, type Store } from './store';

let dataDir: string;
let store: Store;
const note = { by: 'asha', why: 'orders fail' };

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tarapath-rollback-'));
  store = createStore(dataDir);
  for (const version of ['1', '2', '3']) await deploy(version);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function deploy(version: string, traffic = 100, isGood?: IsGood) {
  const folder = makeTestRelease({ name: 'mf-a', version });
  const sources = [{ folder }];
  const done = await runOperation(
    store,
    { command: 'deploy', sources, traffic, ...note },
    ...(isGood ? [isGood] : []),
  );
  rmSync(folder, { recursive: true });
  return done;
}

const rollback = (wish: { from?: string; version?: string; by?: string } = {}, isGood?: IsGood) =>
  runOperation(store, { command: 'rollback', remote: 'mf-a', ...note, ...wish }, isGood);
const promote = (version: string, isGood?: IsGood) =>
  runOperation(store, { command: 'promote', remote: 'mf-a', version, ...note }, isGood);
const live = async () =>
  listActive((await store.load()).microFrontends['mf-a'] ?? []).map((v) => v.metadata.version);
const fallback = async () => {
  const versions = (await store.load()).microFrontends['mf-a'] ?? [];
  const url = findDefault(versions)?.fallbackUrl;
  return versions.find((version) => version.url === url)?.metadata.version;
};

describe('two who take the same release back end on the one before', () => {
  test('at once, without naming it', async () => {
    const done = await Promise.all([rollback(), rollback(), rollback({ by: 'ravi' })]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    for (const refused of done.filter(({ ok }) => !ok))
      expect(refused).toMatchObject({
        code: 'already_done',
        message: expect.stringContaining('(orders fail)'),
      });
    expect(await live()).toEqual(['2']);
  });

  test('one after the other, naming it', async () => {
    await rollback({ from: '3' });
    expect(await rollback({ from: '3', by: 'ravi' })).toMatchObject({
      code: 'already_done',
      message: expect.stringMatching(/^Already done: mf-a 3 was taken back by asha at .* \(orders/),
    });
    expect(await live()).toEqual(['2']);
    // it is meant like this
    expect(await rollback({ from: '2', by: 'ravi' })).toMatchObject({ ok: true });
    expect(await live()).toEqual(['1']);
  });

  test('one after the other, without naming it: another person is told, the same one goes on', async () => {
    await rollback();
    expect(await rollback({ by: 'ravi' })).toMatchObject({
      code: 'already_done',
      message:
        'mf-a 3 was just taken back to 2 by asha (orders fail). To go further back say --from 2',
    });
    expect(await live()).toEqual(['2']);
    expect(await rollback()).toMatchObject({ ok: true });
    expect(await live()).toEqual(['1']);
  });

  test('a release on trial is taken back once, and what serves everyone stays', async () => {
    await deploy('4', 5);
    await Promise.all([rollback({ from: '4' }), rollback({ from: '4', by: 'ravi' }), rollback()]);
    expect(await live()).toEqual(['3']);
  });

  test('what serves everyone is left although another is on trial', async () => {
    await deploy('4', 5);
    await rollback({ from: '3' });
    expect(await live()).toEqual(['2']);
  });

  test('what was deployed a moment ago by another is no rollback', async () => {
    await deploy('4', 5);
    expect(await rollback({ by: 'ravi' })).toMatchObject({ ok: true });
    await deploy('5');
    expect(await rollback({ by: 'ravi' })).toMatchObject({ ok: true });
    expect(await live()).toEqual(['3']);
  });

  test('a name that never served is said to be none', async () => {
    expect(await rollback({ from: '7' })).toMatchObject({
      message: 'mf-a 7 never served anybody',
    });
  });
});

describe('the last good release', () => {
  const bad =
    (...versions: string[]): IsGood =>
    (_remote, version) =>
      !versions.includes(version);

  test('is the newest that served without a crash or an alarm', async () => {
    await rollback({}, bad('2'));
    expect(await live()).toEqual(['1']);
  });

  test('is not there when all crashed: they are named, and one can be chosen', async () => {
    expect(await rollback({}, bad('1', '2'))).toMatchObject({
      code: 'no_previous',
      message: expect.stringContaining('2, 1 crashed or raised an alarm; name one of them'),
    });
    expect(await live()).toEqual(['3']);
    await rollback({ version: '2' }, bad('1', '2'));
    expect(await live()).toEqual(['2']);
  });

  test('is never the one that is left', async () => {
    await promote('2');
    await promote('3');
    expect(await rollback({}, bad('2'))).toMatchObject({ ok: true });
    expect(await live()).toEqual(['1']);
  });

  test('stands behind a new release, passing over what crashed', async () => {
    await deploy('4', 100, bad('3', '2'));
    expect(await fallback()).toBe('1');
    await deploy('5', 100, bad('1', '2', '3', '4'));
    // one that crashed is better than none
    expect(await fallback()).toBe('4');
    await promote('4', bad('5'));
    expect(await fallback()).not.toBe('4');
  });
});
