import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { readCommandLine } from '../environment/process-identity';
import { SUPERUSER } from './create-cluster';

/** The address of a database of the embedded server, for its superuser unless another role is named. */
export function serverUrl(
  port: number,
  password: string,
  database: string,
  role = SUPERUSER,
): string {
  return `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/**
 * The port of a server that still runs in the folder, left by a process that was killed; `null` when
 * there is none. A pid file that names no such server is removed.
 * @param waitMs how long a server that is starting or stopping gets to settle
 */
export async function findRunningServer(
  folder: string,
  password: string,
  waitMs = 30_000,
): Promise<number | null> {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const found = readPidFile(folder);
    if (!found) return null;
    if (!isServerOf(folder, found.pid)) {
      rmSync(join(folder, 'postmaster.pid'), { force: true });
      return null;
    }
    if (found.port && (await doesAnswer(serverUrl(found.port, password, 'postgres'))))
      return found.port;
    if (Date.now() > deadline)
      throw new Error(
        `A PostgreSQL server (process ${found.pid}) holds ${folder} and does not answer`,
      );
    await sleep(100);
  }
}

function readPidFile(folder: string): { pid: number; port: number | null } | null {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) || null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether the folder's server process is alive, answering or not. */
export function isServerAlive(folder: string): boolean {
  const found = readPidFile(folder);
  return found !== null && isServerOf(folder, found.pid);
}

/** After a reboot the number in the file can belong to anything, so the command line decides. */
function isServerOf(folder: string, pid: number): boolean {
  const command = readCommandLine(pid);
  return command !== null && command.includes('postgres') && command.includes(realpathSync(folder));
}

async function doesAnswer(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => client.end());
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false; // starting, stopping or busy: the caller looks again
  } finally {
    await client.end();
  }
}
