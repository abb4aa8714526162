import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

const ok = z.object({ status: z.literal(200) });

const proposalRecord = z.object({
  id: z.number(),
  /** `make_owner`, `erase_customer`: what happens when it is agreed to. */
  kind: z.string(),
  /** `staff:3`, `customer:41`. */
  subject: z.string(),
  why: z.string(),
  made_by: z.string(),
  made_at: z.string(),
  expires_at: z.string(),
  /** Whether the caller may decide it: somebody else asked for it, and the roles allow it. */
  is_mine_to_decide: z.boolean(),
  is_mine: z.boolean(),
});

/** What one member of staff asks for and another one decides. */
export type StaffProposal = z.infer<typeof proposalRecord>;

/** Open proposals that the caller made or may decide. */
export const listProposals = defineEndpoint({
  id: 'auth.list_staff_proposals',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/proposals',
  summary: 'What waits for a second person.',
  answer: ok.extend({ data: z.array(proposalRecord) }),
  caller: 'staff',
  permission: 'office.enter',
});

/**
 * Agrees to a proposal, which carries it out, or refuses it; who made it may only take it back (refuse).
 * What the kind of it asks for besides (a permission, a fresh second factor) is checked by the handler.
 */
export const decideProposal = defineEndpoint({
  id: 'auth.decide_staff_proposal',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/proposals/:id',
  summary: 'Decides what a colleague asked for.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ decision: z.enum(['approve', 'refuse']) }),
  answer: ok,
  errors: ['not_found', 'conflict', 'own_proposal', 'not_permitted', 'fresh_factor_needed'],
  caller: 'staff',
  permission: 'office.enter',
});
