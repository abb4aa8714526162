import type { RunningDatabase } from '../database/start-database';
import { startTestServer } from './test-server';

declare global {
  var testServer: RunningDatabase | undefined;
}

/**
 * Jest's global setup: one PostgreSQL server for the whole run, named for the role that owns everything
 * by TEST_OWNER_DATABASE_URL, for the site's role by TEST_DATABASE_URL.
 */
export default async function startTestDatabase(): Promise<void> {
  globalThis.testServer = await startTestServer();
  process.env.TEST_DATABASE_URL = globalThis.testServer.url;
  process.env.TEST_OWNER_DATABASE_URL = globalThis.testServer.ownerUrl;
}
