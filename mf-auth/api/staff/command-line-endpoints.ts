import { eq } from 'drizzle-orm';
import { inviteFromCommandLine, verifyFromCommandLine } from 'shared/contracts/staff-command-line';
import { answer, refuse, serve, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { hashKeyed } from 'shared/remote-kit/secrets';
import type { Database } from '../data/database';
import { staffInvitations } from '../data/staff-schema';
import { hashOpaqueId } from '../one-time-codes/secrets';
import { commandLine, verifyTrail } from './audit-trail';
import { invitationAddress } from './invitation-mail';
import { insertInvitation } from './invitation-rows';

/** What who runs the site does for staff, through the gateway. */
export function commandLineEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  const { publicUrl, secrets } = deps.settings;
  return [
    serve(inviteFromCommandLine, async ({ body: { roles, ...body } }, { by, key }) => {
      // a gateway of before services were told apart lets everybody this far
      if (by?.as !== 'service' || key === undefined) return refuse('not_permitted');
      const email = body.email.toLowerCase();
      const token = hashKeyed(`staff-invitation:${key}`, secrets.links);
      const isSame = eq(staffInvitations.tokenHash, hashOpaqueId(token));
      const invited = await database.transaction(async (tx) => {
        const [before] = await tx.select().from(staffInvitations).where(isSame);
        if (before) return before.email === email ? before : 'taken';
        const made = await insertInvitation(
          tx,
          deps.settings,
          { email, roles, token },
          commandLine,
        );
        return made === 'taken' ? made : made.invitation;
      });
      if (invited === 'taken')
        return refuse('conflict', { message: 'Somebody with this address works here already.' });
      const link = invitationAddress(publicUrl, token, 'en');
      return answer({ status: 200 as const, link, expires_at: invited.expiresAt.toISOString() });
    }),

    serve(verifyFromCommandLine, async (_input, { by }) => {
      if (by?.as !== 'service') return refuse('not_permitted');
      const { length, brokenAt } = await verifyTrail(database);
      return answer({ status: 200 as const, length, broken_at: brokenAt });
    }),
  ];
}
