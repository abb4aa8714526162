import { join } from 'node:path';
import { root } from '../build/units';
import { applyMigrations } from '../database/apply-migrations';
import type { Migrator } from '../database/open-databases';

/** Makes or updates the tables of the events between remotes, in the schema `outbox`. */
export function prepareOutbox(migrator: Migrator): Promise<void> {
  return applyMigrations(migrator, {
    folder: join(root, 'infra/events/migrations'),
    schema: 'outbox',
  });
}
