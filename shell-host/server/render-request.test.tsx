/** @jest-environment node */
import type { PageHead } from 'shared/remote-kit/page';
import type { ServerRemote } from 'shared/remote-kit/server/render-remote';
import type { SnapshotRelease } from 'shared/remote-kit/snapshot';
import { renderRequest } from './render-request';
import type { PageRequest } from './request';

const head: PageHead = { title: 'Sun & Moon', description: 'Both "lights".' };
const page = (html: string, more = {}): ServerRemote => ({
  renderPage: async () => ({ html, data: { x: '</script>' }, head, status: 200, ...more }),
  renderPiece: async (slot) => ({ html: `<p>${slot}</p>`, data: {}, head, status: 200 }),
});
const throwing: ServerRemote = {
  renderPage: () => Promise.reject(new Error('broken')),
  renderPiece: () => Promise.reject(new Error('broken')),
};
const hanging: ServerRemote = {
  renderPage: () => new Promise(() => undefined),
  renderPiece: () => new Promise(() => undefined),
};

const onlyAside: ServerRemote['renderPiece'] = async (slot) => ({
  html: slot === 'a.aside' ? '<p>aside</p>' : '',
  data: {},
  head,
  status: 200,
});

const release = (version: string): SnapshotRelease => ({
  version,
  entry: `/e-${version}.js`,
  integrity: 'sha384-x',
  css: [`/${version}.css`],
});

function request(path: string, servers: Record<string, ServerRemote>): PageRequest {
  const remotes = [
    {
      name: 'mf-a',
      ...release('2'),
      routes: [{ path: '/a', slots: ['a.aside'] }],
      slots: [],
      fallback: release('1'),
    },
    { name: 'mf-b', ...release('9'), routes: [], slots: ['a.aside', 'frame.account-menu'] },
  ];
  return {
    url: new URL(path, 'https://site.example'),
    snapshot: { generation: 1, remotes, json: JSON.stringify({ generation: 1, remotes }) },
    shell: { entry: '/boot.js', integrity: 'sha256-b', css: ['/shell.css'], fonts: [] },
    session: null,
    site: {
      publicUrl: 'https://site.example',
      name: 'Tarapath',
      contactEmail: 'a@b.example',
      postalAddress: ['India'],
      grievanceOfficer: { name: 'A', email: 'g@b.example' },
      social: [],
    },
    nonce: 'n0nce',
    scripts: [],
    form: null,
    call: async () => ({ error_status: 503 }),
    loadServer: (name, { version }) => servers[`${name}@${version}`] ?? throwing,
    report: () => undefined,
    timeLimitMs: 60,
  };
}

const good = { 'mf-a@2': page('<h1>A</h1><div data-slot="a.aside"></div>'), 'mf-b@9': page('') };

test('a page comes with frame, pieces, head and what the browser takes over', async () => {
  const { status, html } = await renderRequest(request('/a?q=1', good));
  expect(status).toBe(200);
  expect(html).toContain('<title>Sun &amp; Moon</title>');
  expect(html).toContain('content="Both &quot;lights&quot;."');
  expect(html).toContain('<link rel="canonical" href="https://site.example/a">');
  expect(html).toContain('hreflang="hi" href="https://site.example/hi/a"');
  expect(html).toContain('<div data-remote="mf-a" data-release="2"><h1>A</h1>');
  expect(html).toContain('<div data-piece="mf-b" data-release="9"><p>a.aside</p></div>');
  expect(html).toContain('<p>frame.account-menu</p>');
  expect(html).toContain(
    '<script src="/boot.js" integrity="sha256-b" nonce="n0nce" defer></script>',
  );
  expect(html).toContain('<header');
  expect(html).not.toContain('"</script>"');
});

