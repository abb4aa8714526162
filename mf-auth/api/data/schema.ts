import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  pgSchema,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

export const auth = pgSchema('auth');

const codePurposes = ['sign_in', 'email', 'erasure', 'staff'] as const;
/** What a code allows. */
export type CodePurpose = (typeof codePurposes)[number];

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const users = auth.table(
  'users',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** +91 and ten digits; null for accounts that sign in by e-mail. */
    phone: text('phone').unique(),
    /** Always a confirmed address; a new one waits in email_links. */
    email: text('email'),
    name: text('name'),
    imgUrl: text('img_url'),
    type: text('type').notNull().default('customer'),
    gender: text('gender'),
    birthDate: date('birth_date', { mode: 'string' }),
    birthTime: text('birth_time'),
    birthPlace: text('birth_place'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
);

export const sessions = auth.table(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** One sent code. The id the browser holds is stored as its hash only, the code as argon2id. */
export const challenges = auth.table(
  'challenges',
  {
    idHash: text('id_hash').primaryKey(),
    visitor: text('visitor'),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    /** What the code allows: it is of no use for anything else. */
    purpose: text('purpose', { enum: codePurposes }).notNull().default('sign_in'),
    target: text('target').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    consumedAt: moment('consumed_at'),
  },
  (table) => [
    index('challenges_target').on(table.target),
    index('challenges_expires').on(table.expiresAt),
  ],
);

/** Wrong codes per number or address, whatever code they were tried against. */
export const codeTries = auth.table('code_tries', {
  target: text('target').primaryKey(),
  tries: integer('tries').notNull(),
  windowEnds: moment('window_ends').notNull(),
});

/** Limits are kept by the platform now; older releases still write here, so the table stays a while. */
export const rateLimits = auth.table(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    usedUntil: moment('used_until').notNull(),
  },
  (table) => [index('rate_limits_used_until').on(table.usedUntil)],
);

/** Links mailed to confirm an address; the token is stored as its hash only. */
export const emailLinks = auth.table(
  'email_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['profile', 'newsletter'] }).notNull(),
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, {
      onDelete: 'cascade',
    }),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('email_links_user').on(table.userId)],
);

/** Newsletter addresses, in lower case. `pending` until the mailed link is used. */
export const subscribers = auth.table('subscribers', {
  email: text('email').primaryKey(),
  state: text('state', { enum: ['pending', 'confirmed', 'left'] }).notNull(),
  /** Hash of the token in the unsubscribe link of every mail to this address. */
  leaveHash: text('leave_hash').unique(),
  /** The same, by the secret before: its links open too. */
  formerLeaveHash: text('former_leave_hash').unique(),
  lang: text('lang').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
  leftAt: moment('left_at'),
});

/** Whom a customer named to use their rights when they can't any more. */
export const nominees = auth.table('nominees', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  /** E-mail address or phone number. */
  contact: text('contact').notNull(),
  namedAt: moment('named_at').notNull().defaultNow(),
});
