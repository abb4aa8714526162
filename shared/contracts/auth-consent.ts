import { z } from 'shared/contracts/zod';
import { getSingleUser } from './auth';
import { freshCode } from './auth-fresh-code';
import { getSessions } from './auth-sessions';
import { getWalletStatement } from './auth-wallet';
import { defineEndpoint } from './contract';

/** Paise as a string of digits. */
const paise = z.string().regex(/^\d+$/);

/**
 * What personal data is used for, one consent each. The account can't be without `terms` and `account`;
 * the other two are the customer's choice (Digital Personal Data Protection Act 2023, section 6).
 */
export const consentPurposes = ['terms', 'account', 'birth_details', 'newsletter'] as const;
export const necessaryPurposes: readonly ConsentPurpose[] = ['terms', 'account'];

/** A use of personal data that is consented to by itself. */
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Version of the text a consent refers to: the date of the terms, or of the privacy notice. */
export const noticeVersions: Readonly<Record<ConsentPurpose, string>> = {
  terms: '2026-11-22',
  account: '2026-11-22',
  birth_details: '2026-11-22',
  newsletter: '2026-11-22',
};

/** Where a consent was given or withdrawn. */
export const consentSources = [
  'sign_in',
  'profile',
  'kundli',
  'newsletter',
  'account',
  'erasure',
] as const;

const consentRecord = z.object({
  purpose: z.enum(consentPurposes),
  action: z.enum(['given', 'withdrawn']),
  version: z.string(),
  /** The language the notice was shown in. */
  lang: z.enum(['en', 'hi']),
  source: z.enum(consentSources),
  at: z.iso.datetime(),
});

/** One line of the consent ledger; `at` is an ISO time. */
export type ConsentRecord = z.infer<typeof consentRecord>;

/** What an account's erasure waits for: paid money in the wallet, or an order, booking or payment under way. */
const erasureBlock = z.enum(['paid_money', 'running_booking']);

const consents = z.object({
  /** The latest line of each purpose; null where there is none. */
  standing: z.array(
    z.object({
      purpose: z.enum(consentPurposes),
      is_necessary: z.boolean(),
      current_version: z.string(),
      latest: consentRecord.nullable(),
    }),
  ),
  /** Every line, newest first. */
  history: z.array(consentRecord),
  /** The confirmed address the newsletter would go to. */
  email: z.string().nullable(),
  erasure: z.object({
    blocked_by: erasureBlock.nullable(),
    paid: paise,
    promotional: paise,
    /** The orders and bookings under way, each with the page where it stands. */
    open: z
      .array(z.object({ name: z.object({ en: z.string(), hi: z.string() }), path: z.string() }))
      .default([]),
    /** When the erasure was asked for that is still being carried out. */
    requested_at: z.iso.datetime().nullable().default(null),
  }),
});

/** What a customer agreed to, and whether the account can be erased now. */
export type Consents = z.infer<typeof consents>;

/** The customer's consents with their history. */
export const getConsents = defineEndpoint({
  id: 'auth.get_consents',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/get_consents',
  summary: 'What the customer agreed to, when, in which version and language.',
  answer: z.object({ status: z.literal(200), data: consents }),
  errors: ['not_signed_in'],
  caller: 'signed-in',
});

/**
 * Gives or withdraws consent for an optional purpose, with effect at once: the newsletter starts or
 * stops; without `birth_details` all saved births are erased, in every part of the site at once
 * (`unavailable` and nothing changed while one can't be reached). `conflict` for a necessary purpose, and for a newsletter
 * without a confirmed e-mail address.
 */
