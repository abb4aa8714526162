import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import type { Migrator } from './open-databases';
import { grantRows } from './site-role';

/** Records of what was applied live outside the remotes' schemas: their migrations create those. */
const RECORDS = 'migrations';

/**
 * Brings a remote's schema up to date with its folder of drizzle-kit migrations, and lets the site's
 * role at its rows. Without the folder only the schema is made. Two processes that do it at once take
 * turns on a row of the records.
 */
export async function applyMigrations(
  { owner: pool, siteRole }: Migrator,
  { folder, schema }: { folder: string; schema: string },
): Promise<void> {
  await makeRecords(pool);
  const turn = await takeTurn(pool, schema);
  try {
    if (!createsSchema(folder, schema)) await pool.query(`create schema if not exists "${schema}"`);
    if (existsSync(join(folder, 'meta', '_journal.json'))) await migrateAll(pool, folder, schema);
    await grantRows(pool, schema, siteRole);
    await turn.query('commit');
    turn.release();
  } catch (error) {
    turn.release(true);
    throw error;
  }
}

async function migrateAll(pool: Pool, folder: string, schema: string): Promise<void> {
  const client = await pool.connect();
  try {
    // A migration of a large table may take longer than any request should.
    await client.query('set statement_timeout = 0');
    await migrate(drizzle({ client }), {
      migrationsFolder: folder,
      migrationsSchema: RECORDS,
      migrationsTable: schema,
    });
  } finally {
    client.release(true);
  }
}

async function makeRecords(pool: Pool): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await pool.query(
        `create schema if not exists ${RECORDS};
         create table if not exists ${RECORDS}.turns (schema text primary key)`,
      );
      return;
    } catch (error) {
      // "if not exists" still collides when two processes create the same thing at the same time.
      const code = (error as { code?: string }).code ?? '';
      if (!['23505', '42P06', '42P07'].includes(code) || attempt === 5) throw error;
      await sleep(20 * attempt);
    }
}

async function takeTurn(pool: Pool, schema: string): Promise<PoolClient> {
  await pool.query(`insert into ${RECORDS}.turns values ($1) on conflict do nothing`, [schema]);
  const client = await pool.connect();
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  await client.query(`select from ${RECORDS}.turns where schema = $1 for update`, [schema]);
  return client;
}

function createsSchema(folder: string, schema: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .some((name) => readFileSync(join(folder, name), 'utf8').includes(`CREATE SCHEMA "${schema}"`));
}
