import type { Product } from 'shared/contracts/commerce';

/** A product and its offer for search engines. Ratings are left out: there are no reviews yet. */
export function describeOffer(product: Product, path: string, seller: string): object {
  const rupees = product.price.padStart(3, '0');
  return {
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    image: product.image.src,
    sku: product.slug,
    category: product.category.name,
    material: product.materials,
    countryOfOrigin: { '@type': 'Country', name: product.country_of_origin.name },
    weight: { '@type': 'QuantitativeValue', value: product.weight_grams, unitCode: 'GRM' },
    offers: {
      '@type': 'Offer',
      url: path,
      price: `${rupees.slice(0, -2)}.${rupees.slice(-2)}`,
      priceCurrency: product.currency,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${product.stock === 'in_stock' ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: seller },
    },
  };
}
