import type { DiscoveryDocument } from '../releases/discovery-document';
import { makeTestVersion } from '../releases/make-test-release';
import { noneIsBad } from '../releases/find-last-good';
import { keepReleases, startReleases } from './start-releases';

const listed = (name: string, version: string, traffic: number, fallback?: string) => {
  const made = makeTestVersion({ name, version });
  const fallbackUrl = fallback && makeTestVersion({ name, version: fallback }).url;
  const deployment = { traffic, default: traffic === 100 };
  return { ...made, deployment, ...(fallbackUrl ? { fallbackUrl } : {}) };
};
const document: DiscoveryDocument = {
  ...{ schema: 'frontend-discovery/v1-pre', generation: 1, at: '', by: '', why: '' },
  microFrontends: {
    'shell-host': [listed('shell-host', '1', 100, '0'), listed('shell-host', '0', 0)],
    'mf-a': [listed('mf-a', '2', 100, '1'), listed('mf-a', '1', 0), listed('mf-a', '0', 0)],
    'mf-b': [listed('mf-b', '1', 100)],
  },
};

test('a release that never starts holds nobody up for good', async () => {
  jest.useFakeTimers();
  const started: string[] = [];
  const reported: string[] = [];
  const host = {
    async start({ name, version }: { name: string; version: string }) {
      started.push(`${name}@${version}`);
      if (name === 'mf-a') await new Promise(() => undefined);
    },
  };
  const onError = (_error: unknown, what: string) => reported.push(what);
  const done = startReleases(document, host, { isFirst: false, onError });
  await jest.advanceTimersByTimeAsync(30_000);
  await done;
  jest.useRealTimers();
  expect(started).toEqual(['shell-host@1', 'mf-a@2', 'mf-b@1']);
  expect(reported).toEqual(['mf-a 2 did not load']);
});

test('the last good release is kept warm, and what nobody gets is let go', () => {
  const kept: string[] = [];
  const started: string[] = [];
  keepReleases(
    document,
    {
      keep: (used) => kept.push(...used.map(({ name, version }) => `${name}@${version}`)),
      start: async ({ name, version }) => void started.push(`${name}@${version}`),
    },
    noneIsBad,
  );
  expect(kept.sort()).toEqual([
    ...['mf-a@1', 'mf-a@2', 'mf-b@1'],
    ...['shell-host@0', 'shell-host@1'],
  ]);
  expect(started).toEqual(['shell-host@0', 'mf-a@1']);
});
