import type { DiscoveryDocument, DiscoveryVersion } from '../releases/discovery-document';
import { emptyDocument } from '../releases/discovery-document';
import { noneIsBad } from '../releases/find-last-good';
import { createResolver, hasShell } from './resolve-snapshot';

const version = (name: string, number: string, traffic: number, more = {}): DiscoveryVersion => ({
  url: `/releases/${name}/${number}/client/entry.js`,
  metadata: { version: number, integrity: `sha384-${number}` },
  deployment: { traffic, default: traffic > 50 },
  extras: {
    kind: name === 'shell-host' ? 'shell' : 'remote',
    commit: 'c',
    builtAt: '',
    routes: [{ path: '/a', slots: [] }],
    slots: [],
    needs: [],
    provides: [],
    client: { entry: 'entry.js', css: ['s.css'] },
    server: 'server/pages.cjs',
    shared: {},
    manifest: '',
  },
  ...more,
});

const document: DiscoveryDocument = {
  schema: 'frontend-discovery/v1-pre',
  generation: 3,
  at: '',
  by: '',
  why: '',
  microFrontends: {
    'shell-host': [version('shell-host', '1', 100)],
    'mf-a': [
      version('mf-a', '2', 80, { fallbackUrl: '/releases/mf-a/1/client/entry.js' }),
      version('mf-a', '3', 20),
      version('mf-a', '1', 0),
    ],
  },
};

test('a visitor gets one release of each remote, with the last good one behind it', () => {
  const resolve = createResolver(document, noneIsBad);
  const visitors = Array.from({ length: 400 }, (_, index) => `visitor-${index}`);
  const versions = visitors.map((visitor) => resolve(visitor).snapshot.remotes[0]?.version);
  expect(new Set(versions)).toEqual(new Set(['2', '3']));
  const stable = visitors.find((_, index) => versions[index] === '2') as string;
  const { snapshot, shell } = resolve(stable);
  expect(snapshot.remotes[0]).toMatchObject({
    name: 'mf-a',
    entry: '/releases/mf-a/2/client/entry.js',
    integrity: 'sha384-2',
    fallback: { version: '1', css: ['/releases/mf-a/1/client/s.css'] },
  });
  expect(shell.assets.entry).toBe('/releases/shell-host/1/client/entry.js');
  expect(resolve(stable)).toBe(resolve(stable));
  expect(JSON.parse(snapshot.json)).toMatchObject({ generation: 3, shell: '1' });
});

test('the server knows the style sheets of each page, the document does not list them', () => {
  const styled = structuredClone(document);
  for (const { extras } of styled.microFrontends['mf-a'] ?? [])
    extras.client = {
      entry: 'entry.js',
      css: [],
      pageCss: { '/a': ['a.css'] },
      pieceCss: { 'home.x': ['x.css'] },
    };
  for (const { deployment } of styled.microFrontends['mf-a'] ?? [])
    deployment.traffic = deployment.default ? 100 : 0;
  const { snapshot } = createResolver(styled, noneIsBad)('');
  const { pageCss, pieceCss, fallback } = snapshot.remotes[0] ?? {};
  expect(pageCss).toEqual({ '/a': ['/releases/mf-a/2/client/a.css'] });
  expect(pieceCss).toEqual({ 'home.x': ['/releases/mf-a/2/client/x.css'] });
  expect(fallback?.pageCss).toEqual({ '/a': ['/releases/mf-a/1/client/a.css'] });
  expect(snapshot.json).not.toMatch(/Css|[ax]\.css/);
});

test('where nothing is deployed yet pages are away, and it is no fault', () => {
  expect(hasShell(document)).toBe(true);
  expect(hasShell(emptyDocument)).toBe(false);
  expect(() => createResolver(emptyDocument, noneIsBad)('anyone')).toThrow(
    expect.objectContaining({ name: 'NothingDeployed', statusCode: 503 }),
  );
});
