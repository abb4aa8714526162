import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiDeps } from 'shared/remote-kit/api';
import { withFileLock } from '../environment/file-lock';
import { identifyProcess } from '../environment/process-identity';
import { createCluster } from './create-cluster';
import { createDatabase } from './create-database';
import { findFreePort } from './find-free-port';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries';
import { createRunProgram, type RunProgram } from './run-program';
import { findRunningServer, serverUrl } from './running-server';
import { isOwnedByAnother, isOwnedByUs, readServerFile, writeServerFile } from './server-file';
import { chooseServerUser } from './server-user';

/** The embedded server, up and answering. */
export interface RunningDatabase {
  url: string;
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

const DATABASE = 'tarapath';
const ATTEMPTS = 6;

/** Starts the embedded PostgreSQL of a data folder, or adopts the one that still runs there. */
export async function startDatabase(options: StartOptions): Promise<RunningDatabase> {
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = join(dataDir, 'postgres.lock');
  return withFileLock(lock, () => startLocked({ ...options, dataDir }, lock), { waitMs: 90_000 });
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
  const port =
    runningPort ?? (await launch({ binaries, run, folder, settings, preferred: file.port }));
  if (runningPort !== null)
    log.info({ port }, 'adopted the database server that was still running');

  const shared = isOwnedByAnother(file);
  if (!shared) writeServerFile(dataDir, { ...file, port, owner: identifyProcess(process.pid) });
  await createDatabase(serverUrl(port, file.password, 'postgres'), DATABASE);
  return {
    url: serverUrl(port, file.password, DATABASE),
    adopted: runningPort !== null,
    stop: () => withFileLock(lock, () => stop(dataDir, folder, binaries, run), { waitMs: 90_000 }),
  };
}

async function launch(options: {
  binaries: PostgresBinaries;
  run: RunProgram;
  folder: string;
  settings: Record<string, string>;
  preferred: number | null;
}): Promise<number> {
  const { binaries, run, folder, preferred } = options;
  const startLog = join(folder, 'start.log');
  let failure = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await findFreePort(attempt === 1 ? preferred : null);
    const flags = Object.entries({ ...SERVER_SETTINGS, ...options.settings })
      .map(([name, value]) => `-c ${name}='${value}'`)
      .join(' ');
    const args = [
      'start',
      '-w',
      '-t',
      '60',
      '-D',
      folder,
      '-l',
      startLog,
      '-o',
      `-p ${port} ${flags}`,
    ];
    const { code, output } = await run(binaries.pgCtl, args);
    if (code === 0) return port;
    failure = `${output}\n${readFileSync(startLog, { encoding: 'utf8', flag: 'a+' }).slice(-1500)}`;
    // Someone took the port, or workers of a killed server still let go of its memory.
    await sleep(250 * attempt);
  }
  throw new Error(`The database server did not start: ${failure}`);
}

const SERVER_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  logging_collector: 'on',
  log_directory: 'log',
  // One file a weekday, overwritten a week later
  log_filename: 'server-%a.log',
  log_truncate_on_rotation: 'on',
};

async function stop(
  dataDir: string,
  folder: string,
  binaries: PostgresBinaries,
  run: RunProgram,
): Promise<void> {
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
