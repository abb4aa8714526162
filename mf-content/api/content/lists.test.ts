import fc from 'fast-check';
import { createTestDatabase } from 'infra/test/test-database';
import * as kinds from 'shared/contracts/content';
import { nakshatra as shelf, review, blog as dated } from 'shared/contracts/content';
import { startContentApi, type ContentApi } from '../testing/content-api';
import { insertItems } from '../testing/insert-items';

let api: ContentApi;

beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
  await api.pool.query(`delete from content.items where kind in ('blog', 'nakshatra')`);
  await insertItems(api.pool, [
    ...[3, 1, 2, 5, 4, 5, 4].map((day, index) => ({
      kind: 'blog',
      slug: `post-${index}`,
      publishedAt: `2026-01-0${day}T00:00:00.000001Z`,
      category: index % 2 ? 'odd-ones' : 'even-ones',
      tags: index < 3 ? ['moon', 'rahu kaal'] : ['sun'],
    })),
    { kind: 'category', slug: 'odd-ones', en: { title: 'Odd ones' } },
    {
      kind: 'nakshatra',
      slug: 'pushya',
      position: 2,
      en: { title: 'Pushya', html: '<p>The flower <strong>blossoms</strong></p>' },
      hi: { title: 'पुष्य', html: '<p>पोषण देने वाला नक्षत्र</p>' },
    },
    { kind: 'nakshatra', slug: 'ashwini', position: 1 },
    { kind: 'nakshatra', slug: 'later', status: 'scheduled', publishedAt: '2999-01-01T00:00:00Z' },
    { kind: 'nakshatra', slug: 'due', position: 9, status: 'scheduled' },
    { kind: 'nakshatra', slug: 'draft', status: 'draft' },
    { kind: 'nakshatra', slug: 'archived', status: 'archived' },
  ]);
}, 60_000);
afterAll(() => api.drop());

const slugs = async (contract: typeof dated.list | typeof shelf.list, query: object = {}) =>
  (await api.ask(contract, { query })).data.map(({ slug }) => slug);

test.each(Object.values(kinds).filter((kind) => 'list' in kind))(
  'the list of $kind answers',
  async ({ list }) => {
    await expect(api.ask(list, {})).resolves.toMatchObject({ status: 200 });
  },
);

test('reviews are never made up', async () => {
  expect((await api.ask(review.list, {})).data).toEqual([]);
});

test('each kind has its own order, and the other orders when asked', async () => {
  const newest = ['post-5', 'post-3', 'post-6', 'post-4', 'post-0', 'post-2', 'post-1'];
  expect(await slugs(dated.list)).toEqual(newest);
  expect(await slugs(dated.list, { order: 'oldest' })).toEqual(newest.toReversed());
  expect(await slugs(shelf.list)).toEqual(['ashwini', 'pushya', 'due']);
});

test('drafts, archived items and those whose time has not come are not shown', async () => {
  expect(await slugs(shelf.list)).toEqual(expect.not.arrayContaining(['draft', 'later']));
  for (const slug of ['draft', 'later', 'archived'])
    expect((await api.refused(shelf.bySlug, { params: { slug } })).code).toBe('not_found');
  const due = await api.ask(shelf.bySlug, { params: { slug: 'due' } });
  expect(due.data.slug).toBe('due');
});

test('an item without text in a language is left out of its lists', async () => {
  expect(await slugs(shelf.list, { lang: 'hi' })).toEqual(['pushya']);
});

test('category, tag and words narrow a list', async () => {
  expect(await slugs(dated.list, { category: 'odd-ones' })).toEqual(['post-5', 'post-3', 'post-1']);
  expect(await slugs(dated.list, { tag: 'rahu kaal' })).toEqual(['post-0', 'post-2', 'post-1']);
  expect(await slugs(shelf.list, { q: 'blossoming flowers' })).toEqual(['pushya']);
  expect(await slugs(shelf.list, { q: 'नक्षत्र', lang: 'hi' })).toEqual(['pushya']);
  expect(await slugs(shelf.list, { q: `'); drop table` })).toEqual([]);
});

test('a category is named in the language of the answer', async () => {
  const { data } = await api.ask(dated.list, { query: { category: 'odd-ones' } });
  expect(data[0]?.category).toEqual({ slug: 'odd-ones', name: 'Odd ones' });
});

test('pages put together are the whole list, forwards and backwards, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 8 }),
      fc.constantFrom('newest', 'oldest', 'shelf'),
      async (limit, order) => {
        const whole = await slugs(dated.list, { order });
        const forwards: string[] = [];
        let page = await api.ask(dated.list, { query: { order, limit } });
        expect(page.prev_cursor).toBeNull();
        for (;;) {
          forwards.push(...page.data.map(({ slug }) => slug));
          if (!page.next_cursor) break;
          page = await api.ask(dated.list, { query: { order, limit, cursor: page.next_cursor } });
        }
        expect(forwards).toEqual(whole);
        const backwards = page.data.map(({ slug }) => slug);
        while (page.prev_cursor) {
          page = await api.ask(dated.list, { query: { order, limit, cursor: page.prev_cursor } });
          backwards.unshift(...page.data.map(({ slug }) => slug));
        }
        expect(backwards).toEqual(whole);
      },
    ),
    { numRuns: 15 },
  );
});

test.each([
  ['newest', 'n~2026-02-31T00:00:00.000000Z~1'],
  ['newest', 'n~0000-01-01T00:00:00.000000Z~1'],
  ['newest', 'n~2026-01-01T25:00:00.000000Z~1'],
  ['oldest', 'p~---~1'],
  ['newest', 'n~2026-01-01T00:00:00.000000Z~9999999999'],
  ['newest', 'n~7~1'],
  ['shelf', 'n~2026-01-01T00:00:00.000000Z~1'],
  ['shelf', 'n~99999999999~1'],
  ['shelf', 'n~~1'],
])('in the order %s, %s is no cursor', async (order, cursor) => {
  const query = { order: order as 'newest', cursor };
  expect(await api.refused(dated.list, { query })).toMatchObject({
    code: 'invalid_input',
    fields: { 'query.cursor': expect.any(String) },
  });
});

test('without an order it must be a cursor of the list’s own', async () => {
  const cursor = 'n~2026-01-01T00:00:00.000000Z~1';
  expect((await api.refused(shelf.list, { query: { cursor } })).code).toBe('invalid_input');
  expect((await api.ask(dated.list, { query: { cursor } })).status).toBe(200);
});
