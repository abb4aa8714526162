import { join } from 'node:path';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Environment } from '../environment/read-environment';
import { openObjectStore } from '../object-store/open-store';
import { openDatabaseGenerations } from './database-generations';
import { shareFiles } from './shared-files';
import { composeStore, createStore, type Store } from './store';

/**
 * The store that the settings name: the data folder, or with RELEASE_STORE_… the database and that store,
 * with a copy in the data folder.
 */
export function openStore(
  { dataDir, database, releaseStore }: Pick<Environment, 'dataDir' | 'database' | 'releaseStore'>,
  log: Pick<ApiDeps['log'], 'warn'>,
): Store {
  if (!releaseStore || !database) return createStore(dataDir);
  const files = shareFiles(openObjectStore(releaseStore), join(dataDir, 'releases'));
  return composeStore(openDatabaseGenerations(database, log), files, true);
}
