import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { MOST_PIECES, pinSchema } from './commerce-limits';

const paise = z.string().regex(/^\d+$/);
const langQuery = z.object({ lang: z.enum(['en', 'hi']).default('en') });
const sku = z
  .string()
  .max(40)
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/);

/**
 * How a line stands: `price` costs something else than was seen, of `fewer` there are not as many, and
 * `gone` can't be had. What is not `ok` has to be accepted before it is ordered.
 */
const lineStates = ['ok', 'price', 'fewer', 'gone'] as const;

const cartLine = z.object({
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  label: z.string(),
  image: z.object({ src: z.string(), alt: z.string() }),
  pieces: z.number().int(),
  /** How many there are, up to what one may order. */
  available: z.number().int(),
  price: paise,
  seen_price: paise,
  state: z.enum(lineStates),
  /** Of what can be had, before a discount. */
  total: paise,
});

/** A basket with what it costs now. Amounts are paise with all taxes; `tax` is in them. */
const cart = z.object({
  lines: z.array(cartLine),
  /** Pieces in it. */
  count: z.number().int(),
  is_changed: z.boolean(),
  goods: paise,
  discount: paise,
  tax: paise,
  /** With delivery, once it is known where to. */
  total: paise,
  coupon: z
    .object({
      code: z.string(),
      title: z.string(),
      state: z.enum(['applied', 'unknown', 'not_yet', 'ended', 'used_up', 'below_minimum']),
      minimum: paise.nullable(),
    })
    .nullable(),
  delivery: z
    .object({
      pin: z.string(),
      /** False where nothing is brought. */
      is_served: z.boolean(),
      charge: paise,
      /** The day by which it comes, `2026-11-29`. */
      expected_by: z.string(),
      /** Up to this sum it can be paid in cash; null where it can't. */
      cod_most: paise.nullable(),
      /** From this sum of goods it is free; null where it never is. */
      free_from: paise.nullable(),
    })
    .nullable(),
  gift_note: z.string(),
});

/** A basket with what it costs now. */
export type Cart = z.infer<typeof cart>;

const cartAnswer = z.object({ status: z.literal(200), data: cart });
const forEverybody = {
  owner: 'mf-commerce',
  caller: 'anyone',
  query: langQuery,
  answer: cartAnswer,
} as const;

/** The basket of the customer, or of the browser; at sign-in the one goes into the other. */
export const getCart = defineEndpoint({
  ...forEverybody,
  id: 'commerce.get_cart',
  method: 'GET',
  path: '/api/cart',
  summary: 'Gives the basket with what it costs now.',
});

/** How many pieces; 0 takes it out, `add` puts them to those that are there. Errors: not_found. */
export const putCartLine = defineEndpoint({
  ...forEverybody,
  id: 'commerce.put_cart_line',
  method: 'PUT',
  path: '/api/cart/lines/:sku',
  summary: 'Puts pieces of something into the basket, or takes it out.',
  params: z.object({ sku }),
  body: z.object({
    pieces: z.coerce
      .number('Please give a number.')
      .int('Please give a whole number.')
      .min(0, 'Please give 0 or more.')
      .max(MOST_PIECES, `At most ${MOST_PIECES} of one thing in an order.`),
    add: z.boolean().default(false),
  }),
  errors: ['not_found'],
  allowance: { count: 120, seconds: 600 },
});

/** The coupon, where it goes, and what is written to whom it is given; what is left out stays. */
export const updateCart = defineEndpoint({
  ...forEverybody,
  id: 'commerce.update_cart',
  method: 'PUT',
  path: '/api/cart',
  summary: 'Sets coupon, PIN code and gift note of the basket; an empty text takes one away.',
  body: z.object({
    coupon: z.string().trim().toUpperCase().max(20).optional(),
    pin: pinSchema.or(z.literal('')).optional(),
    gift_note: z.string().trim().max(300, 'Please keep it to 300 letters.').optional(),
  }),
  allowance: { count: 60, seconds: 600 },
});

/** Prices are taken as they are now, and only what there is stays. */
export const acceptCart = defineEndpoint({
  ...forEverybody,
  id: 'commerce.accept_cart',
  method: 'POST',
  path: '/api/cart/accept',
  summary: 'Accepts the prices and the stock of now.',
  allowance: { count: 60, seconds: 600 },
});
