import { Pool } from 'pg';
import type { ApiDeps } from 'shared/remote-kit/api';

export interface PoolOptions {
  log: Pick<ApiDeps['log'], 'warn'>;
  /** Most connections at once. */
  max?: number;
  /** Milliseconds after which a server that says nothing is given up; left out, it is waited for. */
  answerMs?: number;
}

/**
 * Opens a pool with limits on how long a statement, or a transaction somebody forgot, may hold
 * others up. A connection that breaks while idle is logged and replaced, and ends nothing.
 */
export function openPool(url: string, { log, max = 20, answerMs }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // a machine that vanished breaks no connection
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'tarapath',
  });
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection broke'));
  return pool;
}
