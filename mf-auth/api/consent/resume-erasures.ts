import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { ApiDeps } from 'shared/remote-kit/api';
import { erasures } from '../data/consent-schema';
import type { Database } from '../data/database';
import { carryOutErasure, eraseLeftovers, removeErasedPicture } from './carry-out-erasure';

/**
 * Takes up every erasure that was written down and isn't finished. A while after an account is gone,
 * what late requests wrote is erased too, and then the note of the erasure itself goes.
 */
export async function resumeErasures(database: Database, deps: ApiDeps): Promise<void> {
  const open = await database.select().from(erasures);
  for (const { userId, erasedAt, picture } of open) {
    if (!erasedAt) await carryOutErasure(database, deps, userId);
    else if (picture) await removeErasedPicture(database, deps, userId);
  }
  const settled = await database
    .select()
    .from(erasures)
    .where(
      and(
        isNotNull(erasures.erasedAt),
        isNull(erasures.picture),
        lt(erasures.erasedAt, sql`now() - interval '5 minutes'`),
      ),
    );
  for (const { userId } of settled)
    if (await eraseLeftovers(deps, userId))
      await database.delete(erasures).where(eq(erasures.userId, userId));
}
