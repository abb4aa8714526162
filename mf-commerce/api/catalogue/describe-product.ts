import type { Product, ProductSummary } from 'shared/contracts/commerce';
import type { ProductRow } from '../data/read-products';

/** What a list says about a stored product. */
export function summariseProduct({ product, text, category }: ProductRow): ProductSummary {
  return {
    id: product.id,
    slug: product.slug,
    name: text.name,
    summary: text.summary,
    category,
    price: product.pricePaise.toString(),
    mrp: product.mrpPaise?.toString() ?? null,
    currency: 'INR',
    stock: product.quantity > 0 ? 'in_stock' : 'out_of_stock',
    image: {
      src: `/media/mf-commerce/products/${product.slug}.svg`,
      alt: text.pictureAlt,
      width: 800,
      height: 800,
    },
  };
}

/** Everything a product page says about a stored product. */
export function describeProduct(row: ProductRow, lang: 'en' | 'hi'): Product {
  const { product, text } = row;
  return {
    ...summariseProduct(row),
    lang,
    description: text.description,
    materials: text.materials,
    dimensions: text.dimensions,
    weight_grams: product.weightGrams,
    net_quantity: text.netQuantity,
    country_of_origin: {
      code: product.originCountry,
      name: nameCountry(product.originCountry, lang),
    },
    details: text.details,
    box: text.box,
    care: text.care,
    delivery: text.delivery,
    returns: text.returns,
  };
}

function nameCountry(code: string, lang: 'en' | 'hi'): string {
  return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code;
}
