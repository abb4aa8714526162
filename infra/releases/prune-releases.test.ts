import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTestRelease } from './make-test-release';
import { pruneReleases } from './prune-releases';
import { runOperation } from './run-operation';
import { createStore, type Store } from './store';

let dataDir: string;
let store: Store;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tarapath-prune-'));
  store = createStore(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function deploy(version: string) {
  const folder = makeTestRelease({ name: 'mf-a', version });
  const note = { by: 'asha', why: 'a test' };
  await runOperation(store, { command: 'deploy', sources: [{ folder }], traffic: 100, ...note });
  rmSync(folder, { recursive: true });
}

const DAY = 86_400_000;
const versions = () => readdirSync(path.join(store.releasesFolder, 'mf-a')).sort();
const prune = (options: object, daysLater: number) =>
  pruneReleases(
    store,
    { days: 30, generations: 2, dryRun: false, ...options },
    Date.now() + daysLater * DAY,
  );

test('what no recent generation refers to goes; what is listed now stays, however old', async () => {
  for (let number = 1; number <= 9; number += 1) await deploy(String(number));
  const left = ['5', '6', '7', '8', '9'];
  const planned = await prune({ dryRun: true }, 31);
  expect(planned).toMatchObject({ dryRun: true, removed: { length: 3 } });
  expect(versions()).toHaveLength(9);
  mkdirSync(path.join(store.releasesFolder, '.incoming-at-999999999-abc'));
  const done = await prune({}, 31);
  expect(done).toMatchObject({
    ok: true,
    drafts: 1,
    removed: ['1', '2', '3'].map((version) => ({
      ...{ remote: 'mf-a', version },
      bytes: expect.any(Number),
    })),
  });
  // the generation before last listed the fourth
  expect(versions()).toEqual(['4', ...left]);
  await prune({ generations: 1 }, 365);
  expect(versions()).toEqual(left);
  expect(await runOperation(store, { command: 'verify' })).toMatchObject({ ok: true });
});

test('within the days nothing goes, nor what was just taken in', async () => {
  for (let number = 1; number <= 7; number += 1) await deploy(String(number));
  expect(await prune({ generations: 1 }, 29)).toMatchObject({ removed: [] });
  mkdirSync(path.join(store.releasesFolder, 'mf-a/on-its-way'));
  expect(await prune({ generations: 1 }, 0)).toMatchObject({ removed: [] });
  expect(versions()).toContain('on-its-way');
});

test('where nothing was deployed there is nothing to remove', async () => {
  expect(await prune({}, 0)).toMatchObject({ ok: true, removed: [], drafts: 0 });
});
