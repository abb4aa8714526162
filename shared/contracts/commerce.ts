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

/** A product as a list shows it. `price` is in paise and includes all taxes. */
const productSummarySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  category: z.object({ slug: z.string(), name: z.string() }),
  price: paiseSchema,
  /** The maximum retail price in paise when it differs from the price; otherwise null. */
  mrp: paiseSchema.nullable(),
  currency: z.literal('INR'),
  stock: z.enum(['in_stock', 'out_of_stock']),
  image: pictureSchema,
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
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  box: z.array(z.string()),
  care: z.array(z.string()),
  delivery: z.string(),
  returns: z.string(),
});

export type ProductCategory = z.infer<typeof productCategorySchema>;
export type ProductSummary = z.infer<typeof productSummarySchema>;
export type Product = z.infer<typeof productSchema>;

const publicCache = { maxAge: 60, staleWhileRevalidate: 600 };
const langQuery = z.object({ lang: langSchema.default('en') });

/** The products on sale in shelf order; `next_cursor` asks for the next page, null at the end. */
export const getProducts = defineEndpoint({
  id: 'commerce.get_products',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/get_products',
  summary: 'Lists the products of the store, all or of one category.',
  query: langQuery.extend({
    category: slugSchema.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(24),
    cursor: z
      .string()
      .regex(/^\d{1,9}-\d{1,9}$/, 'Use the next_cursor of an earlier answer.')
      .optional(),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.array(productSummarySchema),
    next_cursor: z.string().nullable(),
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