test('what the head of the document says is not said again for the browser', async () => {
  const jsonLd = [{ '@type': 'Article', headline: 'Once' }];
  const full = { head: { ...head, jsonLd, image: '/once.jpg' } };
  const { html } = await renderRequest(request('/a', { ...good, 'mf-a@2': page('', full) }));
  const state = JSON.parse(/id="page-state">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(state.page.head).toEqual(head);
  expect(html.match(/"headline":"Once"/g)).toHaveLength(1);
});

test('an article is told to be one, with its times; a page is a page', async () => {
  const article = { published: '2026-11-01T00:00:00.000Z', modified: '2026-11-02T00:00:00.000Z' };
  const full = { head: { ...head, article } };
  const { html } = await renderRequest(request('/a', { ...good, 'mf-a@2': page('', full) }));
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain(`<meta property="article:published_time" content="${article.published}">`);
  expect(html).toContain(`<meta property="article:modified_time" content="${article.modified}">`);
  const { html: other } = await renderRequest(request('/a', good));
  expect(other).toContain('<meta property="og:type" content="website">');
  expect(other).not.toContain('article:');
});

test('feeds are linked for those who follow them', async () => {
  const feeds = ['rss', 'atom'].map((kind) => ({ title: 'A & B', path: `/a/${kind}.xml` }));
  const full = { head: { ...head, feeds } };
  const { html } = await renderRequest(request('/a', { ...good, 'mf-a@2': page('', full) }));
  for (const kind of ['rss', 'atom'])
    expect(html).toContain(
      `<link rel="alternate" type="application/${kind}+xml" title="A &amp; B" href="/a/${kind}.xml">`,
    );
});

test('who is behind the site is told once on a page', async () => {
  const { html } = await renderRequest(request('/a', good));
  expect(html.match(/"@type":"Organization"/g)).toHaveLength(1);
});

test.each([
  ['throws', throwing],
  ['hangs', hanging],
])('when a release %s, the last good one renders and the browser is told', async (_how, server) => {
  const servers = { ...good, 'mf-a@2': server, 'mf-a@1': page('<h1>Old</h1>') };
  const { status, html } = await renderRequest(request('/a', servers));
  expect(status).toBe(200);
  expect(html).toContain('data-release="1"><h1>Old</h1>');
  const snapshot = JSON.parse(/id="snapshot">(.*?)<\/script>/.exec(html)?.[1] ?? '');
  expect(snapshot.remotes[0]).toMatchObject({ name: 'mf-a', version: '1' });
  expect(snapshot.remotes[0]).not.toHaveProperty('fallback');
});

test('when no release works, the frame goes out with a message in its place', async () => {
  const { status, html } = await renderRequest(request('/a', { 'mf-b@9': throwing }));
  expect(status).toBe(503);
  expect(html).toContain('<header');
  expect(html).toContain('<footer');
  expect(html).toContain('<div data-remote="mf-a"><section');
  expect(html).toContain('noindex');
});

test.each([
  ['/a', 'If you write to us'],
  ['/hi/a', 'हमें लिखें'],
])('what failed at %s can be quoted by the request’s id', async (path, words) => {
  const asked = { ...request(path, { 'mf-b@9': throwing }), requestId: 'abcd-efgh-2345' };
  const { html } = await renderRequest(asked);
  expect(html).toContain(words);
  expect(html).toContain('<span translate="no">abcd-efgh-2345</span>');
  expect(html).toContain(' data-request="abcd-efgh-2345"');
});

test('a page links what it and its pieces need, and what shows nothing yet links nothing', async () => {
  const asked = request('/a', { ...good, 'mf-b@9': { ...page(''), renderPiece: onlyAside } });
  Object.assign(asked.snapshot.remotes[0] ?? {}, {
    pageCss: { '/a': ['/page-a.css'], '/b': ['/page-b.css'] },
  });
  Object.assign(asked.snapshot.remotes[1] ?? {}, {
    css: [],
    pieceCss: { 'a.aside': ['/aside.css'], 'frame.account-menu': ['/menu.css'] },
  });
  const { html } = await renderRequest(asked);
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
  expect(linked.map(([, href]) => href)).toEqual([
    '/shell.css',
    '/2.css',
    '/page-a.css',
    '/aside.css',
  ]);
  expect(html).not.toContain('pageCss');
});

test('an unknown path is a helpful 404 in its language', async () => {
  const { status, html } = await renderRequest(request('/hi/nope', good));
  expect(status).toBe(404);
  expect(html).toContain('<html lang="hi"');
  expect(html).toContain('href="/hi/remedies"');
});

test('a loader can send the visitor elsewhere', async () => {
  const servers = { ...good, 'mf-a@2': page('', { redirect: '/b', status: 303 }) };
  expect(await renderRequest(request('/a', servers))).toMatchObject({
    status: 303,
    redirect: '/b',
  });
});

describe('city and clock', () => {
  const city = (slug: string, name: string) => ({
    ...{ slug, name, region: '', country: 'India', timeZone: 'Asia/Kolkata' },
    ...{ latitude: 25, longitude: 83 },
  });
  const cities: Record<string, object> = { varanasi: city('varanasi', 'Varanasi') };
  const telling: ServerRemote = {
    renderPage: async ({ preferences }) => ({
      ...{ html: `<h1>${preferences?.city.name} ${preferences?.clock}</h1>`, data: {}, head },
      status: 200,
    }),
    renderPiece: async (slot, { preferences }) => ({
      ...{ html: `<p>${slot} ${preferences?.city.name}</p>`, data: {}, head, status: 200 },
    }),
  };
  const visit = async (choices: PageRequest['choices'], findCity?: () => Promise<unknown>) => {
    const asked = request('/a', { 'mf-a@2': telling, 'mf-b@9': telling });
    const look = (async ({ id }: { id: string }, { params }: { params?: { city: string } }) => {
      if (id === 'astro.get_city' && findCity) return findCity();
      const found = id === 'astro.get_city' && cities[params?.city ?? ''];
      return found ? { status: 200, data: found } : { error_status: 404 };
    }) as PageRequest['call'];
    const more = choices ? { choices } : {};
    return renderRequest({ ...asked, ...more, call: look, timeLimitMs: 1000 });
  };
  const tellOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

  test('one visitor never gets another one’s, though the frame between them is kept', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [delhi, varanasi] = await Promise.all([
        visit({ city: null, clock: '12' }),
        visit({ city: 'varanasi', clock: '24' }),
      ]);
      expect(tellOf(delhi.html)).toBe('New Delhi 12');
      expect(delhi.html).not.toContain('Varanasi');
      expect(tellOf(varanasi.html)).toBe('Varanasi 24');
      expect(varanasi.html).not.toContain('New Delhi');
    }
  });

  test('the browser gets what the server rendered with, and what was chosen', async () => {
    const { html } = await visit({ city: 'varanasi', clock: '24' });
    const json = /id="preferences">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      ...{ city: { slug: 'varanasi' }, clock: '24' },
      choices: { city: 'varanasi', clock: '24' },
    });
  });

  test.each([
    ['no gateway that knows cities', undefined, undefined],
    ['a city that is none', { city: 'zzz', clock: '12' } as const, undefined],
    [
      'a list of places that throws',
      { city: 'varanasi', clock: '12' } as const,
      () => Promise.reject(new Error('broken')),
    ],
    [
      'a list of places that hangs',
      { city: 'varanasi', clock: '12' } as const,
      () => new Promise(() => undefined),
    ],
  ])('with %s it is New Delhi', async (_why, choices, findCity) => {
    const { status, html } = await visit(choices, findCity);
    expect([status, tellOf(html)]).toEqual([200, 'New Delhi 12']);
  });
});

