import type { MakerName } from './makers';

/** Texts of a product in one language. */
export interface ProductSeedText {
  name: string;
  pictureAlt: string;
  summary: string;
  description: string[];
  materials: string;
  dimensions: string;
  netQuantity: string;
  details: { label: string; value: string }[];
  box: string[];
  care: string[];
}

/** What tells a variant apart from its siblings: "Small, 9 cm", and what a box of it holds. */
export interface VariantSeedText {
  label: string;
  netQuantity: string;
}

/** One size or kind of a product, in the order it is offered. */
export interface VariantSeed {
  /** Capitals, digits and hyphens; never changes and is never given to anything else. */
  sku: string;
  /** Whole rupees with all taxes, when the variant is first put into the store. */
  priceRupees: number;
  /** The printed maximum retail price, only where it is above the price. */
  mrpRupees?: number;
  /** Pieces in stock when it is first put into the store. */
  openingQuantity: number;
  weightGrams: number;
  /** Only where a product has several variants. */
  en?: VariantSeedText;
  hi?: VariantSeedText;
}

/** A product as the seed describes it; its place in the list is its place on the shelf. */
export interface ProductSeed {
  slug: string;
  category: string;
  originCountry: string;
  /** Tariff heading of four, six or eight digits, which the rate of tax goes by. */
  hsn: string;
  /** A name of makers.ts; for what is imported, the importer. */
  maker: MakerName;
  /** Which delivery and return note applies, see delivery-notes.ts. */
  returnRule: 'standard' | 'sealed';
  /** At least one. */
  variants: VariantSeed[];
  en: ProductSeedText;
  hi: ProductSeedText;
}

/** A category as the seed describes it. */
export interface CategorySeed {
  slug: string;
  en: { name: string; lead: string; description: string };
  hi: { name: string; lead: string; description: string };
}
