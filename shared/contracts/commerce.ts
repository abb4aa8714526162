import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

const langSchema = z.enum(['en', 'hi']);
const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case words joined by hyphens.');
const paiseSchema = z.string().regex(/^\d+$/);

const pictureSchema = z.object({
  /** Path within the site. */
  src: z.string(),
  alt: z.string(),
  /** Pixels, for the aspect ratio. */
  width: z.number().int(),
  height: z.number().int(),
});

/** A shelf of the store: slug, name, one-line lead, and how many products it holds. */
const productCategorySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  lead: z.string(),
  description: z.string(),
  product_count: z.number().int(),
});

/** A product as a list shows it. `price` is in paise and includes all taxes: that of its cheapest variant. */
const productSummarySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  category: z.object({ slug: z.string(), name: z.string() }),
  price: paiseSchema,
  /** Whether there are several variants, of perhaps different prices. */
  has_several: z.boolean(),
  /** The maximum retail price in paise when it differs from the price; otherwise null. */
  mrp: paiseSchema.nullable(),
  currency: z.literal('INR'),
  stock: z.enum(['in_stock', 'out_of_stock']),
  image: pictureSchema,
});

/** What can be bought of a product: a size, weight or kind. `label` is empty when it is the only one. */
const variantSchema = z.object({
  sku: z.string(),
  label: z.string(),
  net_quantity: z.string(),
  weight_grams: z.number().int(),
  price: paiseSchema,
  mrp: paiseSchema.nullable(),
  stock: z.enum(['in_stock', 'out_of_stock']),
});

/** A product with everything its page says. `lang` is the language of the texts. */
const productSchema = productSummarySchema.extend({
  lang: langSchema,
  description: z.array(z.string()),
  materials: z.string(),
  dimensions: z.string(),
  weight_grams: z.number().int(),
  net_quantity: z.string(),
  country_of_origin: z.object({ code: z.string().length(2), name: z.string() }),
  /** Whose name it carries by law, with the address. */
  maker: z
    .object({
      kind: z.enum(['maker', 'packer', 'importer']),
      name: z.string(),
      address: z.string(),
    })
    .nullable(),
  variants: z.array(variantSchema),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  box: z.array(z.string()),
  care: z.array(z.string()),
  delivery: z.string(),
  returns: z.string(),
});

export type ProductCategory = z.infer<typeof productCategorySchema>;
export type ProductSummary = z.infer<typeof productSummarySchema>;
export type Product = z.infer<typeof productSchema>;

/** The orders a list of products comes in: as on the shelf, by price, newest first, by country of origin. */
export const productSorts = ['shelf', 'price', 'price_down', 'newest', 'origin'] as const;
export type ProductSort = (typeof productSorts)[number];

const publicCache = { maxAge: 60, staleWhileRevalidate: 600 };
const langQuery = z.object({ lang: langSchema.default('en') });

/**
 * The products on sale; `next_cursor` asks for the next page of the same query, null at the end. `origins`
 * are the countries that can be asked for.
 */
export const getProducts = defineEndpoint({
  id: 'commerce.get_products',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/get_products',
  summary: 'Lists the products of the store, all or of one category.',
  query: langQuery.extend({
    category: slugSchema.optional(),
    /** Words of its name, in either language. */
    q: z.string().trim().max(80).optional(),
    /** Country of origin, ISO 3166-1 alpha-2. */
    origin: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Use the two capital letters of a country.')
      .optional(),
    sort: z.enum(productSorts).default('shelf'),
    limit: z.coerce.number().int().min(1).max(50).default(24),
    cursor: z
      .string()
      .regex(/^\d{1,18}-\d{1,9}$/, 'Use the next_cursor of an earlier answer.')
      .optional(),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.array(productSummarySchema),
    next_cursor: z.string().nullable(),
    origins: z.array(
      z.object({ code: z.string(), name: z.string(), product_count: z.number().int() }),
    ),
  }),
  caller: 'anyone',
  cache: publicCache,
});

/** The categories in shelf order. */
export const getProductCategory = defineEndpoint({
  id: 'commerce.get_product_category',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/get_product_category',
  summary: 'Lists the categories of the store.',
  query: langQuery,
  answer: z.object({ status: z.literal(200), data: z.array(productCategorySchema) }),
  caller: 'anyone',
  cache: publicCache,
});

const productAnswer = z.object({ status: z.literal(200), data: productSchema });

/** One product by its number. Errors: not_found. */
export const getSingleProducts = defineEndpoint({
  id: 'commerce.get_single_products',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/get_single_products/:id',
  summary: 'Gives one product by its id.',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: langQuery,
  answer: productAnswer,
  errors: ['not_found'],
  caller: 'anyone',
  cache: publicCache,
});

/** One product by its slug. Errors: not_found. */
export const getSingleProductsBySlug = defineEndpoint({
  id: 'commerce.get_single_products_by_slug',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/get_single_products_by_slug/:slug',
  summary: 'Gives one product by its slug.',
  params: z.object({ slug: slugSchema }),
  query: langQuery,
  answer: productAnswer,
  errors: ['not_found'],
  caller: 'anyone',
  cache: publicCache,
});
