import { z } from 'shared/contracts/zod';
import { findState } from '../tax/gst-states';
import { offeringKinds, offeringModes } from './commerce-offerings';
import { defineEndpoint } from './contract';
import { emailAddress } from './email-address';

/** What a booking is at. */
export const bookingStatuses = [
  'held',
  'expired',
  'booked',
  'scheduled',
  'called_off',
  'performed',
  'proof_uploaded',
  'proof_accepted',
  'completed',
  'cancelled',
  'refunded',
] as const;

export type BookingStatus = (typeof bookingStatuses)[number];

const id = z.coerce.number().int().positive().max(2_147_483_647);
const paise = z.string().regex(/^\d+$/);
const instant = z.iso.datetime({ offset: true });
const line = (most: number) => z.string().trim().min(1, 'Please fill this in.').max(most);
const optionalLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .transform((text) => text || null)
    .nullable()
    .default(null);

const bookingAddress = z.object({
  name: line(80),
  lines: line(200),
  city: line(80),
  /** GST's code, two digits. */
  state: z
    .string()
    .regex(/^\d\d$/, 'Please choose the state.')
    .refine((code) => findState(code) !== null, 'Please choose the state.'),
  pin: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/, 'A PIN code has six digits.'),
  phone: z
    .string()
    .trim()
    .regex(/^[6-9]\d{9}$/, 'Please enter a valid 10-digit mobile number.'),
});

/** A booking as its customer sees it. Amounts are paise. */
const booking = z.object({
  id: z.number().int(),
  status: z.enum(bookingStatuses),
  offering: z.object({ kind: z.enum(offeringKinds), slug: z.string(), name: z.string() }),
  place: z.object({
    id: z.number().int(),
    name: z.string(),
    city: z.string(),
    is_demonstration: z.boolean(),
  }),
  mode: z.enum(offeringModes),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  price: z.object({
    dakshina: paise,
    goods: paise,
    fee: paise,
    total: paise,
    /** Contained in goods and fee. */
    tax: paise,
  }),
  names: z.array(z.string()),
  gotra: z.string().nullable(),
  wish: z.string().nullable(),
  joins: z.string().nullable(),
  email: z.string().nullable(),
  address: bookingAddress.nullable(),
  pay_until: z.string(),
  /** Where it is paid; null when there is nothing to pay. */
  pay_path: z.string().nullable(),
  /** Until then cancelling is free. */
  free_until: z.string(),
  can_cancel: z.boolean(),
  refund_to: z.enum(['wallet', 'source']).nullable(),
  /** When the money was given back; null while it is not. */
  money_back_at: z.string().nullable(),
  /** Paise that came too late, in the wallet. */
  late: paise.nullable(),
  offered_starts_at: z.string().nullable(),
  performer: z.string().nullable(),
  watch_url: z.string().nullable(),
  /** `/astrology-services/watch-puja/<token>`, for the family. */
  family_path: z.string().nullable(),
  calendar_path: z.string(),
  /** Links that expire after a quarter of an hour. */
  proofs: z.array(z.object({ name: z.string(), type: z.string(), path: z.string() })),
  /** Without a word until then, the proof counts as accepted. */
  accepted_at: z.string().nullable(),
  reported_at: z.string().nullable(),
  steps: z.array(z.object({ to: z.string(), at: z.string(), why: z.string().nullable() })),
  invoice_path: z.string().nullable(),
});

export type Booking = z.infer<typeof booking>;

const one = z.object({ status: z.literal(200), data: booking });
const ofCustomer = {
  owner: 'mf-commerce',
  method: 'POST',
  params: z.object({ id }),
  answer: one,
  errors: ['not_found', 'conflict', 'unavailable'],
  caller: 'signed-in',
} as const;
const lang = z.object({ lang: z.enum(['en', 'hi']).default('en') });

/**
 * Holds a time for fifteen minutes and asks for the money. `total` is what the customer was shown: when
 * the price has changed it is `conflict`, and nothing is held. `request` names one sending: sent again it
 * is the same booking.
 */
