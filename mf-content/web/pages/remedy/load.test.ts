import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import load from './load';
import { remedySample } from './remedy-sample';

const near = ['ketu', 'sun', 'moon'].map((slug, id) => ({
  ...remedySample,
  id,
  slug,
}));

function visit(slug: string, single: unknown): LoadArgs {
  const call = (async (contract: { id: string }, input: { query: object }) => {
    if (contract.id !== 'content.get_remedies') return single;
    expect(input.query).toEqual({ lang: 'hi', near: slug, limit: 3 });
    return { status: 200, data: near };
  }) as Call;
  return {
    params: { slug },
    path: `/remedies/${slug}`,
    query: new URLSearchParams(),
    lang: 'hi',
    session: null,
    call,
    form: null,
    preferences: defaultPreferences('en'),
  };
}

test('a remedy comes with the three nearest and its structured data', async () => {
  const loaded = await load(
    visit('venus', { status: 200, data: { ...remedySample, slug: 'venus' } }),
  );
  expect(loaded.status ?? 200).toBe(200);
  expect(loaded.data).toMatchObject({
    found: 'yes',
    related: [{ slug: 'ketu' }, { slug: 'sun' }, { slug: 'moon' }],
  });
  expect(loaded.head.jsonLd).toMatchObject([
    { '@type': 'Article', mainEntityOfPage: '/hi/remedies/venus' },
    { '@type': 'BreadcrumbList' },
  ]);
});

test.each([
  [404, 404, 'no'],
  [400, 404, 'no'],
  [500, 503, 'failed'],
])('a call that fails with %i becomes a page with status %i', async (failure, status, found) => {
  const loaded = await load(visit('pluto', { error_status: failure }));
  expect(loaded).toMatchObject({ status, data: { found }, head: { noindex: true } });
});