describe('the frame waits for no remote', () => {
  const remedy = { slug: 'sun', title: 'Surya upaya' };
  const answered = (async () => ({
    status: 200,
    data: [remedy],
  })) as unknown as PageRequest['call'];
  const fails: [string, PageRequest['call']][] = [
    ['throws', () => Promise.reject(new Error('broken'))],
    ['never answers', () => new Promise(() => undefined)],
    ['answers nonsense', (async () => ({ status: 200 })) as unknown as PageRequest['call']],
  ];

  test.each(fails)(
    'when the menu %s, the page is whole with the menu known last',
    async (_how, call) => {
      await renderRequest({ ...request('/a?before', good), call: answered });
      const reports: unknown[] = [];
      const { status, html } = await renderRequest({
        ...request('/a?after', good),
        call,
        report: (...what) => void reports.push(what),
      });
      expect(status).toBe(200);
      expect(html).toContain('<h1>A</h1>');
      expect(html).toContain('Surya upaya');
    },
  );

  const personal = {
    ...good,
    'mf-a@2': page('<h1>Please sign in</h1>', { status: 401 }),
  };

  test('who can’t be checked is told, and every page still comes', async () => {
    const asked = request('/hi/a', good);
    const { status, html } = await renderRequest({ ...asked, isSessionUnknown: true });
    expect(status).toBe(200);
    expect(html).toContain('class="frame-notice" role="status"');
    expect(html).toContain('साइन इन हैं या नहीं');
    expect((await renderRequest(asked)).html).not.toContain('frame-notice');
  });

  test('a page of one’s own says so, and neither asks to sign in nor comes alive to do so', async () => {
    const asked = { ...request('/a', personal), isSessionUnknown: true };
    const { status, html } = await renderRequest(asked);
    expect(status).toBe(503);
    expect(html).toContain('We can’t check who you are right now');
    expect(html).not.toContain('Please sign in');
    expect(html).not.toContain('/boot.js');
    expect(html).not.toContain('frame-notice');
    const known = await renderRequest(request('/a', personal));
    expect([known.status, known.html.includes('Please sign in')]).toEqual([401, true]);
  });
});
