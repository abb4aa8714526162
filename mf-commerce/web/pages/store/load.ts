import { getProductCategory, getProducts, productSorts } from 'shared/contracts/commerce';
import type { ProductCategory, ProductSummary } from 'shared/contracts/commerce';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Load, Loaded } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { text } from './text';

/** A page of the store: all products or one category of them. */
export interface StoreData {
  state: 'shown' | 'unknown_category' | 'failed';
  categories: Pick<ProductCategory, 'slug' | 'name' | 'product_count'>[];
  current: ProductCategory | null;
  products: ProductSummary[];
  /** Countries that can be asked for, and what was asked for. */
  origins: { code: string; name: string }[];
  asked: Record<string, string>;
  nextCursor: string | null;
}

const load: Load<StoreData> = async ({ params, query, lang, call }) => {
  const asked = query.get('category');
  // one address per category: the query form leads to the path form
  if (asked && /^[a-z0-9-]+$/.test(asked)) {
    const redirect = localPath(lang, `/astro-estore/category/${asked}`);
    return { ...showNothing('shown', lang), status: undefined, redirect };
  }
  const slug = params.slug;
  const cursor = query.get('after') ?? undefined;
  const wanted = readAsked(query);
  const [categories, products] = await Promise.all([
    call(getProductCategory, { query: { lang } }),
    call(getProducts, { query: { lang, category: slug, cursor, ...wanted } }),
  ]);
  if (isFailure(categories)) return showNothing('failed', lang);
  const current = categories.data.find((category) => category.slug === slug) ?? null;
  if (slug && !current)
    return showNothing('unknown_category', lang, categories.data.map(pickFilter));
  if (isFailure(products)) {
    // a made-up place in the list begins at its start again
    if (products.error_status === 400)
      return { ...showNothing('shown', lang), status: undefined, redirect: pathOf(lang, slug) };
    return showNothing('failed', lang, categories.data.map(pickFilter));
  }
  const t = text[lang];
  return {
    data: {
      state: 'shown',
      categories: categories.data.map(pickFilter),
      current,
      products: products.data,
      origins: products.origins,
      asked: wanted,
      nextCursor: products.next_cursor,
    },
    head: {
      title: current ? `${current.name} | ${t.title} | ${t.site}` : t.headTitle,
      description: current ? current.description : t.lead,
      ...(Object.keys(wanted).length > 0 ? { noindex: true } : {}),
      jsonLd: [
        describeCrumbs(
          [
            { href: localPath(lang, '/'), text: t.home },
            { href: localPath(lang, '/astro-estore'), text: t.title },
            ...(current ? [{ text: current.name }] : []),
          ],
          pathOf(lang, slug),
        ),
        {
          '@type': 'ItemList',
          itemListElement: products.data.map((product, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: product.name,
            url: localPath(lang, `/astro-estore/${product.slug}`),
          })),
        },
      ],
    },
  };
};

/** What the address narrows the list to; anything that is none of it is left out. */
function readAsked(query: URLSearchParams) {
  const q = query.get('q')?.trim().slice(0, 80);
  const origin = query.get('origin') ?? '';
  const sort = productSorts.find((one) => one === query.get('sort'));
  return {
    ...(q ? { q } : {}),
    ...(/^[A-Z]{2}$/.test(origin) ? { origin } : {}),
    ...(sort && sort !== 'shelf' ? { sort } : {}),
  };
}

function pathOf(lang: 'en' | 'hi', slug: string | undefined): string {
  return localPath(lang, slug ? `/astro-estore/category/${slug}` : '/astro-estore');
}

function pickFilter({ slug, name, product_count }: ProductCategory) {
  return { slug, name, product_count };
}

function showNothing(
  state: StoreData['state'],
  lang: 'en' | 'hi',
  categories: StoreData['categories'] = [],
): Loaded<StoreData> {
  const t = text[lang];
  const isUnknown = state === 'unknown_category';
  return {
    data: {
      state,
      categories,
      current: null,
      products: [],
      origins: [],
      asked: {},
      nextCursor: null,
    },
    status: isUnknown ? 404 : 503,
    head: {
      title: `${isUnknown ? t.unknownTitle : t.title} | ${t.site}`,
      description: isUnknown ? t.unknown : t.lead,
      noindex: true,
    },
  };
}

export default load;
