import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { applyMigrations } from '../database/apply-migrations';
import { createDatabase } from '../database/create-database';
import { openPool } from '../database/open-pool';
import { createAllowances, prepareAllowances } from '../limits/allowances';

/** A database of one test file, with nothing in it but what the migrations make. */
export interface TestDatabase {
  pool: Pool;
  allowances: ReturnType<typeof createAllowances>;
  url: string;
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
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl)
    throw new Error('TEST_DATABASE_URL is not set: run with jest --selectProjects node');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await createDatabase(serverUrl, name);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  let isDropping = false;
  // A broken idle connection is a fault in a test, so it throws; dropping the database breaks them all.
  const warn = (data: object, message: string) => isDropping || fail(data, message);
  const pool = openPool(url, { log: { warn } });
  await applyMigrations(pool, { folder: migrationsFolder, schema });
  await prepareAllowances(pool);
  return {
    pool,
    allowances: createAllowances(pool, { current: 'the secret of the tests', old: null }),
    url,
    async drop() {
      isDropping = true;
      await pool.end();
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
