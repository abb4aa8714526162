import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as consentSchema from './consent-schema';
import * as ledgerSchema from './ledger-schema';
import * as schema from './schema';

/** The database as typed queries over the pool that the gateway gives. */
export function openDatabase(pool: Pool) {
  return drizzle(pool, { schema: { ...schema, ...ledgerSchema, ...consentSchema } });
}

export type Database = ReturnType<typeof openDatabase>;
/** Inside `database.transaction(...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
