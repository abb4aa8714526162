import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { staffReason } from './staff-members';

const ok = z.object({ status: z.literal(200) });
const personId = z.object({ id: z.coerce.number().int().positive() });
const page = z.coerce.number().int().min(1).max(500).default(1);

/** The columns that customers are sorted by. */
export const peopleColumns = ['id', 'name', 'created_at', 'last_seen_at'] as const;

const foundPerson = z.object({
  id: z.number(),
  /** First letters only. */
  name: z.string().nullable(),
  /** Mostly hidden: `+91 ••••••3210`. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
});

/** A customer in a list: enough to tell apart, too little to use. */
export type FoundPerson = z.infer<typeof foundPerson>;

/** Customers by number, e-mail address, or id; four characters at least, or an id with `#`. */
export const findPeople = defineEndpoint({
  id: 'auth.find_people',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/people',
  summary: 'Finds customers; the list shows them mostly hidden.',
  query: z.object({
    q: z
      .string()
      .trim()
      .min(4, 'Please enter at least four characters, or # and the id.')
      .max(100)
      .or(
        z
          .string()
          .trim()
          .regex(/^#\d+$/, 'Please enter # and the id.'),
      ),
    page,
    sort: z.enum(peopleColumns).default('id'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: ok.extend({ data: z.array(foundPerson), total: z.number(), per_page: z.number() }),
  allowance: { count: 120, seconds: 600 },
  caller: 'staff',
  permission: 'people.view',
});

/** Says why one looks at a customer; then the page is open for half an hour. */
export const openPerson = defineEndpoint({
  id: 'auth.open_person',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/people/:id/open',
  summary: "Notes why a member of staff looks at a customer's data.",
  params: personId,
  body: z.object({ why: staffReason }),
  answer: ok,
  errors: ['not_found'],
  allowance: { count: 60, seconds: 3600 },
  caller: 'staff',
  permission: 'people.view',
});

/** A customer, for who has said why within the last half hour (`reason_needed` otherwise). */
export const getPerson = defineEndpoint({
  id: 'auth.get_person',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/people/:id',
  summary: 'A customer: profile, sessions, consents and balance.',
  params: personId,
  answer: ok.extend({
    data: z.object({
      id: z.number(),
      name: z.string().nullable(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      created_at: z.string(),
      sessions: z.array(
        z.object({
          id: z.uuid(),
          created_at: z.string(),
          last_seen_at: z.string(),
          user_agent: z.string(),
          address: z.string(),
        }),
      ),
      consents: z.array(
        z.object({
          purpose: z.string(),
          action: z.string(),
          version: z.string(),
          at: z.string(),
        }),
      ),
      /** Paise, as digits. */
      wallet: z.object({ paid: z.string(), promotional: z.string() }),
      erasure_requested_at: z.string().nullable(),
      /** Why it was opened, and when. */
      opened: z.object({ why: z.string(), at: z.string() }),
    }),
  }),
  errors: ['not_found', 'reason_needed'],
  caller: 'staff',
  permission: 'people.view',
});

/** Ends one session of a customer, or all. */
export const signOutPerson = defineEndpoint({
  id: 'auth.sign_out_person',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/people/:id/sign_out',
  summary: "Ends a customer's sessions.",
  params: personId,
  body: z.object({ session: z.uuid().optional() }),
  answer: ok.extend({ ended: z.number() }),
  errors: ['not_found', 'reason_needed'],
  caller: 'staff',
  permission: 'people.sign_out',
});

/** Asks for a customer's account to be erased, at the customer's wish: a colleague decides. */
export const proposeErasure = defineEndpoint({
  id: 'auth.propose_erasure',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/people/:id/erase',
  summary: "Proposes to erase a customer's account.",
  params: personId,
  body: z.object({ why: staffReason }),
  answer: ok,
  errors: ['not_found', 'conflict', 'reason_needed'],
  caller: 'staff',
  permission: 'people.erase',
});
