import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { commerce } from './schema';

const paise = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A puja or katha that is offered; what is said about it is in `content/`. */
export const offerings = commerce.table(
  'offerings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    slug: text().notNull(),
    position: integer().notNull(),
    minutes: integer().notNull(),
    isOffered: boolean('is_offered').notNull().default(true),
  },
  (table) => [unique('offering_address').on(table.kind, table.slug)],
);

/** What an offering costs from a day on, with tax; the latest that has begun counts. */
export const offeringPrices = commerce.table(
  'offering_prices',
  {
    offeringId: integer('offering_id')
      .notNull()
      .references(() => offerings.id),
    mode: text().notNull(),
    validFrom: moment('valid_from').notNull(),
    /** To who performs it; without tax. */
    dakshinaPaise: paise('dakshina_paise').notNull(),
    goodsPaise: paise('goods_paise').notNull(),
    feePaise: paise('fee_paise').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.offeringId, table.mode, table.validFrom] }),
    check(
      'offering_prices_are_amounts',
      sql`${table.dakshinaPaise} > 0 and ${table.goodsPaise} >= 0 and ${table.feePaise} >= 0`,
    ),
  ],
);

/** A temple, or a pandit who comes home or performs online. */
export const temples = commerce.table('temples', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  kind: text().notNull(),
  nameEn: text('name_en').notNull(),
  nameHi: text('name_hi').notNull(),
  /** Slug of the city whose panchang it keeps. */
  city: text().notNull(),
  cityEn: text('city_en').notNull(),
  cityHi: text('city_hi').notNull(),
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  isDemonstration: boolean('is_demonstration').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Who allowed us to offer what is performed there, and until when. */
export const templeAuthorisations = commerce.table(
  'temple_authorisations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    templeId: integer('temple_id')
      .notNull()
      .references(() => temples.id),
    signedBy: text('signed_by').notNull(),
    /** Where the signed paper is filed. */
    document: text().notNull(),
    validFrom: moment('valid_from').notNull(),
    validUntil: moment('valid_until').notNull(),
    endedAt: moment('ended_at'),
    recordedBy: text('recorded_by').notNull(),
    recordedAt: moment('recorded_at').notNull().defaultNow(),
  },
  (table) => [
    index('temple_authorisations_of').on(table.templeId),
    check('authorisation_has_an_end', sql`${table.validUntil} > ${table.validFrom}`),
  ],
);

/** When it performs in a week, by its own clocks, and how much at a time. */
export const templeHours = commerce.table(
  'temple_hours',
  {
    templeId: integer('temple_id')
      .notNull()
      .references(() => temples.id),
    /** 0 Sunday to 6 Saturday. */
    weekday: smallint().notNull(),
    /** Minutes after midnight. */
    opens: smallint().notNull(),
    closes: smallint().notNull(),
    capacity: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templeId, table.weekday, table.opens] }),
    check(
      'hours_are_of_one_day',
      sql`${table.weekday} between 0 and 6 and ${table.opens} >= 0 and ${table.closes} > ${table.opens} and ${table.closes} <= 1440`,
    ),
    check('capacity_is_positive', sql`${table.capacity} > 0`),
  ],
);

/** What is performed there, and how. */
export const templeOfferings = commerce.table(
  'temple_offerings',
  {
    templeId: integer('temple_id')
      .notNull()
      .references(() => temples.id),
    offeringId: integer('offering_id')
      .notNull()
      .references(() => offerings.id),
    mode: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.templeId, table.offeringId, table.mode] })],
);

/** Where prasad is sent, or where the pandit comes. */
export interface BookingAddress {
  name: string;
  lines: string;
  city: string;
  state: string;
  pin: string;
  phone: string;
}

/** A booking. Two that are held or booked never have one seat at the same time (see its migration). */
export const bookings = commerce.table(
  'bookings',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null once the account is erased. */
    customerId: integer('customer_id'),
    /** Names one sending of the form: sent twice it is one booking. */
    request: text().notNull(),
    status: text().notNull(),
    offeringId: integer('offering_id')
      .notNull()
      .references(() => offerings.id),
    templeId: integer('temple_id')
      .notNull()
      .references(() => temples.id),
    mode: text().notNull(),
    /** From 1 to the capacity of the hour. */
    seat: smallint().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    dakshinaPaise: paise('dakshina_paise').notNull(),
    goodsPaise: paise('goods_paise').notNull(),
    goodsTaxPaise: paise('goods_tax_paise').notNull(),
    feePaise: paise('fee_paise').notNull(),
    feeTaxPaise: paise('fee_tax_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
    lang: text().notNull(),
    /** What the sankalp says, and whom we write to; empty once it is erased or old. */
    names: jsonb().$type<string[]>().notNull(),
    gotra: text(),
    wish: text(),
    joins: text(),
    email: text(),
    address: jsonb().$type<BookingAddress>(),
    /** Until then it can be paid. */
    payUntil: moment('pay_until').notNull(),
    payPath: text('pay_path'),
    /** The held money is free again then: everything has to be done before. */
    moneyUntil: moment('money_until').notNull(),
    cashPaise: paise('cash_paise'),
    promotionalPaise: paise('promotional_paise'),
    /** Came after the time to pay was over; it is in the wallet. */
    latePaise: paise('late_paise'),
    refundTo: text('refund_to'),
    moneyBackAt: moment('money_back_at'),
    /** Offered instead when the temple can't keep the day. */
    offeredStartsAt: moment('offered_starts_at'),
    familyToken: text('family_token').unique(),
    performer: text(),
    watchUrl: text('watch_url'),
    report: text(),
    reportedAt: moment('reported_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('booking_request').on(table.customerId, table.request),
    index('bookings_of_customer').on(table.customerId, table.id),
    index('bookings_by_day').on(table.startsAt),
    index('bookings_by_status').on(table.status, table.changedAt),
    check(
      'booking_adds_up',
      sql`${table.totalPaise} = ${table.dakshinaPaise} + ${table.goodsPaise} + ${table.feePaise} and ${table.goodsTaxPaise} between 0 and ${table.goodsPaise} and ${table.feeTaxPaise} between 0 and ${table.feePaise}`,
    ),
  ],
);

/** Every step of a booking: what changed, by whom and why. */
export const bookingMoves = commerce.table(
  'booking_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    from: text().notNull(),
    to: text().notNull(),
    who: text().notNull(),
    why: text(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('booking_moves_of').on(table.bookingId, table.id)],
);

/** Video and pictures of what was performed: private, shown by links that expire. */
export const bookingProofs = commerce.table(
  'booking_proofs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bookingId: integer('booking_id')
      .notNull()
      .references(() => bookings.id),
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
    uploadedBy: text('uploaded_by').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('booking_proofs_of').on(table.bookingId)],
);
