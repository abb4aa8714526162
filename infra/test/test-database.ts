import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { applyMigrations } from '../database/apply-migrations';
import { createDatabase } from '../database/create-database';
import { openDatabases, type Migrator } from '../database/open-databases';
import { prepareKeptAnswers } from '../calls/kept-answers';
import { prepareOutbox } from '../events/prepare-outbox';
import { createAllowances, prepareAllowances } from '../limits/allowances';

/** A database of one test file, with nothing in it but what the migrations make. */
export interface TestDatabase {
  /** As the site's role: what it may not do fails here too. */
  pool: Pool;
  /** As the migrations' role, to make tables. */
  migrator: Migrator;
  allowances: ReturnType<typeof createAllowances>;
  url: string;
  ownerUrl: string;
  drop(): Promise<void>;
}

/**
 * Makes a fresh database on the run's server and applies a remote's migrations.
 * @param migrationsFolder absolute path of the folder drizzle-kit writes; may be missing
 * @param schema the remote's PostgreSQL schema
 */
export async function createTestDatabase(
  migrationsFolder: string,
  schema: string,
): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: siteUrl, TEST_OWNER_DATABASE_URL: serverUrl } = process.env;
  if (!siteUrl || !serverUrl)
    throw new Error('TEST_DATABASE_URL is not set: run with jest --selectProjects node');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(serverUrl, name);
  const inDatabase = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const urls = { url: inDatabase(siteUrl), ownerUrl: inDatabase(serverUrl) };
  let isDropping = false;
  // A broken idle connection is a fault in a test, so it throws; dropping the database breaks them all.
  const warn = (data: object, message: string) => isDropping || fail(data, message);
  const databases = await openDatabases(urls, { warn });
  await applyMigrations(databases, { folder: migrationsFolder, schema });
  await Promise.all(
    [prepareAllowances, prepareKeptAnswers, prepareOutbox].map((prepare) => prepare(databases)),
  );
  const { site: pool } = databases;
  return {
    pool,
    migrator: databases,
    allowances: createAllowances(pool, { current: 'the secret of the tests', old: null }),
    ...urls,
    async drop() {
      isDropping = true;
      await databases.close();
      await dropDatabase(serverUrl, name);
    },
  };
}

function fail(data: object, message: string): never {
  throw new Error(`${message}: ${JSON.stringify(data)}`);
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
  await client.end();
}