export const changeConsent = defineEndpoint({
  id: 'auth.change_consent',
  owner: 'mf-auth',
  method: 'PUT',
  path: '/api/change_consent',
  summary: 'Gives or withdraws consent for an optional purpose.',
  body: z.object({
    purpose: z.enum(consentPurposes),
    given: z.boolean(),
    source: z.enum(['account', 'kundli']).default('account'),
  }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_signed_in', 'conflict', 'unavailable'],
  caller: 'signed-in',
});

/** Everything the site keeps about the customer, as a file to save (right of access, section 11). */
export const getOwnData = defineEndpoint({
  id: 'auth.get_own_data',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/get_own_data',
  summary: 'Everything kept about the customer, in all parts of the site.',
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      made_at: z.iso.datetime(),
      profile: getSingleUser.answer.shape.data,
      sessions: getSessions.answer.shape.data,
      consents: z.array(consentRecord),
      newsletter: z
        .object({
          email: z.string(),
          state: z.string(),
          lang: z.string().optional(),
          created_at: z.string().optional(),
          confirmed_at: z.string().nullable().optional(),
        })
        .nullable(),
      nominee: z
        .object({ name: z.string(), contact: z.string(), named_at: z.string() })
        .nullable()
        .optional(),
      /** Links that were mailed to confirm an address. */
      email_links: z
        .array(
          z.object({
            purpose: z.string(),
            email: z.string(),
            created_at: z.string(),
            used_at: z.string().nullable(),
          }),
        )
        .optional(),
      /** Codes that were sent lately; the codes themselves are not kept. */
      codes: z
        .array(
          z.object({
            purpose: z.string(),
            sent_to: z.string(),
            created_at: z.string(),
            used_at: z.string().nullable(),
          }),
        )
        .optional(),
      data_requests: z.array(z.object({ kind: z.string(), at: z.string() })).optional(),
      wallet: z.object({
        paid: paise,
        promotional: paise,
        statement: getWalletStatement.answer.shape.data,
      }),
      /** What each other part of the site keeps, by its name. */
      remotes: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
      /** What was asked for and paid at the provider; paise. */
      payments: z
        .array(
          z.object({
            for: z.string(),
            amount: z.string(),
            state: z.string(),
            at: z.string(),
            tries: z.array(
              z.object({
                number: z.string(),
                amount: z.string(),
                state: z.string(),
                method: z.string().nullable(),
              }),
            ),
          }),
        )
        .optional(),
      /** What was sent back; paise. */
      refunds: z
        .array(
          z.object({
            amount: z.string(),
            state: z.string(),
            reference: z.string().nullable(),
            at: z.string(),
          }),
        )
        .optional(),
      /** Parts that could not be asked: the file is not complete, please ask again. */
      not_reachable: z.array(z.string()).optional(),
      /** What stays when the account is erased, as what, why and how long. */
      kept_after_erasure: z
        .array(
          z.object({ what: z.string(), as: z.string(), why: z.string(), how_long: z.string() }),
        )
        .optional(),
    }),
  }),
  errors: ['not_signed_in'],
  caller: 'signed-in',
  allowance: { count: 10, seconds: 3600 },
});

/**
 * Erases the account for good in all parts of the site and ends all its sessions (section 12). Money
 * rows stay without name or number, as tax law asks. `fresh_code_needed` without a code that
 * `sendAccountCode` sent for the erasure; `conflict` while paid money is in the wallet (it goes back to
 * its source first) or an order or booking is under way. Status 202: a part of the site can't be reached just now; nothing
 * is erased yet, and the site goes on by itself.
 */
export const eraseAccount = defineEndpoint({
  id: 'auth.erase_account',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/erase_account',
  summary: 'Erases the account; paid money has to be refunded before.',
  body: z.object({
    /** The customer has read what is lost. */
    understood: z.literal(true, 'Please confirm that you have read what is erased.'),
    fresh_code: freshCode.optional(),
  }),
  answer: z.object({ status: z.literal([200, 202]) }),
  errors: [
    'not_signed_in',
    'fresh_code_needed',
    'wrong_code',
    'code_expired',
    'conflict',
    'too_many_requests',
  ],
  caller: 'signed-in',
});
