import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './find-free-port';
import type { PostgresBinaries } from './postgres-binaries';
import type { RunProgram } from './run-program';

/** A cluster and what is needed to run a server on it. */
export interface ServerPlace {
  /** The cluster's folder. */
  folder: string;
  binaries: PostgresBinaries;
  run: RunProgram;
  /** Server settings beyond the durable defaults. */
  settings: Record<string, string>;
}

const ATTEMPTS = 6;

/** Starts the server on the preferred port, or on another one when that is taken. */
export async function launchServer(place: ServerPlace, preferred: number | null): Promise<number> {
  let failure = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await findFreePort(attempt === 1 ? preferred : null);
    const launched = await launchOn(place, port);
    if (launched.ok) return port;
    failure = launched.failure;
    // Someone took the port, or workers of a killed server still let go of its memory.
    await sleep(250 * attempt);
  }
  throw new Error(`The database server did not start: ${failure}`);
}

/** Tries once to start the server on a port. */
export async function launchOn(
  { folder, binaries, run, settings }: ServerPlace,
  port: number,
): Promise<{ ok: true } | { ok: false; failure: string }> {
  const startLog = join(folder, 'start.log');
  const flags = Object.entries({ ...SERVER_SETTINGS, ...settings })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  const { code, output } = await run(binaries.pgCtl, [
    'start',
    '-w',
    ...['-t', '60'],
    ...['-D', folder],
    ...['-l', startLog],
    ...['-o', `-p ${port} ${flags}`],
  ]);
  if (code === 0) return { ok: true };
  const told = readFileSync(startLog, { encoding: 'utf8', flag: 'a+' }).slice(-1500);
  return { ok: false, failure: `${output}\n${told}` };
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
