import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import * as consentSchema from './consent-schema';
import * as ledgerSchema from './ledger-schema';
import * as paymentsSchema from './payments-schema';
import * as schema from './schema';
import * as staffSchema from './staff-schema';

const tables = { ...schema, ...ledgerSchema, ...paymentsSchema, ...consentSchema, ...staffSchema };

/** The database as typed queries over the pool that the gateway gives, or over one connection of it. */
export function openDatabase(client: Pool | PoolClient): NodePgDatabase<typeof tables> {
  return drizzle(client, { schema: tables });
}

export type Database = ReturnType<typeof openDatabase>;
/** Inside `database.transaction(...)`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
