import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool, PoolClient } from 'pg';
import type { Migrator } from './open-databases';
import { extensions, ownSchema } from './schema-role';
import { grantRows } from './site-role';

/** Records of what was applied live outside the remotes' schemas: their migrations create those. */
const RECORDS = 'migrations';

/**
 * Brings a remote's schema up to date with its folder of drizzle-kit migrations, and lets the site's
 * role at its rows. They run as a role that owns this schema alone. Without the folder only the schema is
 * made. Two processes that do it at once take turns on a row of the records.
 * @param signal ends them, also in the midst of a statement; nothing of them is left then
 */
export async function applyMigrations(
  { owner: pool, siteRole }: Migrator,
  { folder, schema }: { folder: string; schema: string },
  signal?: AbortSignal,
): Promise<void> {
  await makeRecords(pool, schema);
  const asOwner = <R>(work: (client: PoolClient) => Promise<R>) => runAsOwner(pool, signal, work);
  const migrate = async () => {
    const role = await asOwner((client) => ownSchema(client, schema));
    if (existsSync(join(folder, 'meta', '_journal.json')))
      await asOwner((client) => migrateAll(client, { folder, schema, role }));
    await grantRows(pool, schema, siteRole);
  };
  await inTurn(pool, schema, migrate, signal);
}

/**
 * Does what two processes, here or on other machines, must not do at once. The turn of one that died is
 * over.
 * @param name what is done, in the records made by `applyMigrations`
 * @param signal ends the waiting
 */
export async function inTurn<R>(
  pool: Pool,
  name: string,
  work: () => Promise<R>,
  signal?: AbortSignal,
): Promise<R> {
  const client = await pool.connect();
  // a server that goes meanwhile takes the turn away; the work hears of it by itself
  client.on('error', () => undefined);
  try {
    await unlessAborted(signal, pool, client, () => takeTurn(pool, client, name));
    return await work();
  } finally {
    client.release(true);
  }
}

/**
 * A migration of a large table may take longer than any request should, but not for ever; and while it
 * waits for a table, everybody who wants that table waits behind it.
 */
async function runAsOwner<R>(
  pool: Pool,
  signal: AbortSignal | undefined,
  work: (client: PoolClient) => Promise<R>,
): Promise<R> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = '10min'; set lock_timeout = '10s'`);
    return await unlessAborted(signal, pool, client, () => work(client));
  } finally {
    client.release(true);
  }
}

/** Cancels what a connection does when it is no longer wanted: the server would go on with it. */
async function unlessAborted<R>(
  signal: AbortSignal | undefined,
  pool: Pool,
  client: PoolClient & { processID?: number },
  work: () => Promise<R>,
): Promise<R> {
  signal?.throwIfAborted();
  // a server that is away cancels nothing, nor does it go on
  const cancel = () =>
    void pool.query('select pg_cancel_backend($1)', [client.processID]).catch(() => undefined);
  signal?.addEventListener('abort', cancel);
  try {
    return await work();
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** Applies what is newer than the last one applied, all or nothing; who applied it is written down as before. */
async function migrateAll(
  client: PoolClient,
  { folder, schema, role }: { folder: string; schema: string; role: string },
): Promise<void> {
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${RECORDS}."${schema}"`,
  );
  const last = Number(rows[0]?.last ?? 0);
  const pending = readMigrationFiles({ migrationsFolder: folder }).filter(
    ({ folderMillis }) => folderMillis > last,
  );
  if (pending.length === 0) return;
  await client.query('begin');
  try {
    for (const { sql, hash, folderMillis } of pending) {
      for (const statement of sql) await runAs(client, role, statement, schema);
      await client.query(`insert into ${RECORDS}."${schema}" (hash, created_at) values ($1, $2)`, [
        hash,
        folderMillis,
      ]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

const extension = new RegExp(
  `^create extension if not exists "?(${extensions.join('|')})"?;?$`,
  'i',
);

/** Runs one statement of a migration as the schema's role; the schema itself and extensions are the owner's. */
async function runAs(client: PoolClient, role: string, statement: string, schema: string) {
  const text = statement.replace(/^\s*(?:--.*\n\s*)*/, '').trim();
  if (
    text === '' ||
    new RegExp(`^create schema (?:if not exists )?"?${schema}"?;?$`, 'i').test(text)
  )
    return;
  if (extension.test(text)) return void (await client.query(text));
  await client.query(`set local role "${role}"`);
  await client.query(statement);
  await client.query('reset role');
}

async function makeRecords(pool: Pool, schema: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await pool.query(
        `create schema if not exists ${RECORDS};
         create table if not exists ${RECORDS}.turns (schema text primary key);
         create table if not exists ${RECORDS}."${schema}"
           (id serial primary key, hash text not null, created_at bigint)`,
      );
      return;
    } catch (error) {
      // "if not exists" still collides when two processes create the same thing at the same time.
      const code = (error as { code?: string }).code ?? '';
      if (!['23505', '42P06', '42P07'].includes(code) || attempt === 5) throw error;
      await sleep(20 * attempt);
    }
}

async function takeTurn(pool: Pool, client: PoolClient, schema: string): Promise<void> {
  await pool.query(`insert into ${RECORDS}.turns values ($1) on conflict do nothing`, [schema]);
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query(`select from ${RECORDS}.turns where schema = $1 for update`, [schema]);
}
