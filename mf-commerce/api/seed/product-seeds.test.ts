import { existsSync } from 'node:fs';
import path from 'node:path';
import { categorySeeds } from './category-seeds';
import { deliveryNotes, returnNotes } from './delivery-notes';
import { makers } from './makers';
import { productSeeds } from './product-seeds';
import type { ProductSeed } from './seed-types';

/** All words a reader finds on the page of a product. */
function readWords(seed: ProductSeed, lang: 'en' | 'hi'): string[] {
  const text = seed[lang];
  const lines = [
    ...[text.name, text.summary, ...text.description, text.materials, text.dimensions],
    ...text.details.flatMap(({ label, value }) => [label, value]),
    ...[...text.box, ...text.care, deliveryNotes[lang], returnNotes[seed.returnRule][lang]],
  ];
  return lines.join(' ').split(/\s+/);
}

it('has twelve products with their own addresses, in known categories', () => {
  expect(new Set(productSeeds.map(({ slug }) => slug)).size).toBe(12);
  const known = categorySeeds.map(({ slug }) => slug);
  expect(known).toEqual(expect.arrayContaining(productSeeds.map(({ category }) => category)));
});

it('gives no stock number twice', () => {
  const skus = productSeeds.flatMap(({ variants }) => variants.map(({ sku }) => sku));
  expect(new Set(skus).size).toBe(skus.length);
});

describe.each(productSeeds.map((seed) => [seed.slug, seed] as const))('%s', (slug, seed) => {
  it('has a picture, a price, a weight and an origin', () => {
    expect(existsSync(path.join(__dirname, `../../media/products/${slug}.svg`))).toBe(true);
    expect(seed.originCountry).toMatch(/^[A-Z]{2}$/);
    expect(seed.hsn).toMatch(/^(\d{4}|\d{6}|\d{8})$/);
    // what comes from abroad names who brought it in
    expect(makers[seed.maker].kind === 'importer').toBe(seed.originCountry !== 'IN');
  });

  it('has variants that can be told apart, each with a price and a weight', () => {
    expect(seed.variants.length).toBeGreaterThan(0);
    for (const variant of seed.variants) {
      expect(variant.sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)*$/);
      expect(variant.priceRupees).toBeGreaterThan(0);
      expect(Number.isInteger(variant.priceRupees)).toBe(true);
      expect(variant.mrpRupees ?? Infinity).toBeGreaterThan(variant.priceRupees);
      expect(variant.weightGrams).toBeGreaterThan(0);
    }
    for (const lang of ['en', 'hi'] as const) {
      const labels = seed.variants.map((variant) => variant[lang]?.label ?? '');
      expect(new Set(labels).size).toBe(seed.variants.length);
      expect(labels.includes('')).toBe(seed.variants.length === 1);
    }
  });

  it.each(['en', 'hi'] as const)('is described in full in %s', (lang) => {
    const words = readWords(seed, lang);
    expect(words.length).toBeGreaterThanOrEqual(200);
    expect(words.length).toBeLessThanOrEqual(420);
    expect(seed[lang].description.length).toBeGreaterThanOrEqual(3);
    expect(seed[lang].care.length).toBeGreaterThanOrEqual(3);
    expect(seed[lang].box.length).toBeGreaterThanOrEqual(2);
  });

  it('says the same things in both languages', () => {
    expect(seed.hi.details).toHaveLength(seed.en.details.length);
    expect(seed.hi.box).toHaveLength(seed.en.box.length);
    expect(seed.hi.description.every((line) => /[ऀ-ॿ]/.test(line))).toBe(true);
  });

  it('claims no effect', () => {
    const words = readWords(seed, 'en').join(' ');
    expect(words).not.toMatch(/\b(cures?|heals?|guarantee[sd]?|wealth|removes? doshas?)\b/i);
  });
});
