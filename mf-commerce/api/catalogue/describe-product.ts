import type { Product, ProductSummary } from 'shared/contracts/commerce';
import type { ProductRow } from '../data/read-products';
import type { VariantRow } from '../data/read-variants';

type Stock = ProductSummary['stock'];

/** What a list says about a stored product: the price is that of its cheapest variant. */
export function summariseProduct({
  product,
  text,
  category,
  variants,
}: ProductRow): ProductSummary {
  const [first, ...others] = variants;
  if (!first) throw new Error(`${product.slug} has nothing on sale`);
  const cheapest = others.reduce(
    (low, variant) => (variant.pricePaise < low.pricePaise ? variant : low),
    first,
  );
  return {
    id: product.id,
    slug: product.slug,
    name: text.name,
    summary: text.summary,
    category,
    price: cheapest.pricePaise.toString(),
    has_several: others.length > 0,
    mrp: cheapest.mrpPaise?.toString() ?? null,
    currency: 'INR',
    stock: variants.some((variant) => stockOf(variant) === 'in_stock')
      ? 'in_stock'
      : 'out_of_stock',
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
  const { product, text, variants } = row;
  const { makerKind: kind } = product;
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
    maker:
      text.makerName && text.makerAddress && isMakerKind(kind)
        ? { kind, name: text.makerName, address: text.makerAddress }
        : null,
    variants: variants.map((variant) => ({
      sku: variant.sku,
      label: variant.label,
      net_quantity: variant.netQuantity,
      weight_grams: variant.weightGrams,
      price: variant.pricePaise.toString(),
      mrp: variant.mrpPaise?.toString() ?? null,
      stock: stockOf(variant),
    })),
    details: text.details,
    box: text.box,
    care: text.care,
    delivery: text.delivery,
    returns: text.returns,
  };
}

/** The country's name in a language. */
export function nameCountry(code: string, lang: 'en' | 'hi'): string {
  return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code;
}

function stockOf({ onHand, reserved }: VariantRow): Stock {
  return onHand > reserved ? 'in_stock' : 'out_of_stock';
}

function isMakerKind(kind: string | null): kind is NonNullable<Product['maker']>['kind'] {
  return kind === 'maker' || kind === 'packer' || kind === 'importer';
}
