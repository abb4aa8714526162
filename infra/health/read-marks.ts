import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { DATABASE } from '../database/start-database';
import { findRunningServer, serverUrl } from '../database/running-server';
import { readServerFile } from '../database/server-file';
import { SITE_ROLE } from '../database/site-role';
import type { IsGood } from '../releases/find-last-good';
import { createRecords } from './records';
import { isFault } from './release-marks';

/** Milliseconds that somebody who takes a release back waits to know which was good. */
const LIMIT_MS = 2_000;

/**
 * What is remembered of the releases of a data folder, for one command beside the running site.
 * @returns `null` when the database doesn't answer, or remembers nothing yet
 */
export async function readMarks(
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<IsGood | null> {
  try {
    const url = databaseUrl ?? (await findEmbedded(dataDir));
    if (url === null) return null;
    const pool = new Pool({
      ...{ connectionString: url, max: 1, connectionTimeoutMillis: LIMIT_MS },
      query_timeout: LIMIT_MS,
    });
    pool.on('error', () => undefined); // the question itself fails, and says so
    try {
      const bad = new Set(
        (await createRecords(pool).list())
          .filter(isFault)
          .map(({ remote, version }) => `${remote}@${version}`),
      );
      return (remote, version) => !bad.has(`${remote}@${version}`);
    } finally {
      await pool.end();
    }
  } catch {
    return null; // who asked says so
  }
}

async function findEmbedded(dataDir: string): Promise<string | null> {
  if (!existsSync(join(dataDir, 'postgres-server.json'))) return null;
  const file = readServerFile(dataDir);
  const folder = join(realpathSync(dataDir), 'postgres');
  const port = await findRunningServer(folder, file.password, LIMIT_MS);
  return port === null ? null : serverUrl(port, file.sitePassword, DATABASE, SITE_ROLE);
}
