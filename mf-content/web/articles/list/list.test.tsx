import { render, screen } from '@testing-library/react';
import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import { articleSamples } from '../article-sample';
import type { GeneralKind } from '../kinds';
import { loadList } from './load';
import ListPage from './page';

async function visit(
  kind: GeneralKind,
  { query = '', answer = {}, lang = 'en' }: { query?: string; answer?: object; lang?: 'en' | 'hi' },
) {
  const asked: { id: string; query: object }[] = [];
  const call = (async (contract: { id: string }, input: { query: object }) => {
    asked.push({ id: contract.id, query: input.query });
    if (contract.id === 'content.get_category')
      return {
        status: 200,
        data: [
          { slug: 'basics', title: 'Basics' },
          { slug: 'x', title: 'X' },
        ],
      };
    return { status: 200, data: [], next_cursor: null, prev_cursor: null, ...answer };
  }) as Call;
  const args: LoadArgs = {
    params: {},
    path: '/blogs',
    query: new URLSearchParams(query),
    lang,
    session: null,
    call,
    form: null,
    preferences: defaultPreferences('en'),
  };
  const loaded = await loadList(kind)(args);
  return { asked, loaded };
}

function show({ loaded }: Awaited<ReturnType<typeof visit>>, lang: 'en' | 'hi' = 'en') {
  return render(<ListPage data={loaded.data} lang={lang} params={{}} session={null} />);
}

test('a list asks for one page and shows each item with its link', async () => {
  const visited = await visit('blog', { answer: { data: [articleSamples.blog.item] } });
  expect(visited.asked[0]).toEqual({ id: 'content.get_blog', query: { lang: 'en', limit: 12 } });
  expect(visited.loaded.head.noindex).toBe(false);
  expect(visited.loaded.head.jsonLd).toMatchObject([
    { '@type': 'BreadcrumbList' },
    { '@type': 'ItemList', itemListElement: [{ url: '/blogs/a-day' }] },
  ]);
  show(visited);
  expect(screen.getByRole('link', { name: 'A day' }).getAttribute('href')).toBe('/blogs/a-day');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test.each([
  ['blog', ['/hi/blogs/rss.xml', '/hi/blogs/atom.xml']],
  ['podcast', ['/hi/audio-podcast/rss.xml']],
  ['vastu', []],
] as const)('readers of feeds discover those of %s', async (kind, paths) => {
  const { loaded } = await visit(kind, { lang: 'hi' });
  expect(loaded.head.feeds?.map(({ path }) => path)).toEqual(paths);
});

test('what the address asks for goes on to the next page', async () => {
  const cursor = 'n~3~7';
  const visited = await visit('blog', {
    query: 'category=basics&q=&x=1',
    lang: 'hi',
    answer: { next_cursor: cursor, prev_cursor: 'p~1~2' },
  });
  expect(visited.asked[0]?.query).toEqual({ lang: 'hi', category: 'basics', limit: 12 });
  expect(visited.loaded.head.noindex).toBe(true);
  show(visited, 'hi');
  const next = screen.getByRole('link', { name: 'अगला' });
  expect(next.getAttribute('href')).toBe('/hi/blogs?category=basics&cursor=n%7E3%7E7');
  expect([
    next.getAttribute('rel'),
    screen.getByRole('link', { name: 'पिछला' }).getAttribute('rel'),
  ]).toEqual(['next', 'prev']);
  expect(screen.getByRole('link', { name: 'Basics' }).getAttribute('aria-current')).toBe('page');
});

test('a search that finds nothing says so', async () => {
  show(await visit('blog', { query: 'q=xyz' }));
  expect(screen.getByText('Nothing was found. Try fewer or other words.')).toBeTruthy();
  expect(screen.getByRole('searchbox').getAttribute('value')).toBe('xyz');
});

test.each([
  [400, 404],
  [500, 503],
])('a call that fails with %i becomes a page with status %i', async (failure, status) => {
  const visited = await visit('blog', { answer: { error_status: failure } });
  expect(visited.loaded).toMatchObject({ status, head: { noindex: true } });
  show(visited);
  expect(screen.getByRole('alert').textContent).toContain('Try again');
});
