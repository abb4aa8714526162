import { getProducts, getSingleProductsBySlug } from 'shared/contracts/commerce';
import type { Product, ProductSummary } from 'shared/contracts/commerce';
import { putCartLine } from 'shared/contracts/commerce-cart';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Call, Load, LoadArgs } from 'shared/remote-kit/page';
import { describeCrumbs } from 'shared/ui/crumbs';
import { describeGoods } from './describe-goods';
import { text } from './text';

/** A product with up to three of its shelf, or why there is none. */
export type ProductData =
  | { state: 'shown'; product: Product; related: ProductSummary[]; isRefused: boolean }
  | { state: 'absent' | 'failed' };

const load: Load<ProductData> = async ({ params, lang, call, form }) => {
  const t = text[lang];
  const isAdded = form ? await addToCart(form, call) : null;
  const found = await call(getSingleProductsBySlug, {
    params: { slug: params.slug ?? '' },
    query: { lang },
  });
  if (isFailure(found)) {
    // an address that can't be a slug is, to a visitor, an absent product
    const isAbsent = found.error_status === 404 || found.error_status === 400;
    return {
      data: { state: isAbsent ? 'absent' : 'failed' },
      status: isAbsent ? 404 : 503,
      head: {
        title: `${isAbsent ? t.notFoundTitle : t.failedTitle} | ${t.site}`,
        description: isAbsent ? t.notFound : t.failed,
        noindex: true,
      },
    };
  }
  const product = found.data;
  const shelf = await call(getProducts, {
    query: { lang, category: product.category.slug, limit: 4 },
  });
  const path = localPath(lang, `/astro-estore/${product.slug}`);
  return {
    ...(isAdded === null ? {} : isAdded ? { redirect: localPath(lang, '/cart') } : { status: 400 }),
    data: {
      state: 'shown',
      isRefused: isAdded === false,
      product,
      related: isFailure(shelf)
        ? []
        : shelf.data.filter(({ slug }) => slug !== product.slug).slice(0, 3),
    },
    head: {
      title: `${product.name} | ${t.site}`,
      description: product.summary,
      jsonLd: [
        describeGoods(product, path),
        describeCrumbs(
          [
            { href: localPath(lang, '/'), text: t.home },
            { href: localPath(lang, '/astro-estore'), text: t.store },
            {
              href: localPath(lang, `/astro-estore/category/${product.category.slug}`),
              text: product.category.name,
            },
            { text: product.name },
          ],
          path,
        ),
      ],
    },
  };
};

export default load;

/** Puts what the form names into the basket. @returns whether it is there */
async function addToCart(form: NonNullable<LoadArgs['form']>, call: Call): Promise<boolean> {
  const { sku = '', pieces = '1' } = form;
  const body = { pieces: Number(pieces) || -1, add: true };
  return !isFailure(await call(putCartLine, { params: { sku }, body }));
}