export const createBooking = defineEndpoint({
  id: 'commerce.create_booking',
  owner: 'mf-commerce',
  method: 'POST',
  path: '/api/bookings',
  summary: 'Books a puja or katha: holds the time until it is paid.',
  query: lang,
  body: z.object({
    request: z.string().regex(/^[\w-]{16,64}$/),
    offering: id,
    temple: id,
    mode: z.enum(offeringModes),
    starts_at: instant,
    total: paise,
    names: z.array(line(60)).min(1, 'Please give at least one name.').max(12),
    gotra: optionalLine(60),
    wish: optionalLine(300),
    joins: optionalLine(200),
    email: emailAddress,
    /** Where the pandit comes or prasad goes, and what the invoice has to say. */
    address: bookingAddress,
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ id: z.number().int(), pay_path: z.string() }),
  }),
  errors: ['not_found', 'conflict', 'account_closed', 'unavailable'],
  caller: 'signed-in',
  allowance: { count: 30, seconds: 3600 },
});

/** The caller's bookings, newest first. */
export const listBookings = defineEndpoint({
  id: 'commerce.list_bookings',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/bookings',
  summary: "Lists the caller's bookings.",
  query: lang,
  answer: z.object({ status: z.literal(200), data: z.array(booking) }),
  caller: 'signed-in',
});

export const getBooking = defineEndpoint({
  ...ofCustomer,
  id: 'commerce.get_booking',
  method: 'GET',
  path: '/api/bookings/:id',
  summary: "Gives one of the caller's bookings.",
  query: lang,
});

/** Free until `free_until`; later, and once it is performed, `conflict`. */
export const cancelBooking = defineEndpoint({
  ...ofCustomer,
  id: 'commerce.cancel_booking',
  path: '/api/bookings/:id/cancel',
  summary: 'Cancels a booking; all the money goes back to the wallet or to where it came from.',
  query: lang,
  body: z.object({ refund_to: z.enum(['wallet', 'source']) }),
});

/** Of a booking that the temple called off. */
export const takeNewDate = defineEndpoint({
  ...ofCustomer,
  id: 'commerce.take_new_date',
  path: '/api/bookings/:id/new-date',
  summary: 'Takes another time for a booking that was called off.',
  query: lang,
  body: z.object({ starts_at: instant }),
});

export const acceptProof = defineEndpoint({
  ...ofCustomer,
  id: 'commerce.accept_proof',
  path: '/api/bookings/:id/accept',
  summary: 'Says that what was performed is as it was agreed.',
  query: lang,
});

export const reportBooking = defineEndpoint({
  ...ofCustomer,
  id: 'commerce.report_booking',
  path: '/api/bookings/:id/report',
  summary: 'Says that something is wrong with what was performed; a person decides then.',
  query: lang,
  body: z.object({ report: line(1000) }),
});

/** Makes a link for the family; the one before stops working. */
export const shareBooking = defineEndpoint({
  ...ofCustomer,
  id: 'commerce.share_booking',
  path: '/api/bookings/:id/family-link',
  summary: 'Makes a link by which the family can watch.',
  query: lang,
});

export const unshareBooking = defineEndpoint({
  ...ofCustomer,
  id: 'commerce.unshare_booking',
  method: 'DELETE',
  path: '/api/bookings/:id/family-link',
  summary: 'Takes the link for the family back.',
  query: lang,
});

/** Sends what came too late back to where it was paid from. */
export const returnLateMoney = defineEndpoint({
  ...ofCustomer,
  id: 'commerce.return_late_money',
  path: '/api/bookings/:id/return',
  summary: 'Sends money that came after its booking had ended back to its source.',
  query: lang,
});

/** What who has the link sees: no name, no wish, no address, no price. */
export const watchBooking = defineEndpoint({
  id: 'commerce.watch_booking',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/watched_bookings/:token',
  summary: 'Shows a booking to the family that has its link.',
  params: z.object({ token: z.string().max(64) }),
  query: lang,
  answer: z.object({
    status: z.literal(200),
    data: booking.pick({
      status: true,
      offering: true,
      place: true,
      mode: true,
      starts_at: true,
      ends_at: true,
      time_zone: true,
      watch_url: true,
      proofs: true,
    }),
  }),
  errors: ['not_found'],
  caller: 'anyone',
});
