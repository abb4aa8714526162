import { generateSync } from 'otplib';
import { count, sql } from 'drizzle-orm';
import { getDevelopmentOwner } from 'shared/contracts/staff-development';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { staff, staffRoles } from '../data/staff-schema';
import { seal } from './seal';
import { TOTP_PURPOSE } from './totp';

/** An address that no mail reaches: production has no use for it. */
const DEVELOPMENT_OWNER = 'owner@tarapath.invalid';
/** Known to everybody who can read this. */
const TOTP_SECRET = 'TARAPATHDEVELOPMENTOWNERSECRETAA';

type Settings = Pick<ApiDeps, 'settings'>;

/** Whether nobody may be this one: a database that comes from a developer's machine lets nobody in. */
export const isKeptOut = ({ settings }: Settings, email: string): boolean =>
  settings.production && email === DEVELOPMENT_OWNER;

/** Makes an owner on a developer's machine that has no staff yet; never in production. */
export async function seedOwner(database: Database, { settings }: Settings): Promise<void> {
  if (settings.production) return;
  await database.transaction(async (tx) => {
    // two processes of one site start at once
    await tx.execute(sql`SELECT FROM auth.staff_audit_head WHERE place = 1 FOR UPDATE`);
    const [found] = await tx.select({ staff: count() }).from(staff);
    if (found?.staff !== 0) return;
    const totpSecret = seal(TOTP_SECRET, TOTP_PURPOSE, settings.secrets.staff);
    const [owner] = await tx
      .insert(staff)
      .values({ name: 'Development Owner', email: DEVELOPMENT_OWNER, totpSecret, totpStep: 0 })
      .returning({ id: staff.id });
    if (owner) await tx.insert(staffRoles).values({ staffId: owner.id, role: 'owner' });
  });
}

/** Tells the sign-in page of a developer's machine who may sign in. */
export function developmentOwnerEndpoint({ settings }: Settings): BoundEndpoint {
  return serve(getDevelopmentOwner, async () => {
    if (settings.production) return refuse('not_found');
    const data = { email: DEVELOPMENT_OWNER, code: generateSync({ secret: TOTP_SECRET }) };
    return answer({ status: 200 as const, data });
  });
}
