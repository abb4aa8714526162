import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StaffRole } from 'shared/contracts/staff-roles';
import { auth } from './schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const member = (name: string) => bigint(name, { mode: 'number' });

/** People who work here. Nothing ties them to the customers of `users`, not even an equal address. */
export const staff = auth.table(
  'staff',
  {
    id: member('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The secret of the authenticator app, sealed (api/staff/seal.ts). */
    totpSecret: text('totp_secret').notNull(),
    /** The last step of 30 seconds a code was taken of: neither it nor an earlier one counts again. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** No longer here: signs in nowhere. */
    endedAt: moment('ended_at'),
  },
  (table) => [uniqueIndex('staff_email').on(sql`lower(${table.email})`)],
);

export const staffRoles = auth.table(
  'staff_roles',
  {
    staffId: member('staff_id')
      .notNull()
      .references(() => staff.id),
    role: text('role').$type<StaffRole>().notNull(),
    givenAt: moment('given_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.role] })],
);

/** Links mailed to people who are to work here; the token is stored as its hash only. */
export const staffInvitations = auth.table('staff_invitations', {
  id: uuid('id').primaryKey().defaultRandom(),
  tokenHash: text('token_hash').notNull().unique(),
  email: text('email').notNull(),
  roles: text('roles').array().$type<StaffRole[]>().notNull(),
  /** Who invites; null: the command line. */
  invitedBy: member('invited_by').references(() => staff.id),
  /** What the invited person's app is to have, sealed. */
  totpSecret: text('totp_secret').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  revokedAt: moment('revoked_at'),
});

export const staffSessions = auth.table(
  'staff_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    staffId: member('staff_id')
      .notNull()
      .references(() => staff.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When the second factor was last given; without one there is no session. */
    confirmedAt: moment('confirmed_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/**
 * A step of signing in or of adding a key, between two requests of one browser; the id is stored as its
 * hash only. `data` is the challenge that a passkey has to sign.
 */
export const staffSteps = auth.table(
  'staff_steps',
  {
    idHash: text('id_hash').primaryKey(),
    kind: text('kind', { enum: ['second_factor', 'passkey_sign_in', 'passkey_add'] }).notNull(),
    staffId: member('staff_id').references(() => staff.id),
    visitor: text('visitor'),
    data: text('data'),
    tries: integer('tries').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('staff_steps_expires').on(table.expiresAt)],
);

/** Codes for who has lost app and key: each counts once. */
export const staffRecoveryCodes = auth.table(
  'staff_recovery_codes',
  {
    staffId: member('staff_id')
      .notNull()
      .references(() => staff.id),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.codeHash] })],
);

export const staffPasskeys = auth.table(
  'staff_passkeys',
  {
    /** As the key names itself, base64url. */
    id: text('id').primaryKey(),
    staffId: member('staff_id')
      .notNull()
      .references(() => staff.id),
    name: text('name').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, as it counts; one that goes back is a copy. 0: it doesn't count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
);

/** What one member of staff asks for and another one decides. */
export const staffProposals = auth.table('staff_proposals', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  /** Whom or what it is about: `staff:3`, `customer:41`. */
  subject: text('subject').notNull(),
  data: jsonb('data').notNull(),
  why: text('why').notNull(),
  madeBy: member('made_by')
    .notNull()
    .references(() => staff.id),
  madeAt: moment('made_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  state: text('state', { enum: ['open', 'approved', 'refused', 'withdrawn'] })
    .notNull()
    .default('open'),
  decidedBy: member('decided_by').references(() => staff.id),
  decidedAt: moment('decided_at'),
});

/**
 * What staff did, line by line, each with the hash of the one before (migrations/*_staff_rules.sql). The
 * database numbers and hashes; a line is never changed or deleted.
 */
export const staffAudit = auth.table(
  'staff_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** Null: the command line. Without a reference: a line stands for itself. */
    staffId: member('staff_id'),
    staffName: text('staff_name').notNull(),
    action: text('action').notNull(),
    subject: text('subject'),
    reason: text('reason'),
    data: jsonb('data').notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('staff_audit_staff').on(table.staffId, table.id),
    index('staff_audit_subject').on(table.subject, table.id),
  ],
);

/** The end of the chain, in one row: who appends a line holds it until the transaction ends. */
export const staffAuditHead = auth.table('staff_audit_head', {
  place: integer('place').primaryKey(),
  length: bigint('length', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
