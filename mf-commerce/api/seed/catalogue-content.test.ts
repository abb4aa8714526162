import path from 'node:path';
import { defineCatalogue, type ProductContent } from './catalogue-content';
import { findCatalogueFaults } from './catalogue-faults';

const folder = path.join(__dirname, '../..');
const catalogue = defineCatalogue(folder);
const goods = catalogue.products.read();
const shelves = catalogue.categories.read();
const makers = catalogue.makers.read();
const langs = ['en', 'hi'] as const;

/** The words of promises, fear, health and wealth, which a thing can't keep. */
const claims = {
  en: /\b(cures?|heals?|healing|guarantee[sd]?|wealth|prosperity|riches|lucky|luck|negative energy|evil eye|removes? doshas?|dosha|wards? off|attracts?|success|miracles?|energi[sz]ed|100 % (genuine|original)|best in|immunity|antibacterial|purif(y|ies) the air)\b/i,
  hi: /(चमत्कार|धन[- ]?(प्राप्ति|लाभ|वर्षा)|समृद्धि|रोग (दूर|मिट)|रोगों? से|इलाज|दोष[- ]?निवारण|नज़र[- ]?दोष|बुरी नज़र|नकारात्मक ऊर्जा|सकारात्मक ऊर्जा|गारंटी|सौभाग्य|भाग्य|सिद्ध किया|अभिमंत्रित|मनोकामना|सफलता|शत्रु)/,
};

/** All lines a reader finds on the page of a product. */
function readLines(product: ProductContent, lang: 'en' | 'hi'): string[] {
  const text = product[lang];
  const labels = Object.values(text.variants ?? {}).flatMap(Object.values<string>);
  return [
    ...[text.name, text.summary, text.picture_alt, text.materials, text.dimensions],
    ...[...Object.entries(text.details).flat(), ...text.box, ...text.care, ...labels],
    ...text.body.split('\n\n'),
  ];
}

it('has thirty-six products on eight shelves, none of them nearly empty', () => {
  expect(goods).toHaveLength(36);
  const counts = shelves.map(
    ({ slug }) => goods.filter(({ item }) => item.category === slug).length,
  );
  expect(counts).toHaveLength(8);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(4);
});

it('says plainly which makers are demonstrations', () => {
  for (const { item, en, hi } of makers)
    expect([en.name.startsWith('Sample '), hi.name.startsWith('नमूना ')]).toEqual([
      item.demonstration,
      item.demonstration,
    ]);
});

describe.each(goods.map((product) => [product.slug, product] as const))('%s', (_, product) => {
  it.each(langs)('is described in full, and promises nothing, in %s', (lang) => {
    const all = readLines(product, lang);
    const words = all.join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(170);
    expect(words).toBeLessThanOrEqual(420);
    expect(product[lang].body.split('\n\n').length).toBeGreaterThanOrEqual(3);
    expect(product[lang].box.length).toBeGreaterThanOrEqual(2);
    expect(product[lang].care.length).toBeGreaterThanOrEqual(3);
    expect(all.filter((line) => claims[lang].test(line))).toEqual([]);
    const isHindi = /[\u0900-\u097f]/;
    expect(
      all.filter((line) => isHindi.test(line) !== (lang === 'hi') && /\p{L}{4}/u.test(line)),
    ).toEqual([]);
  });
});

it.each(langs)('uses no long sentence twice in %s', (lang) => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const product of goods)
    for (const sentence of readLines(product, lang).flatMap((line) =>
      line.split(/(?<=[.?!।])\s/),
    )) {
      if (sentence.split(/\s+/).length < 9) continue;
      const owner = owners.get(sentence);
      if (owner) shared.push(`${owner}, ${product.slug}: ${sentence}`);
      owners.set(sentence, product.slug);
    }
  expect(shared).toEqual([]);
});

it('says how parcels travel and what can be sent back, for every rule', () => {
  const notes = new Map(catalogue.notes.read().map((note) => [note.slug, note]));
  const wanted = new Set(['delivery', ...goods.map(({ item }) => `returns-${item.returns}`)]);
  expect([...notes.keys()].sort()).toEqual([...wanted].sort());
});

describe('a fault names its file and field', () => {
  const [first, second] = goods.filter(
    ({ item }) => item.variants.length > 1 && item.origin === 'IN',
  );
  if (!first || !second) throw new Error('two products with several variants');
  const faults = (change: (product: ProductContent) => void) => {
    const changed = structuredClone(first);
    change(changed);
    return findCatalogueFaults([second, changed], shelves, makers);
  };
  const file = `products/${first.slug}`;

  it.each<[string, (product: ProductContent) => void, string]>([
    ['category', ({ item }) => (item.category = 'none'), `${file}/item.yaml: category:`],
    ['maker', ({ item }) => (item.maker = 'none'), `${file}/item.yaml: maker:`],
    [
      'importer',
      ({ item }) => (item.origin = 'NP'),
      `${file}/item.yaml: maker: what comes from abroad`,
    ],
    [
      'SKU',
      ({ item }) => (item.variants[0]!.sku = second.item.variants[0]!.sku),
      `${file}/item.yaml: variants: ${second.slug}`,
    ],
    ['MRP', ({ item }) => (item.variants[0]!.mrp_paise = 1), `${file}/item.yaml: mrp_paise:`],
    ['label', ({ hi }) => delete hi.variants, `${file}/hi.md: variants:`],
    ['counts', ({ hi }) => hi.box.pop(), `${file}/hi.md: box:`],
    ['drawing', (product) => (product.files = []), `${file}/${first.slug}.svg is not there`],
  ])('%s', (_, change, message) => {
    const found = faults(change);
    expect(found.some((fault) => fault.startsWith(message))).toBe(true);
  });

  it('and what is right has none', () => expect(faults(() => undefined)).toEqual([]));
});
