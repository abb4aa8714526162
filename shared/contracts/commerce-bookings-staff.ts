import { z } from 'shared/contracts/zod';
import { bookingStatuses } from './commerce-bookings';
import { offeringKinds, offeringModes } from './commerce-offerings';
import { defineEndpoint, type UploadedFile } from './contract';

const id = z.coerce.number().int().positive().max(2_147_483_647);
const instant = z.iso.datetime({ offset: true });
const reason = z.string().trim().min(5, 'Please say why.').max(300);
const forStaff = { owner: 'mf-commerce', caller: 'staff', permission: 'shop.manage' } as const;
const done = z.object({ status: z.literal(200) });

/** A booking as staff see it in a list: no wish, no address. */
const listed = z.object({
  id: z.number().int(),
  status: z.enum(bookingStatuses),
  kind: z.enum(offeringKinds),
  slug: z.string(),
  name: z.string(),
  mode: z.enum(offeringModes),
  temple: z.object({ id: z.number().int(), name: z.string(), city: z.string() }),
  starts_at: z.string(),
  ends_at: z.string(),
  time_zone: z.string(),
  total: z.string(),
  reported: z.boolean(),
});

export type ListedBooking = z.infer<typeof listed>;

/** The bookings of a day (by Indian time), or those at a status. */
export const listStaffBookings = defineEndpoint({
  ...forStaff,
  id: 'commerce.list_staff_bookings',
  method: 'GET',
  path: '/api/admin/bookings',
  summary: 'Lists the bookings of some days or of a status, for staff.',
  query: z.object({
    lang: z.enum(['en', 'hi']).default('en'),
    from: z.iso.date(),
    days: z.coerce.number().int().min(1).max(31).default(7),
    status: z.enum(bookingStatuses).optional(),
  }),
  answer: z.object({ status: z.literal(200), data: z.array(listed) }),
});

/** All that who prepares and performs it has to know. */
export const getStaffBooking = defineEndpoint({
  ...forStaff,
  id: 'commerce.get_staff_booking',
  method: 'GET',
  path: '/api/admin/bookings/:id',
  summary: 'Gives a booking with its names, wish and steps, for staff.',
  params: z.object({ id }),
  query: z.object({ lang: z.enum(['en', 'hi']).default('en') }),
  answer: z.object({
    status: z.literal(200),
    data: listed.extend({
      names: z.array(z.string()),
      gotra: z.string().nullable(),
      wish: z.string().nullable(),
      joins: z.string().nullable(),
      address: z.string().nullable(),
      phone: z.string().nullable(),
      performer: z.string().nullable(),
      watch_url: z.string().nullable(),
      report: z.string().nullable(),
      can: z.array(z.enum(bookingStatuses)),
      proofs: z.array(z.object({ name: z.string(), type: z.string(), path: z.string() })),
      steps: z.array(
        z.object({ to: z.string(), who: z.string(), why: z.string().nullable(), at: z.string() }),
      ),
    }),
  }),
  errors: ['not_found'],
});

/** What staff do with a booking; each move is recorded with who and why. */
export const moveStaffBooking = defineEndpoint({
  ...forStaff,
  id: 'commerce.move_staff_booking',
  method: 'POST',
  path: '/api/admin/bookings/:id/move',
  summary: 'Arranges, calls off, completes or refunds a booking.',
  params: z.object({ id }),
  body: z.object({
    to: z.enum(['scheduled', 'performed', 'called_off', 'proof_accepted', 'refunded']),
    why: reason,
    performer: z.string().trim().max(80).default(''),
    /** Where an online puja is watched. */
    watch_url: z
      .string()
      .trim()
      .max(300)
      .refine(
        (url) => url === '' || /^https:\/\/[^\s]+$/.test(url),
        'Please give an https address.',
      )
      .default(''),
    /** Another time that is offered when it is called off. */
    offer: z
      .string()
      .refine((at) => at === '' || instant.safeParse(at).success, 'Please give a date and time.')
      .default(''),
  }),
  answer: done,
  errors: ['not_found', 'conflict'],
});

const file = z
  .custom<UploadedFile>(
    (value) => value instanceof Object && 'bytes' in value && value.bytes instanceof Uint8Array,
    'Please choose a video or picture.',
  )
  .meta({ type: 'string', format: 'binary' });

