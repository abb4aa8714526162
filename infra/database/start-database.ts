import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiDeps } from 'shared/remote-kit/api';
import { withFileLock } from '../environment/file-lock';
import { identifyProcess } from '../environment/process-identity';
import { createCluster } from './create-cluster';
import { createDatabase } from './create-database';
import { keepRunning } from './keep-running';
import { launchOn, launchServer, type ServerPlace } from './launch-server';
import { findPostgresBinaries } from './postgres-binaries';
import { createRunProgram } from './run-program';
import { findRunningServer, isServerAlive, serverUrl } from './running-server';
import { isOwnedByAnother, isOwnedByUs, readServerFile, writeServerFile } from './server-file';
import { chooseServerUser } from './server-user';
import { createSiteRole, SITE_ROLE } from './site-role';

/** The embedded server, up and answering. */
export interface RunningDatabase {
  /** For the site's role, which reads and writes rows. */
  url: string;
  /** For the role that owns everything. */
  ownerUrl: string;
  /** Whether the server was already running, left by a process that was killed. */
  adopted: boolean;
  /** Stops the server, unless another live process takes care of it. */
  stop(): Promise<void>;
}

export interface StartOptions {
  dataDir: string;
  log: Pick<ApiDeps['log'], 'info' | 'warn'>;
  /** Server settings beyond the durable defaults; tests switch durability off here. */
  settings?: Record<string, string>;
}

/** The site's database on the embedded server. */
export const DATABASE = 'tarapath';

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one that still runs there. Should it
 * die, the process that takes care of it starts it again on the same port.
 */
export async function startDatabase(options: StartOptions): Promise<RunningDatabase> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = join(dataDir, 'postgres.lock');
  return withFileLock(lock, () => startLocked({ ...options, dataDir }, lock), { waitMs: 90_000 });
}

/** The owner's address of the server that runs in a data folder; `null` when none does. */
export async function findDatabase(dataDir: string): Promise<string | null> {
  const folder = join(dataDir, 'postgres');
  if (!isServerAlive(folder)) return null;
  const { password } = readServerFile(dataDir);
  const port = await findRunningServer(folder, password);
  return port === null ? null : serverUrl(port, password, DATABASE);
}

async function startLocked(options: StartOptions, lock: string): Promise<RunningDatabase> {
  const { dataDir, log, settings = {} } = options;
  const folder = join(dataDir, 'postgres');
  const binaries = findPostgresBinaries();
  const user = chooseServerUser(folder);
  const run = createRunProgram(user, [dataDir, binaries.root]);
  const file = readServerFile(dataDir);
  await createCluster({
    folder,
    password: file.password,
    binaries,
    user,
    run,
    sync: settings.fsync !== 'off',
  });

  const runningPort = await findRunningServer(folder, file.password);
  const place = { folder, binaries, run, settings };
  const port = runningPort ?? (await launchServer(place, file.port));
  if (runningPort !== null)
    log.info({ port }, 'adopted the database server that was still running');

  const shared = isOwnedByAnother(file);
  if (!shared) writeServerFile(dataDir, { ...file, port, owner: identifyProcess(process.pid) });
  await createDatabase(serverUrl(port, file.password, 'postgres'), DATABASE);
  const ownerUrl = serverUrl(port, file.password, DATABASE);
  await createSiteRole(ownerUrl, file.sitePassword);
  const inTurn = (job: () => Promise<void>) => withFileLock(lock, job, { waitMs: 90_000 });
  const endWatch = shared
    ? null
    : keepRunning({
        isRunning: () => isServerAlive(folder),
        start: () => inTurn(() => restart(place, file.password, port)),
        log,
      });
  return {
    url: serverUrl(port, file.sitePassword, DATABASE, SITE_ROLE),
    ownerUrl,
    adopted: runningPort !== null,
    async stop() {
      await endWatch?.();
      await inTurn(() => stop(dataDir, place));
    },
  };
}

/** On the same port, since pools know the server by it. */
async function restart(place: ServerPlace, password: string, port: number): Promise<void> {
  if ((await findRunningServer(place.folder, password)) !== null) return;
  const launched = await launchOn(place, port);
  if (!launched.ok) throw new Error(launched.failure);
}

async function stop(dataDir: string, { folder, binaries, run }: ServerPlace): Promise<void> {
  const file = readServerFile(dataDir);
  if (!isOwnedByUs(file)) return;
  const { code, output } = await run(binaries.pgCtl, [
    'stop',
    '-w',
    '-t',
    '60',
    '-m',
    'fast',
    '-D',
    folder,
  ]);
  // Somebody else may have stopped it before us; that is what was wanted.
  if (code !== 0 && !output.includes('Is server running?'))
    throw new Error(`The database server did not stop: ${output}`);
  writeServerFile(dataDir, { ...file, owner: null });
}
