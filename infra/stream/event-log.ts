import { join } from 'node:path';
import type { Pool } from 'pg';
import { retention } from 'shared/contracts/retention';
import { root } from '../build/units';
import { applyMigrations } from '../database/apply-migrations';
import type { Migrator } from '../database/open-databases';

/** Makes or updates the tables of the events, in the schema `stream`. */
export function prepareEvents(migrator: Migrator): Promise<void> {
  return applyMigrations(migrator, {
    folder: join(root, 'infra/stream/migrations'),
    schema: 'stream',
  });
}

/** Forgets old events, after which a browser reads anew; their topics go on counting. */
export async function sweepEvents(pool: Pool): Promise<void> {
  await pool.query('delete from stream.events where at < now() - make_interval(days => $1)', [
    retention.events.days,
  ]);
}
