import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import { articleSamples } from '../article-sample';
import { describeArticle } from './describe-article';
import { loadItem } from './load';

const others = ['one', 'two', 'three'].map((slug, id) => ({
  ...articleSamples.blog.item,
  id,
  slug,
}));

function visit(single: unknown): { args: LoadArgs; asked: unknown[] } {
  const asked: unknown[] = [];
  const answers: Record<string, unknown> = {
    'content.get_single_blog_by_slug': single,
    'content.get_blog': { status: 200, data: others },
    'content.get_search_suggestions': {
      status: 200,
      data: [{ kind: 'blog', title: 'A day', path: '/blogs/a-day' }],
    },
  };
  const call = (async (contract: { id: string }, input: unknown) => {
    asked.push([contract.id, input]);
    return answers[contract.id];
  }) as Call;
  const args: LoadArgs = {
    params: { slug: 'a-day' },
    path: '/blogs/a-day',
    query: new URLSearchParams(),
    lang: 'en',
    session: null,
    call,
    form: null,
    preferences: defaultPreferences('en'),
  };
  return { args, asked };
}

test('an article comes with others near it and its structured data', async () => {
  const { args, asked } = visit({ status: 200, data: articleSamples.blog.item });
  const { data, head, status } = await loadItem('blog')(args);
  expect(status).toBeUndefined();
  expect(data).toMatchObject({ found: 'yes', related: [{ item: { slug: 'one' } }, {}, {}] });
  expect(asked).toContainEqual([
    'content.get_blog',
    { query: { lang: 'en', near: 'a-day', limit: 3 } },
  ]);
  expect(head.title).toBe('A day explained | Tarapath');
  expect(head.image).toMatch(/^\/pictures\/\w+\/share\.jpg$/);
  const { published_at: published, updated_at: modified } = articleSamples.blog.item;
  expect(head.article).toEqual({ published, modified });
  expect(head.jsonLd).toMatchObject([
    { '@type': 'BlogPosting', mainEntityOfPage: '/blogs/a-day' },
    { '@type': 'BreadcrumbList', itemListElement: [{}, { item: '/blogs' }, { name: 'A day' }] },
  ]);
});

test.each([
  [404, 404, 'no', 1],
  [400, 404, 'no', 1],
  [500, 503, 'failed', 0],
])(
  'a call that fails with %i becomes a page with status %i',
  async (failure, status, found, near) => {
    const loaded = await loadItem('blog')(visit({ error_status: failure }).args);
    expect(loaded).toMatchObject({ status, data: { found }, head: { noindex: true } });
    expect((loaded.data as { near: unknown[] }).near).toHaveLength(near);
  },
);

test.each([
  [articleSamples.video, { '@type': 'VideoObject', duration: 'PT1M7S' }],
  [articleSamples.podcast, { '@type': 'PodcastEpisode', timeRequired: 'PT1M30S' }],
  [articleSamples.gallery_collection, { '@type': 'ImageGallery' }],
  [articleSamples.aarti, { '@type': 'Article', headline: 'A day' }],
])('$kind has the type that fits', (article, expected) => {
  expect(describeArticle(article, '/x', 'Tarapath')).toMatchObject(expected);
});
