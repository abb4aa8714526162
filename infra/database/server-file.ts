import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identifyProcess, isAlive, type ProcessIdentity } from '../environment/process-identity';

/** What is remembered of the embedded server between starts. */
export interface ServerFile {
  password: string;
  /** Of the site's own role. */
  sitePassword: string;
  port: number | null;
  /** The process that stops the server when it ends. */
  owner: ProcessIdentity | null;
}

const draw = () => randomBytes(24).toString('base64url');
const fileOf = (dataDir: string) => join(dataDir, 'postgres-server.json');

/** Reads what is remembered, or begins it with a new random password. */
export function readServerFile(dataDir: string): ServerFile {
  let text: string;
  try {
    text = readFileSync(fileOf(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const fresh = { password: draw(), sitePassword: draw(), port: null, owner: null };
    writeServerFile(dataDir, fresh);
    return fresh;
  }
  const file = JSON.parse(text) as ServerFile;
  // a folder from before the site had a role of its own
  if (!file.sitePassword) writeServerFile(dataDir, Object.assign(file, { sitePassword: draw() }));
  return file;
}

/** Writes the file whole or not at all, readable by its owner alone. */
export function writeServerFile(dataDir: string, file: ServerFile): void {
  const draft = `${fileOf(dataDir)}.${process.pid}`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(file, null, 2), { mode: 0o600 });
  renameSync(draft, fileOf(dataDir));
}

/** Whether another live process takes care of the server. */
export function isOwnedByAnother(file: ServerFile): boolean {
  return file.owner !== null && file.owner.pid !== process.pid && isAlive(file.owner);
}

/** Whether this process takes care of the server. */
export function isOwnedByUs(file: ServerFile): boolean {
  return file.owner?.startedAt === identifyProcess(process.pid)?.startedAt;
}
