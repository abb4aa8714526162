import { defaultPreferences } from 'shared/preferences/preferences';
import type { Call, LoadArgs } from 'shared/remote-kit/page';
import { sampleProduct } from '../../product-sample';
import load from './load';

const category = { id: 1, slug: 'malas', name: 'Malas', lead: '', description: 'Beads.' };

/** Answers every call by endpoint id. */
function answering(answers: Record<string, unknown>): Call {
  return (async (contract: { id: string }) => answers[contract.id]) as unknown as Call;
}

const answers = {
  'commerce.get_product_category': { status: 200, data: [{ ...category, product_count: 3 }] },
  'commerce.get_products': { status: 200, data: [sampleProduct], next_cursor: null, origins: [] },
};

function args(part: Partial<LoadArgs>): LoadArgs {
  return {
    params: {},
    path: '/astro-estore',
    query: new URLSearchParams(),
    lang: 'en',
    session: null,
    call: answering(answers),
    form: null,
    preferences: defaultPreferences('en'),
    ...part,
  };
}

it('shows all products with a list for search engines', async () => {
  const loaded = await load(args({}));
  expect(loaded.status).toBeUndefined();
  expect(loaded.data.products).toHaveLength(1);
  expect(JSON.stringify(loaded.head.jsonLd)).toContain('/astro-estore/brass-diya');
});

it('leads the query form of a category to its own address', async () => {
  const loaded = await load(args({ query: new URLSearchParams('category=malas'), lang: 'hi' }));
  expect(loaded.redirect).toBe('/hi/astro-estore/category/malas');
});

it('answers 404 for an unknown category and still offers the others', async () => {
  const loaded = await load(args({ params: { slug: 'nothing' } }));
  expect(loaded).toMatchObject({ status: 404, data: { state: 'unknown_category' } });
  expect(loaded.data.categories).toHaveLength(1);
});

it('answers 503 when the products can not be read', async () => {
  const call = answering({ ...answers, 'commerce.get_products': { error_status: 500 } });
  expect(await load(args({ call }))).toMatchObject({ status: 503, data: { state: 'failed' } });
});

it('starts again from a made-up place in the list', async () => {
  const call = answering({ ...answers, 'commerce.get_products': { error_status: 400 } });
  const loaded = await load(args({ call, query: new URLSearchParams('after=x') }));
  expect(loaded.redirect).toBe('/astro-estore');
});
