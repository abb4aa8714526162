import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startDatabase, type RunningDatabase } from '../database/start-database';
import { identifyProcess } from '../environment/process-identity';

const ROOT = resolve(__dirname, '../../.cache/test-postgres');
const silent = { info: () => undefined, warn: () => undefined };

/** Speed over durability: a test server's data never outlives the run. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

/** Starts this run's own server in a folder named after this process, and clears what dead runs left. */
export async function startTestServer(): Promise<RunningDatabase> {
  mkdirSync(ROOT, { recursive: true });
  await Promise.all(readdirSync(ROOT).map(removeIfDead));
  const dataDir = join(ROOT, String(process.pid));
  const server = await startDatabase({ dataDir, log: silent, settings });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function removeIfDead(name: string): Promise<void> {
  const owner = Number(name);
  if (owner !== process.pid && identifyProcess(owner)) return;
  const dataDir = join(ROOT, name);
  // Adopting the server of a killed run is how to stop it.
  const { stop } = await startDatabase({ dataDir, log: silent, settings });
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
