import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { findDatabase, startDatabase } from '../database/start-database';
import type { Environment } from '../environment/read-environment';
import { copyCluster } from './copy-cluster';
import { dumpDatabase } from './dump-database';
import { writeArchive, type ArchiveWriter } from './write-archive';

const silent = { info: () => undefined, warn: () => undefined };
/** Secrets that a folder has of its own. */
const ownFiles = ['postgres-server.json', 'development-secrets.json'];

/**
 * Writes all that a site has into one archive, while it runs or not. The database comes first and
 * pictures later, so that none that a row names is missing; generations before the files they list.
 * @returns how many files are in it
 */
export async function backUp(
  { dataDir, database }: Pick<Environment, 'dataDir' | 'database'>,
  file: string,
): Promise<number> {
  await mkdir(path.dirname(file), { recursive: true });
  if (database)
    return writeArchive(file, 'dump', async (archive) => {
      await dumpDatabase(archive, database.ownerUrl, file);
      await addFolders(archive, dataDir);
    });
  const ownerUrl = await findDatabase(dataDir);
  if (ownerUrl) return backUpCluster(dataDir, ownerUrl, file);
  const started = await startDatabase({ dataDir, log: silent });
  return backUpCluster(dataDir, started.ownerUrl, file).finally(started.stop);
}

function backUpCluster(dataDir: string, ownerUrl: string, file: string): Promise<number> {
  return writeArchive(file, 'cluster', async (archive) => {
    await copyCluster(archive, dataDir, ownerUrl);
    for (const name of ownFiles)
      if (existsSync(path.join(dataDir, name)))
        await archive.addFile(name, path.join(dataDir, name));
    await addFolders(archive, dataDir);
  });
}

async function addFolders(archive: ArchiveWriter, dataDir: string) {
  const isWanted = (name: string) => !/\/(?:\.incoming-|lock(?:\.|$))|\.draft$/.test(name);
  for (const name of ['discovery', 'releases', 'images'])
    await archive.addFolder(name, path.join(dataDir, name), isWanted);
}
