import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DiscoveryDocument } from './discovery-document';
import { makeTestVersion } from './make-test-release';
import { createStore } from './store';
import { watchDiscovery } from './watch-discovery';

test('the current generation comes at once, a new one as soon as it is there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tarapath-watch-'));
  const store = createStore(dataDir);
  const seen: number[] = [];
  let waiting: (() => void) | null = null;
  const watcher = watchDiscovery(store, ({ generation }: DiscoveryDocument) => {
    seen.push(generation);
    waiting?.();
  });
  const next = () => new Promise<void>((resolve) => (waiting = resolve));
  await next();
  expect(seen).toEqual([0]);

  for (const generation of [1, 2]) {
    const arrived = next();
    // An idle listing needs no files, so the store accepts it alone.
    const microFrontends: DiscoveryDocument['microFrontends'] = {};
    await store.change(async () => ({ ok: true, microFrontends }), { by: 'test', why: 'test' });
    await arrived;
    expect(seen.at(-1)).toBe(generation);
  }
  watcher.close();
  rmSync(dataDir, { recursive: true });
});

test('a state with traffic that does not add up never becomes a generation', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tarapath-watch-'));
  const store = createStore(dataDir);
  const deployment = { traffic: 120, default: true };
  const lonely = { ...makeTestVersion({ name: 'mf-a', version: '1' }), deployment };
  const plan = async () => ({ ok: true as const, microFrontends: { 'mf-a': [lonely] } });
  expect(await store.change(plan, { by: 'test', why: 'test' })).toMatchObject({
    code: 'bad_traffic',
  });
  expect(await store.loadGeneration()).toBe(0);
  rmSync(dataDir, { recursive: true });
});
