import { createTestDatabase } from 'infra/test/test-database';
import { blog, remedies } from 'shared/contracts/content';
import { getHome } from 'shared/contracts/content-home';
import { staticPages } from 'shared/contracts/content-pages';
import { topics } from '../../web/topic/topics';
import { startContentApi, type ContentApi } from '../testing/content-api';

let api: ContentApi;

beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
}, 60_000);
afterAll(() => api.drop());

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"');

describe.each(['en', 'hi'] as const)('in %s', (lang) => {
  test.each(Object.entries(staticPages))(
    '%s is data with the words of its page',
    async (slug, page) => {
      const { data } = await api.ask(page, { query: { lang } });
      const topic = await topics[`/${slug}`]?.[lang]();
      if (!topic) throw new Error(`${slug} has no page`);
      expect(data).toMatchObject({ slug, lang, title: topic.title, summary: topic.description });
      const headings = [...data.body.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) =>
        plain(text),
      );
      expect(headings).toEqual(topic.blocks.map(({ heading }) => heading));
      for (const block of topic.blocks) {
        const said = 'items' in block ? block.items.map(({ text }) => text) : [];
        const paragraphs = block.kind === 'text' ? block.paragraphs : said;
        for (const words of paragraphs) expect(plain(data.body)).toContain(words);
      }
    },
  );
});

test.each(['en', 'hi'] as const)('the home page in one answer, in %s', async (lang) => {
  const { data } = await api.ask(getHome, { query: { lang } });
  const cures = await api.ask(remedies.list, { query: { lang, limit: 10 } });
  const blogs = await api.ask(blog.list, { query: { lang, limit: 3 } });
  expect(data.remedies).toEqual(cures.data);
  expect(data.blogs).toEqual(blogs.data);
  expect(data.signs).toHaveLength(12);
  expect(new Set(data.signs.map(({ summary }) => summary)).size).toBe(12);
  for (const list of [data.banners, data.services, data.collections, data.stories])
    expect(list.length).toBeGreaterThan(0);
  // nobody has written one yet, and none is made up
  expect(data.testimonials).toEqual([]);
});

test('its older address says the same', async () => {
  const document = api.documents.find(({ path }) => path === '/todos');
  const request = { params: {}, query: new URLSearchParams(), lang: 'hi' as const, accept: '*/*' };
  const made = await document?.handle(request);
  expect(made?.type).toContain('application/json');
  expect(getHome.answer.parse(JSON.parse(String(made?.body)))).toEqual(
    await api.ask(getHome, { query: { lang: 'hi' } }),
  );
});
