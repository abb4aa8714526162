import { acceptInvitation, getInvitation } from 'shared/contracts/staff-sign-in';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { postgresCode } from '../data/postgres-code';
import { hashOpaqueId } from '../one-time-codes/secrets';
import { acceptInto, findInvitation } from './invitation-rows';
import { renewCodes } from './recovery-codes';
import { unseal } from './seal';
import { refuseFurtherTries, wrongCode } from './second-factor';
import { openStaffSession } from './staff-session-rows';
import { describeTotp, findTotpStep, TOTP_PURPOSE } from './totp';

/** What a mailed invitation opens. */
export function invitationEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  const { secrets } = deps.settings;
  return [
    serve(getInvitation, async ({ params }) => {
      const found = await findInvitation(database, params.token);
      if (!found) return refuse('bad_token');
      const { email, roles, expiresAt, totpSecret } = found.invitation;
      const totp = describeTotp(unseal(totpSecret, TOTP_PURPOSE, secrets.staff), email);
      const expires_at = expiresAt.toISOString();
      const data = { email, roles, invited_by: found.invitedBy, expires_at, totp };
      return answer({ status: 200 as const, data });
    }),

    serve(acceptInvitation, async ({ body: { token, name, code } }, ctx) => {
      const tooOften = await refuseFurtherTries(deps, hashOpaqueId(token));
      if (tooOften) return tooOften;
      try {
        return await database.transaction(async (tx) => {
          const found = await findInvitation(tx, token, { lock: true });
          if (!found) return refuse('bad_token');
          const secret = unseal(found.invitation.totpSecret, TOTP_PURPOSE, secrets.staff);
          const totpStep = findTotpStep(secret, code.replace(/\s/g, ''), null);
          if (totpStep === null) return refuse('wrong_code', { message: wrongCode });
          const staffId = await acceptInto(tx, found.invitation, { name, totpStep });
          const recovery_codes = await renewCodes(tx, staffId, secrets.hashing);
          const cookie = await openStaffSession(tx, staffId, ctx);
          return answer({ status: 200 as const, recovery_codes }, { cookies: [cookie] });
        });
      } catch (error) {
        // the address joined by another invitation meanwhile
        if (postgresCode(error) === '23505') return refuse('conflict');
        throw error;
      }
    }),
  ];
}