/** A video (MP4, WebM) or picture (JPEG, PNG, WebP) of at most 10 MB, known by its content. */
export const uploadProof = defineEndpoint({
  ...forStaff,
  id: 'commerce.upload_proof',
  method: 'POST',
  path: '/api/admin/bookings/:id/proof',
  summary: 'Keeps a video or picture of what was performed, and tells the customer.',
  takesFiles: true,
  params: z.object({ id }),
  body: z.object({ file, name: z.string().trim().min(1).max(80) }),
  answer: done,
  errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media_type'],
});

const temple = z.object({
  id: z.number().int(),
  kind: z.enum(['temple', 'pandit']),
  name_en: z.string(),
  name_hi: z.string(),
  city: z.string(),
  city_en: z.string(),
  city_hi: z.string(),
  time_zone: z.string(),
  is_demonstration: z.boolean(),
  /** It is listed at this moment. */
  is_listed: z.boolean(),
  authorisations: z.array(
    z.object({
      id: z.number().int(),
      signed_by: z.string(),
      document: z.string(),
      valid_from: z.string(),
      valid_until: z.string(),
      ended_at: z.string().nullable(),
    }),
  ),
  hours: z.array(
    z.object({
      weekday: z.number().int(),
      opens: z.number().int(),
      closes: z.number().int(),
      capacity: z.number().int(),
    }),
  ),
  modes: z.array(z.enum(offeringModes)),
});

export type StaffTemple = z.infer<typeof temple>;

export const listStaffTemples = defineEndpoint({
  ...forStaff,
  id: 'commerce.list_staff_temples',
  method: 'GET',
  path: '/api/admin/temples',
  summary: 'Lists temples and pandits with their authorisations and hours.',
  answer: z.object({ status: z.literal(200), data: z.array(temple) }),
});

const line = (most: number) => z.string().trim().min(1, 'Please fill this in.').max(most);

export const createTemple = defineEndpoint({
  ...forStaff,
  id: 'commerce.create_temple',
  method: 'POST',
  path: '/api/admin/temples',
  summary: 'Adds a temple or pandit; without an authorisation it is not listed.',
  body: z.object({
    kind: z.enum(['temple', 'pandit']),
    name_en: line(80),
    name_hi: line(80),
    city: z
      .string()
      .regex(/^[a-z0-9-]{1,80}$/, 'Please give the slug of a city, as in the panchang.'),
    city_en: line(80),
    city_hi: line(80),
    modes: z.array(z.enum(offeringModes)).min(1, 'Please choose at least one.'),
  }),
  answer: z.object({ status: z.literal(200), data: z.object({ id: z.number().int() }) }),
});

export const recordAuthorisation = defineEndpoint({
  ...forStaff,
  id: 'commerce.record_authorisation',
  method: 'POST',
  path: '/api/admin/temples/:id/authorisations',
  summary: 'Records a signed authorisation with its last day.',
  params: z.object({ id }),
  body: z.object({
    signed_by: line(120),
    document: line(200),
    valid_from: z.iso.date('Please give a date.'),
    valid_until: z.iso.date('Please give a date.'),
  }),
  answer: done,
  errors: ['not_found'],
});

/** Nothing is booked there from this moment on; what is booked stays, and can be called off. */
export const endAuthorisation = defineEndpoint({
  ...forStaff,
  id: 'commerce.end_authorisation',
  method: 'DELETE',
  path: '/api/admin/authorisations/:id',
  summary: 'Ends an authorisation at once.',
  params: z.object({ id }),
  answer: done,
  errors: ['not_found'],
});

/** The same hours for the days named. */
export const setTempleHours = defineEndpoint({
  ...forStaff,
  id: 'commerce.set_temple_hours',
  method: 'PUT',
  path: '/api/admin/temples/:id/hours',
  summary: 'Sets when a temple performs, and how many at a time.',
  params: z.object({ id }),
  body: z.object({
    weekdays: z.array(z.number().int().min(0).max(6)).min(1, 'Please choose at least one day.'),
    opens: z.number().int().min(0).max(1439),
    closes: z.number().int().min(1).max(1440),
    capacity: z.number().int().min(1).max(50),
  }),
  answer: done,
  errors: ['not_found'],
});
