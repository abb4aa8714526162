import type { Product } from 'shared/contracts/commerce';

/**
 * A product for search engines, with an offer for each of its variants; no ratings while there are no
 * reviews.
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
    offers: product.variants.map(({ sku, price, stock }) => ({
      '@type': 'Offer',
      sku,
      url: path,
      priceCurrency: 'INR',
      price: (Number(price) / 100).toFixed(2),
      availability: `https://schema.org/${stock === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
    })),
    weight: { '@type': 'QuantitativeValue', value: product.weight_grams, unitCode: 'GRM' },
  };
}
