import type { FastifyRequest } from 'fastify';
import type { Secret } from 'shared/remote-kit/secrets';
import { findStaffRefusal } from 'shared/remote-kit/staff-session';
import { hasShell } from '../gateway/resolve-snapshot';
import { NOBODY } from '../gateway/find-in-apis';
import type { Site } from '../gateway/site-process';
import { readSession } from './ops-session';

export const OPS_COOKIE = 'ops';

/** Who looks at `/ops`: somebody with the ops token, or a member of staff. */
export interface Operator {
  /** Who makes the changes, in the history. */
  name: string;
  /** What the forms of this sign-in are bound to. */
  session: string;
  /** Why nothing may be changed; a fresh second factor can be given. */
  refusal: 'not_permitted' | 'fresh_factor_needed' | null;
  isStaff: boolean;
}

/** Finds who looks at `/ops`; null: nobody who may. The token works also when nobody can say who is staff. */
export async function findOperator(
  request: FastifyRequest,
  site: Site,
  opsToken: Secret,
): Promise<Operator | null> {
  const cookie = request.cookies[OPS_COOKIE];
  const session = readSession(cookie, opsToken);
  if (session && cookie)
    return { name: session.name, session: cookie, refusal: null, isStaff: false };
  if (!hasShell(site.document())) return null;
  const { staff } = await site.contextOf(request, NOBODY);
  if (!staff || !staff.permissions.includes('site.read')) return null;
  const refusal = findStaffRefusal(staff, 'site.release');
  return { name: staff.name, session: staff.sessionId, refusal, isStaff: true };
}
