import { createTestDatabase } from 'infra/test/test-database';
import { articleKinds } from 'shared/contracts/content';
import { startContentApi, type ContentApi } from '../testing/content-api';

let api: ContentApi;
beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
}, 60_000);
afterAll(() => api.drop());

test.each(Object.values(articleKinds))(
  'every item of $kind is linked from "more to read" of another',
  async ({ list }) => {
    for (const lang of ['en', 'hi'] as const) {
      const all = (await api.ask(list, { query: { lang, limit: '50' } })).data;
      expect(all.length).toBeGreaterThan(1);
      const linked = new Set<string>();
      for (const { slug: near } of all) {
        const related = (await api.ask(list, { query: { lang, near, limit: '3' } })).data;
        expect(related.map(({ slug }) => slug)).not.toContain(near);
        for (const { slug } of related) linked.add(slug);
      }
      expect([...linked].sort()).toEqual(all.map(({ slug }) => slug).sort());
    }
  },
);

test('near what nobody has is nothing', async () => {
  const { data, next_cursor } = await api.ask(articleKinds.blog.list, {
    query: { near: 'no-such-article' },
  });
  expect([data, next_cursor]).toEqual([[], null]);
});
