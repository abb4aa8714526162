import { findAmpErrors } from 'infra/test/amp-validator';
import { createTestDatabase } from 'infra/test/test-database';
import { startContentApi, type ContentApi } from '../testing/content-api';
import { insertItems } from '../testing/insert-items';
import { renderAmpStory, type Story } from './amp-story';

const picture = { hash: 'a'.repeat(32), alt: '', width: 720, height: 1280, placeholder: 'data:,' };
const story: Story = {
  id: 1,
  slug: 'five-limbs',
  lang: 'en',
  title: 'Five limbs & <one> "day"',
  summary: 'What a panchang holds.',
  cover: picture,
  category: null,
  tags: [],
  author: 'Tarapath editorial team',
  body: '',
  seo: { title: 'The five limbs of a day', description: 'Tithi, vara & the rest.' },
  published_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-02T00:00:00.000Z',
  details: {
    pages: 2,
    poster: { ...picture, hash: 'b'.repeat(32) },
    story: [
      { picture, text: 'A day has <five> limbs.' },
      { picture, text: 'तिथि, वार, नक्षत्र, योग और करण।' },
    ],
  },
};
const render = (changes: Partial<Story> = {}) =>
  renderAmpStory({ ...story, ...changes }, 'https://tarapath.example');

test.each(['en', 'hi'] as const)('a story is a valid AMP document (%s)', async (lang) => {
  expect(await findAmpErrors(render({ lang }))).toEqual([]);
});

test('the validator is awake: without its poster the story is refused', async () => {
  const html = render().replace(/ poster-portrait-src="[^"]*"/, '');
  expect((await findAmpErrors(html)).join('\n')).toContain('poster-portrait-src');
});

test('its poster stands for it, not its first page', () => {
  expect(render()).toMatch(/ poster-portrait-src="[^"]*b{32}[^"]*"/);
});

test('it is its own canonical, and knows its other language', () => {
  const html = render({ lang: 'hi' });
  const address = 'https://tarapath.example/hi/web-stories/five-limbs';
  expect(html).toContain(`<link rel="canonical" href="${address}">`);
  expect(html).toContain(`hreflang="en" href="${address.replace('/hi', '')}"`);
  expect(html.match(/<h1>/g)).toHaveLength(1);
});

test('what a story says is text, whatever signs it has', () => {
  const html = render();
  expect(html).toContain('A day has &lt;five&gt; limbs.');
  expect(html).toContain('title="Five limbs &amp; &lt;one&gt; &quot;day&quot;"');
});

describe('served', () => {
  let api: ContentApi;
  beforeAll(async () => {
    api = await startContentApi(createTestDatabase);
    await insertItems(api.pool, [
      { kind: 'story', slug: 'moon', en: { title: 'The Moon' }, hi: { title: 'चंद्रमा' } },
    ]);
    await api.pool.query(
      `insert into content.pictures values ('moon-1', 720, 1280, 'data:,');
       insert into content.story_pages
         select id, 0, 'moon-1', 'The Moon waxes.', 'चंद्रमा बढ़ता है।' from content.items where slug = 'moon'`,
    );
  }, 60_000);
  afterAll(() => api.drop());

  const ask = (slug: string, lang: 'en' | 'hi' = 'en') =>
    api.documents
      .find(({ path }) => path === '/web-stories/:slug')
      ?.handle({ params: { slug }, query: new URLSearchParams(), lang, accept: '*/*' });

  test('every story is valid, and may load nothing but AMP and the site', async () => {
    const { rows } = await api.pool.query<{ slug: string }>(
      `select slug from content.items where kind = 'story'`,
    );
    expect(rows).toContainEqual({ slug: 'moon' });
    for (const { slug } of rows)
      for (const lang of ['en', 'hi'] as const) {
        const made = await ask(slug, lang);
        expect([slug, lang, ...(await findAmpErrors(String(made?.body)))]).toEqual([slug, lang]);
        expect(made?.headers?.['content-security-policy']).toContain("default-src 'none'");
      }
  });

  test("AMP's script runs in an origin of its own, and calls nothing of the site", async () => {
    const headers = (await ask('moon'))?.headers ?? {};
    const rules = headers['content-security-policy']?.split('; ') ?? [];
    const sandbox = rules.find((rule) => rule.startsWith('sandbox'));
    expect(sandbox).toContain('allow-scripts');
    expect(sandbox).not.toMatch(/allow-(same-origin|forms|modals|top-navigation)/);
    expect(rules).toContain('connect-src https://cdn.ampproject.org');
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none');
  });

  test('a story nobody has is left to the pages', async () => {
    expect(await ask('no-such-story')).toBeNull();
  });
});
