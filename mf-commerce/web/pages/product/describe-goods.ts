import type { Product } from 'shared/contracts/commerce';

/**
 * A product for search engines. It has no offer while it can't be ordered, and no ratings while there
 * are no reviews.
 */
export function describeGoods(product: Product, path: string): object {
  return {
    '@type': 'Product',
    url: path,
    name: product.name,
    description: product.summary,
    image: product.image.src,
    sku: product.slug,
    category: product.category.name,
    material: product.materials,
    countryOfOrigin: { '@type': 'Country', name: product.country_of_origin.name },
    weight: { '@type': 'QuantitativeValue', value: product.weight_grams, unitCode: 'GRM' },
  };
}
