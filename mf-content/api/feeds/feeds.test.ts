import { parseAtomFeed, parseRssFeed } from 'feedsmith';
import { createTestDatabase } from 'infra/test/test-database';
import sharp from 'sharp';
import { mediaFile } from '../remote-folder';
import { startContentApi, type ContentApi } from '../testing/content-api';
import { insertItems } from '../testing/insert-items';

const site = 'http://localhost:3000';
let api: ContentApi;

beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
  await insertItems(api.pool, [
    {
      kind: 'blog',
      slug: 'newest',
      publishedAt: '2026-11-22T00:00:00Z',
      en: { title: 'Milk & <honey>', html: '<p>See <a href="/signs">signs</a>.</p>' },
    },
    { kind: 'blog', slug: 'draft', status: 'draft', en: { title: 'Not yet' } },
    { kind: 'podcast', slug: 'dawn', en: { title: 'Dawn' }, hi: { title: 'भोर' } },
  ]);
  await api.pool.query(
    `insert into content.podcast_details
       select id, 'https://cdn.example/dawn.m4a', 90, '', '' from content.items where slug = 'dawn'`,
  );
}, 60_000);
afterAll(() => api.drop());

async function read(path: string, lang: 'en' | 'hi' = 'en') {
  const found = api.documents.find((document) => document.path === path);
  const made = await found?.handle({
    params: {},
    query: new URLSearchParams(),
    lang,
    accept: '*/*',
  });
  return { type: made?.type, body: String(made?.body) };
}

test('the blog as RSS: what is shown, newest first, with addresses that lead back', async () => {
  const { type, body } = await read('/blogs/rss.xml');
  const feed = parseRssFeed(body);
  expect(type).toBe('application/rss+xml; charset=utf-8');
  expect(feed.link).toBe(`${site}/blogs`);
  expect(feed.items?.find(({ title }) => title === 'Milk & <honey>')).toMatchObject({
    link: `${site}/blogs/newest`,
    pubDate: 'Sun, 22 Nov 2026 00:00:00 GMT',
    content: { encoded: `<p>See <a href="${site}/signs">signs</a>.</p>` },
  });
  const times = feed.items?.map(({ pubDate }) => Date.parse(pubDate ?? '')) ?? [];
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect(body).not.toContain('Not yet');
  expect(feed.items?.length).toBeGreaterThan(5);
});

test('the same as Atom', async () => {
  const { type, body } = await read('/blogs/atom.xml');
  const feed = parseAtomFeed(body);
  expect(type).toBe('application/atom+xml; charset=utf-8');
  expect(feed.links).toContainEqual({
    href: `${site}/blogs/atom.xml`,
    rel: 'self',
    type: 'application/atom+xml',
  });
  expect(feed.entries?.find(({ id }) => id === `${site}/blogs/newest`)).toMatchObject({
    title: { value: 'Milk & <honey>' },
    published: '2026-11-22T00:00:00.000Z',
  });
});

test('each language has its own', async () => {
  const { body } = await read('/astrology-news/rss.xml', 'hi');
  const feed = parseRssFeed(body);
  expect([feed.language, feed.link]).toEqual(['hi', `${site}/hi/astrology-news`]);
  expect(feed.items?.every(({ link }) => link?.startsWith(`${site}/hi/astrology-news/`))).toBe(
    true,
  );
});

test('the podcast has a square picture of the size its directories want', async () => {
  const feed = parseRssFeed((await read('/audio-podcast/rss.xml')).body);
  const address = new URL(feed.itunes?.image ?? '').pathname;
  const file = mediaFile(address.replace('/media/mf-content/', ''));
  const { format, width, height } = await sharp(file).metadata();
  expect([format, width]).toEqual(['png', height]);
  expect(width).toBeGreaterThanOrEqual(1400);
  expect(width).toBeLessThanOrEqual(3000);
});

test('the podcast names its sound, its length and whom to write to', async () => {
  const { body } = await read('/audio-podcast/rss.xml', 'hi');
  const feed = parseRssFeed(body);
  expect(feed.itunes).toMatchObject({ owner: { email: 'help@tarapath.test' }, explicit: false });
  const episode = feed.items?.find(({ title }) => title === 'भोर');
  expect(episode).toMatchObject({
    link: `${site}/hi/audio-podcast/dawn`,
    enclosures: [{ url: 'https://cdn.example/dawn.m4a', type: 'audio/mp4' }],
    itunes: { duration: 90 },
  });
});
