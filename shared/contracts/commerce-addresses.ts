import { z } from 'shared/contracts/zod';
import { pinSchema } from './commerce-limits';
import { defineEndpoint } from './contract';

const line = (most: number, missing: string) =>
  z.string(missing).trim().min(1, missing).max(most, `Please keep it to ${most} letters.`);

/** What a customer types; district and state come from the PIN code. */
const typedAddress = z.object({
  name: line(80, 'Please give a name.'),
  phone: z
    .string('Please give a mobile number.')
    .trim()
    .transform((typed) => typed.replace(/[\s-]/g, '').replace(/^(\+91|91(?=\d{10}$)|0)/, ''))
    .pipe(z.string().regex(/^[6-9]\d{9}$/, 'Please enter a valid 10-digit mobile number.')),
  line1: line(120, 'Please give house and street.'),
  line2: z.string().trim().max(120, 'Please keep it to 120 letters.').default(''),
  city: line(60, 'Please give the town or village.'),
  pin: pinSchema,
});

const address = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  district: z.string(),
  /** GST's two digits, and the name. */
  state: z.string(),
  state_name: z.string(),
  pin: z.string(),
});

/** Where a customer has parcels brought. */
export type Address = z.infer<typeof address>;

const own = { owner: 'mf-commerce', caller: 'signed-in' } as const;
const langQuery = z.object({ lang: z.enum(['en', 'hi']).default('en') });
const addressId = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

/** The address used last comes first. */
export const getAddresses = defineEndpoint({
  ...own,
  id: 'commerce.get_addresses',
  method: 'GET',
  path: '/api/addresses',
  summary: "Lists the customer's addresses.",
  query: langQuery,
  answer: z.object({ status: z.literal(200), data: z.array(address) }),
});

/** A PIN code that does not exist is named in `fields`. At most 20 are kept. */
export const createAddress = defineEndpoint({
  ...own,
  id: 'commerce.create_address',
  method: 'POST',
  path: '/api/addresses',
  summary: 'Keeps an address; district and state are those of its PIN code.',
  query: langQuery,
  body: typedAddress,
  answer: z.object({ status: z.literal(200), data: address }),
  errors: ['conflict', 'unavailable'],
  allowance: { count: 30, seconds: 3600 },
});

export const deleteAddress = defineEndpoint({
  ...own,
  id: 'commerce.delete_address',
  method: 'DELETE',
  path: '/api/addresses/:id',
  summary: 'Forgets an address; orders keep their own copy.',
  params: addressId,
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_found'],
});
