import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

const ok = z.object({ status: z.literal(200) });

const auditLine = z.object({
  id: z.number(),
  at: z.string(),
  staff_name: z.string(),
  action: z.string(),
  subject: z.string().nullable(),
  reason: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});

/** A line of the trail of what staff did. */
export type StaffAuditLine = z.infer<typeof auditLine>;

/** The trail, newest first, all of it or what concerns a word: an action, a subject, a name. */
export const listStaffAudit = defineEndpoint({
  id: 'auth.list_staff_audit',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/audit',
  summary: 'What members of staff did.',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: ok.extend({ data: z.array(auditLine), total: z.number(), per_page: z.number() }),
  caller: 'staff',
  permission: 'audit.read',
});

/** Goes through the whole trail: whether every line is as it was written, and none is missing. */
export const verifyStaffAudit = defineEndpoint({
  id: 'auth.verify_staff_audit',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/audit/verify',
  summary: 'Verifies the hash chain of the trail.',
  answer: ok.extend({
    /** Lines in all. */
    length: z.number(),
    /** The first line that is not as it was written; null: the trail is whole. */
    broken_at: z.number().nullable(),
  }),
  allowance: { count: 20, seconds: 600 },
  caller: 'staff',
  permission: 'audit.read',
});

/** What waits, counted by what it is; only what the caller's roles have to do with. */
export const getStaffWaiting = defineEndpoint({
  id: 'auth.get_staff_waiting',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/waiting',
  summary: 'What waits for the member of staff who calls.',
  answer: ok.extend({
    data: z.object({
      /** Proposals this member may decide. */
      proposals: z.number(),
      /** Erasures that customers asked for and that are not done. */
      erasures: z.number().nullable(),
      /** Invitations nobody has answered. */
      invitations: z.number().nullable(),
    }),
  }),
  caller: 'staff',
  permission: 'office.enter',
});
