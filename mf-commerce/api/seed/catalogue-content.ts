import { defineContent } from 'shared/content/content-kind';
import { z } from 'shared/contracts/zod';
import { findCatalogueFaults } from './catalogue-faults';

const line = z.string().trim().min(1);
const lines = z.array(line).min(1);
const paise = z.number().int().positive();

const variantShape = z
  .object({
    /** Capitals, digits and hyphens; never changes and is never given to anything else. */
    sku: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'Use capitals, digits and hyphens.'),
    /** With all taxes, when the variant is first put into the store. */
    price_paise: paise,
    /** The printed maximum retail price, only where it is above the price. */
    mrp_paise: paise.optional(),
    /** Of the parcel, for its delivery. */
    weight_grams: z.number().int().positive(),
    /** Pieces in stock when it is first put into the store. */
    opening_stock: z.number().int().nonnegative(),
  })
  .strict();

const productShapes = {
  item: {
    category: line,
    /** Country, ISO 3166-1 alpha-2. */
    origin: z.string().regex(/^[A-Z]{2}$/, 'Use the two capital letters of a country.'),
    /** Tariff heading, which the rate of tax goes by. */
    hsn: z.string().regex(/^(\d{4}|\d{6}|\d{8})$/, "Use four, six or eight digits in '…'."),
    /** A folder of makers; for what is imported, the importer. */
    maker: line,
    /** Which note says what can be sent back: `returns-…`. */
    returns: z.enum(['standard', 'sealed']),
    variants: z.array(variantShape).min(1),
  },
  text: {
    name: line,
    summary: line,
    picture_alt: line,
    materials: line,
    dimensions: line,
    net_quantity: line,
    details: z.record(z.string(), line),
    box: lines,
    care: lines,
    /** By SKU, only where there are several. */
    variants: z
      .record(z.string(), z.object({ label: line, net_quantity: line }).strict())
      .optional(),
    body: line,
  },
};

/** What pages of products say alike: how parcels travel, what can be sent back. */
const noteShapes = { item: {}, text: { body: line } };

const categoryShapes = { item: {}, text: { name: line, lead: line, body: line } };

/** Who answers by law for what is in the box. */
const makerShapes = {
  item: { kind: z.enum(['maker', 'packer', 'importer']), demonstration: z.boolean() },
  text: { name: line, address: line, body: z.literal('') },
};

const defineCategories = (folder: string) => defineContent(folder, 'categories', categoryShapes);
const defineMakers = (folder: string) => defineContent(folder, 'makers', makerShapes);
const defineNotes = (folder: string) => defineContent(folder, 'notes', noteShapes);
const defineProducts = (folder: string) => defineContent(folder, 'products', productShapes);

type ItemOf<K extends { read(): unknown[] }> = ReturnType<K['read']>[number];
export type CategoryContent = ItemOf<ReturnType<typeof defineCategories>>;
export type MakerContent = ItemOf<ReturnType<typeof defineMakers>>;
export type NoteContent = ItemOf<ReturnType<typeof defineNotes>>;
export type ProductContent = ItemOf<ReturnType<typeof defineProducts>>;

/**
 * What the store begins with, as it is written in `content/`.
 * @param folder the remote's folder, or the release's
 */
export function defineCatalogue(folder: string) {
  const categories = defineCategories(folder);
  const makers = defineMakers(folder);
  const products = defineProducts(folder);
  return {
    categories,
    makers,
    notes: defineNotes(folder),
    products: {
      kind: products.kind,
      /** Products in the order of the shelf. @throws Error that names each file and field that is wrong */
      read(): ProductContent[] {
        const found = products.read();
        const wrong = findCatalogueFaults(found, categories.read(), makers.read());
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
        return found;
      },
    },
  };
}

/** Categories, makers, notes and products of a store. */
export type Catalogue = ReturnType<typeof defineCatalogue>;
