import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { ArchiveWriter } from './write-archive';

/** A program of PostgreSQL failed or is not there; the message says what to do. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed';
}

/** Adds what pg_dump writes of a server elsewhere; it reads one moment, whatever changes meanwhile. */
export async function dumpDatabase(
  archive: ArchiveWriter,
  ownerUrl: string,
  file: string,
): Promise<void> {
  const dump = `${file}.dump`;
  try {
    await runProgram('pg_dump', ['--format=custom', `--file=${dump}`], ownerUrl);
    await archive.addFile('database.dump', dump);
  } finally {
    await rm(dump, { force: true });
  }
}

/** Brings a dump back, in one transaction: all of it or nothing. */
export async function restoreDump(dump: string, ownerUrl: string): Promise<void> {
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction'];
  await runProgram('pg_restore', [...how, '--dbname', withoutPassword(ownerUrl), dump], ownerUrl);
}

/** The address stays out of the list of processes, as far as the password goes. */
async function runProgram(program: string, args: string[], url: string): Promise<void> {
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(new URL(url).password) };
  const target = program === 'pg_dump' ? ['--dbname', withoutPassword(url)] : [];
  try {
    await promisify(execFile)(program, [...target, ...args], { env, maxBuffer: 1 << 26 });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    const why =
      code === 'ENOENT'
        ? 'it is not on this machine; install the PostgreSQL client of the version of the server'
        : (stderr ?? String(error));
    throw new ProgramFailed(`${program} failed: ${why.trim()}`);
  }
}

function withoutPassword(url: string): string {
  return Object.assign(new URL(url), { password: '' }).href;
}
