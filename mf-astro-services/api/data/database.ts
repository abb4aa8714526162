import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as schema from './schema';

/** The database as typed queries over the pool that the gateway gives. */
export function openDatabase(pool: Pool) {
  return drizzle(pool, { schema });
}

export type Database = ReturnType<typeof openDatabase>;
