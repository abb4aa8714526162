import type { CategoryContent, MakerContent, ProductContent } from './catalogue-content';

const langs = ['en', 'hi'] as const;

/** What in products contradicts itself, their categories or makers: the file, the field, and what is wrong. */
export function findCatalogueFaults(
  products: ProductContent[],
  categories: CategoryContent[],
  makers: MakerContent[],
): string[] {
  const slugs = new Set(categories.map(({ slug }) => slug));
  const kinds = new Map(makers.map(({ slug, item }) => [slug, item.kind]));
  const owners = new Map<string, string>();
  return products.flatMap((product) => {
    const { slug, item } = product;
    const faults = [...findPriceFaults(product), ...findTextFaults(product)];
    const say = (field: string, what: string) =>
      faults.push(`products/${slug}/item.yaml: ${field}: ${what}`);
    if (!slugs.has(item.category)) say('category', `there is no ${item.category}`);
    const kind = kinds.get(item.maker);
    if (!kind) say('maker', `there is no ${item.maker}`);
    else if ((kind === 'importer') !== (item.origin !== 'IN'))
      say('maker', 'what comes from abroad names its importer, and nothing else does');
    for (const { sku } of item.variants) {
      const owner = owners.get(sku);
      if (owner) say('variants', `${owner} has ${sku} too`);
      owners.set(sku, slug);
    }
    if (!product.files.includes(`${slug}.svg`))
      faults.push(`products/${slug}/${slug}.svg is not there`);
    return faults;
  });
}

function findPriceFaults({ slug, item }: ProductContent): string[] {
  return item.variants
    .filter(({ price_paise, mrp_paise }) => mrp_paise !== undefined && mrp_paise <= price_paise)
    .map(
      ({ sku }) => `products/${slug}/item.yaml: mrp_paise: that of ${sku} is not above its price`,
    );
}

/** Both languages say the same things, and tell the variants apart where there are several. */
function findTextFaults(product: ProductContent): string[] {
  const { slug, item, en, hi } = product;
  const several = item.variants.length > 1 ? item.variants.map(({ sku }) => sku) : [];
  const counted = (['box', 'care', 'details'] as const)
    .filter((field) => count(en[field]) !== count(hi[field]))
    .map((field) => `products/${slug}/hi.md: ${field}: en.md has another number of them`);
  const told = langs.flatMap((lang) => {
    const labels = Object.entries(product[lang].variants ?? {});
    const isSame =
      labels
        .map(([sku]) => sku)
        .sort()
        .join() === [...several].sort().join();
    const areApart = new Set(labels.map(([, { label }]) => label)).size === labels.length;
    if (isSame && areApart) return [];
    const wanted = several.length > 0 ? several.join(', ') : 'none, there is only one';
    return [`products/${slug}/${lang}.md: variants: each has a label of its own: ${wanted}`];
  });
  return [...counted, ...told];
}

const count = (of: object) => Object.keys(of).length;
