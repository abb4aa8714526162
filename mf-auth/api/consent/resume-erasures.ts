import type { ApiDeps } from 'shared/remote-kit/api';
import { erasures } from '../data/consent-schema';
import type { Database } from '../data/database';
import { carryOutErasure, finishErasure } from './carry-out-erasure';

/** Takes up every erasure that was written down and isn't finished. */
export async function resumeErasures(database: Database, deps: ApiDeps): Promise<void> {
  const open = await database.select().from(erasures);
  for (const { userId, erasedAt } of open)
    await (erasedAt ? finishErasure : carryOutErasure)(database, deps, userId);
}
