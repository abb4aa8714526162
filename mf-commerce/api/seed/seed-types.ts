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

/** A product as the seed describes it; its place in the list is its place on the shelf. */
export interface ProductSeed {
  slug: string;
  category: string;
  /** Rupees with all taxes included, whole rupees. */
  priceRupees: number;
  /** Pieces in stock when the product is first put into the store. */
  openingQuantity: number;
  weightGrams: number;
  originCountry: string;
  /** Which delivery and return note applies, see delivery-notes.ts. */
  returnRule: 'standard' | 'sealed';
  en: ProductSeedText;
  hi: ProductSeedText;
}

/** A category as the seed describes it. */
export interface CategorySeed {
  slug: string;
  en: { name: string; lead: string; description: string };
  hi: { name: string; lead: string; description: string };
}
