import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity';

interface Holder extends ProcessIdentity {
  token: string;
  host: string;
}

/** From another host, where we can't see the process, a lock that was not refreshed this long is stale. */
const FOREIGN_STALE_MS = 120_000;
const POLL_MS = 25;

/** The lock stayed taken for longer than the caller wanted to wait. */
export class LockTimeout extends Error {
  override name = 'LockTimeout';
}

/**
 * Runs a job while holding a lock file, so that only one process at a time does such a job. The lock
 * of a process that died is taken over.
 */
export async function withFileLock<T>(
  path: string,
  job: () => Promise<T>,
  { waitMs = 30_000 }: { waitMs?: number } = {},
): Promise<T> {
  const release = await holdFileLock(path, { waitMs });
  try {
    return await job();
  } finally {
    release();
  }
}

/**
 * Takes a lock file until the returned function is called or the process ends.
 * @throws LockTimeout
 */
export async function holdFileLock(
  path: string,
  { waitMs }: { waitMs: number },
): Promise<() => void> {
  const token = randomUUID();
  const deadline = Date.now() + waitMs;
  while (!tryLock(path, token)) {
    if (breakStaleLock(path)) continue;
    if (Date.now() >= deadline) throw new LockTimeout(`${path} is held by another process`);
    await sleep(POLL_MS);
  }
  const isOurs = () => readHolder(path)?.token === token;
  // other hosts can't see the process, only that its lock is fresh
  const beat = setInterval(() => {
    if (isOurs()) utimesSync(path, new Date(), new Date());
  }, FOREIGN_STALE_MS / 4).unref();
  return () => {
    clearInterval(beat);
    if (isOurs()) rmSync(path, { force: true });
  };
}

/** A link to a finished file appears at once and whole, unlike a file that is opened and then filled. */
function tryLock(path: string, token: string): boolean {
  const me = identifyProcess(process.pid);
  const holder: Holder = {
    pid: process.pid,
    startedAt: me?.startedAt ?? '',
    token,
    host: hostname(),
  };
  const draft = `${path}.${token}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Removes a dead holder's lock. The breaker file lets only one process ever break one token. */
function breakStaleLock(path: string): boolean {
  const holder = readHolder(path);
  if (!holder) return true;
  const foreign = holder.host !== hostname();
  if (foreign ? ageOf(path) < FOREIGN_STALE_MS : isAlive(holder)) return false;
  const breaker = `${path}.break-${holder.token}`;
  try {
    writeFileSync(breaker, '', { flag: 'wx' });
  } catch {
    if (ageOf(breaker) > FOREIGN_STALE_MS) rmSync(breaker, { force: true });
    return false; // somebody else is breaking it
  }
  if (readHolder(path)?.token === holder.token) rmSync(path, { force: true });
  rmSync(breaker, { force: true });
  return true;
}

function readHolder(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return null; // released in this moment
  }
}

function ageOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? Date.now() - stats.mtimeMs : 0;
}
