import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createTestDatabase } from 'infra/test/test-database';
import path from 'node:path';
import type { Pool } from 'pg';
import { fetchText, type Reach } from './fetch-text';
import { findShow, refreshFeed } from './follow-feed';
import { isPublicAddress } from './public-address';
import { readShow } from './read-show';

const feed = (title: string) => `<?xml version="1.0"?><rss version="2.0"
  xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>${title}</title>
  <item><title>One</title><link>https://host.example/1</link>
    <pubDate>Fri, 20 Nov 2026 06:00:00 +0530</pubDate><itunes:duration>1:02:30</itunes:duration></item>
  <item><title>Sound only</title><enclosure url="https://host.example/2.mp3" length="1" type="audio/mpeg"/></item>
  <item><title>Trick</title><link>javascript:alert(1)</link></item></channel></rss>`;

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.9', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
])('%s: public %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test('episodes that can be opened, with their times and lengths', () => {
  expect(readShow(feed('Show &amp; tell'))).toEqual({
    title: 'Show & tell',
    episodes: [
      {
        title: 'One',
        link: 'https://host.example/1',
        published_at: '2026-11-20T00:30:00.000Z',
        seconds: 3750,
      },
      {
        title: 'Sound only',
        link: 'https://host.example/2.mp3',
        published_at: null,
        seconds: null,
      },
    ],
  });
});

describe('reading an address', () => {
  let server: Server;
  let port: number;
  // a host named "test" stands for the public internet and is this machine
  const reach: Reach = {
    lookup: (host, options, done) =>
      host === 'test.example'
        ? options.all
          ? done(null, [{ address: '127.0.0.1', family: 4 }])
          : done(null, '127.0.0.1', 4)
        : done(new Error('not public'), ''),
    isAllowed: isPublicAddress,
  };

  beforeAll((done) => {
    server = createServer((request, reply) => {
      const to = new URL(request.url ?? '/', 'http://x').searchParams.get('to');
      if (to) reply.writeHead(302, { location: to }).end();
      else if (request.url === '/large') reply.end('x'.repeat(3_000_000));
      else if (request.url === '/gone') reply.writeHead(410).end();
      else reply.end('text');
    }).listen(0, '127.0.0.1', () => {
      port = (server.address() as AddressInfo).port;
      done();
    });
  });
  afterAll((done) => void server.close(done));

  const read = (rest: string) => fetchText(`http://test.example:${port}${rest}`, reach);

  test('a redirect is followed', async () => {
    expect(await read('/?to=/end')).toBe('text');
  });

  test.each([
    ['/large', /larger/],
    ['/gone', /410/],
    ['/?to=file:///etc/passwd', /not read/],
    ['/?to=http://127.0.0.1:1/', /not public/],
    ['/?to=http://[::1]:1/', /not public/],
    ['/?to=http://2130706433/', /not public/],
    ['/?to=http://inside.example/', /not public/],
  ])('%s is refused', async (rest, message) => {
    await expect(read(rest)).rejects.toThrow(message);
  });

  test('one that turns in circles is left', async () => {
    const circle = createServer((_request, reply) => reply.writeHead(302, { location: '/' }).end());
    await new Promise<void>((resolve) => circle.listen(0, '127.0.0.1', resolve));
    const at = (circle.address() as AddressInfo).port;
    await expect(fetchText(`http://test.example:${at}/`, reach)).rejects.toThrow(/too often/);
    await new Promise((resolve) => circle.close(resolve));
  });

  test('the names of this machine are refused as they are looked up', async () => {
    await expect(fetchText(`http://localhost:${port}/`)).rejects.toThrow(/not public/);
  });
});

describe('following a feed', () => {
  let pool: Pool;
  let drop: () => Promise<void>;
  const address = 'https://host.example/rss';

  beforeAll(async () => {
    ({ pool, drop } = await createTestDatabase(path.join(__dirname, '../migrations'), 'content'));
  }, 60_000);
  afterAll(() => drop());

  const read = (answer: () => Promise<string>) =>
    refreshFeed({ db: drizzle(pool), address, fetchText: answer });
  const titleNow = async () => (await findShow(drizzle(pool), address))?.title;

  test('a show that was never read is none; then its copy lives on, until it is read again', async () => {
    const failing = () => Promise.reject(new Error('down'));
    await expect(read(failing)).rejects.toThrow('down');
    expect(await titleNow()).toBeUndefined();
    await read(async () => feed('First'));
    await expect(read(failing)).rejects.toThrow('down');
    await expect(read(async () => '<html>moved</html>')).rejects.toThrow();
    expect(await titleNow()).toBe('First');
    await read(async () => feed('Second'));
    expect(await titleNow()).toBe('Second');
  });
});
