import fastify from 'fastify';
import type { ListedPage } from 'shared/remote-kit/document';
import type { DiscoveryVersion } from '../releases/discovery-document';
import { makeTestVersion } from '../releases/make-test-release';
import type { Site } from './site-process';
import { addSitemapRoutes } from './sitemap-routes';

async function ask(path: string, pages: ListedPage[], release?: DiscoveryVersion) {
  const app = fastify();
  addSitemapRoutes(app, {
    environment: { publicUrl: 'https://site.example' },
    document: () => ({ microFrontends: release ? { 'mf-a': [release] } : {} }),
    defaultApis: async () => [{ remote: 'mf-a', api: { api: { listPages: async () => pages } } }],
  } as unknown as Site);
  return (await app.inject({ url: path })).body;
}

const pages: ListedPage[] = [
  { path: '/old', updatedAt: '2026-01-02' },
  { path: '/new', updatedAt: '2026-03-04T05:06:07.000Z' },
  { path: '/to-come', updatedAt: '2999-01-01' },
  { path: '/unknown', updatedAt: null },
];

test('pages have their dates, but none that has not come or that nobody knows', async () => {
  const xml = await ask('/sitemaps/mf-a-1.xml', pages);
  expect(xml.match(/<lastmod>[^<]*/g)).toEqual([
    ...Array(2).fill('<lastmod>2026-01-02'),
    ...Array(2).fill('<lastmod>2026-03-04T05:06:07.000Z'),
  ]);
  expect(xml.match(/<url>/g)).toHaveLength(8);
});

test('the index tells of each file when the newest of its pages changed', async () => {
  expect(await ask('/sitemap.xml', pages)).toContain(
    '<loc>https://site.example/sitemaps/mf-a-1.xml</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>',
  );
});

test('no file has more addresses than the protocol allows', async () => {
  const many = Array.from({ length: 12_001 }, (_, i) => ({ path: `/p${i}`, updatedAt: null }));
  const index = await ask('/sitemap.xml', many);
  expect(index.match(/<sitemap>/g)).toHaveLength(3);
  const first = await ask('/sitemaps/mf-a-1.xml', many);
  expect(first.match(/<url>/g)?.length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(first)).toBeLessThan(50 * 1024 * 1024);
});

test('pages that their route names are listed with what the API lists', async () => {
  const version = makeTestVersion({
    ...{ name: 'mf-a', version: '1' },
    routes: [
      { path: '/weather', slots: [], sitemap: true },
      { path: '/weather/:city', slots: [] },
    ],
  });
  const release = { ...version, deployment: { traffic: 100, default: true } };
  const xml = await ask('/sitemaps/mf-a-1.xml', pages.slice(0, 1), release);
  const listed = [...xml.matchAll(/<loc>https:\/\/site\.example([^<]*)/g)].map(([, path]) => path);
  expect(listed).toEqual(['/weather', '/hi/weather', '/old', '/hi/old']);
});
