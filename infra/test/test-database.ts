import { createHash, randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { applyMigrations } from '../database/apply-migrations';
import { prepareKeptAnswers } from '../calls/kept-answers';
import { openDatabases, type Databases, type Migrator } from '../database/open-databases';
import { prepareEvents } from '../stream/event-log';
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

/** Rows that every database of a name begins with; written once in a run. */
export interface TestContent {
  name: string;
  write(database: Pick<TestDatabase, 'pool' | 'allowances'>): Promise<void>;
}

/**
 * Makes a fresh database on the run's server with a remote's migrations applied: a copy of a template,
 * which the first test file that asks for it makes.
 * @param migrationsFolder absolute path of the folder drizzle-kit writes; may be missing
 * @param schema the remote's PostgreSQL schema
 * @param content what it holds from the beginning; left out, nothing
 */
export async function createTestDatabase(
  migrationsFolder: string,
  schema: string,
  content?: TestContent,
): Promise<TestDatabase> {
  const { TEST_DATABASE_URL: siteUrl, TEST_OWNER_DATABASE_URL: serverUrl } = process.env;
  if (!siteUrl || !serverUrl)
    throw new Error('TEST_DATABASE_URL is not set: run with jest --selectProjects node');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const open = (database: string) => openTestDatabase({ siteUrl, serverUrl }, database);
  await asOwner(serverUrl, async (client) => {
    const template = nameTemplate(migrationsFolder, schema, content);
    await makeOnce(client, template, async (draft) => {
      const { databases, opened, close } = await open(draft);
      try {
        await applyMigrations(databases, { folder: migrationsFolder, schema });
        const tables = [prepareAllowances, prepareKeptAnswers, prepareEvents, prepareOutbox];
        await Promise.all(tables.map((prepare) => prepare(databases)));
        await content?.write(opened);
      } finally {
        await close();
      }
    });
    await client.query(`create database ${name} template ${template}`);
  });
  const { databases, opened, close } = await open(name);
  return {
    ...opened,
    migrator: databases,
    async drop() {
      await close();
      await asOwner(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

function nameTemplate(folder: string, schema: string, content?: TestContent): string {
  const parts = JSON.stringify([folder, schema, content?.name]);
  return `template_${createHash('sha256').update(parts).digest('hex').slice(0, 16)}`;
}

/** Makes a database unless it is there. Test files that ask at once wait for the first; what fails is made anew. */
async function makeOnce(
  client: Client,
  name: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext($1))`, [name]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    const draft = `${name}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft}`);
    await fill(draft);
    await client.query(`alter database ${draft} rename to ${name}`);
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext($1))`, [name]);
  }
}

async function openTestDatabase(server: { siteUrl: string; serverUrl: string }, name: string) {
  const inDatabase = (url: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;
  const urls = { url: inDatabase(server.siteUrl), ownerUrl: inDatabase(server.serverUrl) };
  let isClosing = false;
  // A broken idle connection is a fault in a test, so it throws; dropping the database breaks them all.
  const warn = (data: object, message: string) => isClosing || fail(data, message);
  const databases: Databases = await openDatabases(urls, { warn });
  const { site: pool } = databases;
  const secret = { current: 'the secret of the tests', old: null };
  return {
    databases,
    opened: { pool, allowances: createAllowances(pool, secret), ...urls },
    async close() {
      isClosing = true;
      await databases.close();
    },
  };
}

function fail(data: object, message: string): never {
  throw new Error(`${message}: ${JSON.stringify(data)}`);
}

async function asOwner<R>(serverUrl: string, work: (client: Client) => Promise<R>): Promise<R> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
