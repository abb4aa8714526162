import { decideProposal, listProposals } from 'shared/contracts/staff-proposals';
import { answer, refuse, type BoundEndpoint } from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import type { Database } from '../data/database';
import { decide, listProposalsFor, type ProposalKinds } from './proposals';

/** What waits for a second person. */
export function proposalEndpoints(database: Database, kinds: ProposalKinds): BoundEndpoint[] {
  return [
    serveStaff(listProposals, async (_input, me) =>
      answer({ status: 200 as const, data: await listProposalsFor(database, kinds, me) }),
    ),

    serveStaff(decideProposal, async ({ params: { id }, body: { decision } }, me) => {
      const outcome = await decide(database, kinds, me, { id, decision });
      if (outcome === 'done') return answer({ status: 200 as const });
      return refuse(outcome);
    }),
  ];
}
