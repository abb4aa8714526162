import { existsSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { UNFINISHED_RESTORE } from '../backup/unfinished-restore';
import { holdFileLock, LockTimeout } from '../environment/file-lock';
import type { Environment } from '../environment/read-environment';

/** A site can't start here now; the message says why and what to do. */
export class ClaimRefused extends Error {
  override name = 'ClaimRefused';
}

/**
 * Makes sure, before anything is started or changed, that no other site runs on the data folder and
 * that the port is free.
 * @returns gives the data folder free again
 * @throws ClaimRefused
 */
export async function claimSite({
  dataDir,
  host,
  port,
}: Pick<Environment, 'dataDir' | 'host' | 'port'>): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  if (existsSync(path.join(dataDir, UNFINISHED_RESTORE)))
    throw new ClaimRefused(`A restore of ${dataDir} was not finished: run it again.`);
  const release = await holdFileLock(path.join(dataDir, 'site.lock'), { waitMs: 0 }).catch(
    (error: unknown) => {
      if (!(error instanceof LockTimeout)) throw error;
      throw new ClaimRefused(
        `A site already runs on ${dataDir}: stop it, or set DATA_DIR to another folder.`,
      );
    },
  );
  if (await isFree(host, port)) return release;
  release();
  throw new ClaimRefused(`Port ${port} is in use; set PORT to a free one.`);
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
