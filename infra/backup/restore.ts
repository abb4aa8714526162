import { createWriteStream, existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { isServerAlive } from '../database/running-server';
import { startDatabase } from '../database/start-database';
import { chooseServerUser } from '../database/server-user';
import type { ServerFile } from '../database/server-file';
import type { Environment } from '../environment/read-environment';
import { holdFileLock, LockTimeout } from '../environment/file-lock';
import { archivePath } from './archive-manifest';
import { restoreDump } from './dump-database';
import { readArchive, verifyArchive } from './read-archive';
import { UNFINISHED_RESTORE } from './unfinished-restore';

/** A restore that was refused; nothing was changed. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

const folders = ['postgres', 'images', 'releases', 'discovery'];
const files = ['postgres-server.json', 'development-secrets.json'];

/**
 * Brings an archive back into a data folder, and its dump into the database. Every hash is compared
 * first. A restore that was ended half-way is run again; until then no site starts on the folder.
 * @param replace whether what is there may go; it is moved aside, not removed
 * @returns where what was there is now, `null` when nothing was
 */
export async function restore(
  { dataDir, database }: Pick<Environment, 'dataDir' | 'database'>,
  file: string,
  { replace }: { replace: boolean },
): Promise<string | null> {
  await mkdir(dataDir, { recursive: true });
  const giveUp = await claim(dataDir);
  try {
    const manifest = await verifyArchive(file);
    if ((manifest.database === 'dump') !== (database !== null))
      throw new RestoreRefused(
        manifest.database === 'dump'
          ? 'The archive has a dump: set DATABASE_URL to the database it is to be brought into'
          : 'The archive has an embedded server: restore it without DATABASE_URL',
      );
    const marker = path.join(dataDir, UNFINISHED_RESTORE);
    if (!replace && !existsSync(marker)) await refuseToReplace(dataDir, database?.ownerUrl);
    const draft = path.join(dataDir, '.restoring');
    await rm(draft, { recursive: true, force: true });
    await unpack(file, draft);
    await prepareServer(draft);
    await writeFile(marker, file, { flush: true });
    await endServer(dataDir);
    const aside = await swap(dataDir, draft);
    const dump = path.join(draft, 'database.dump');
    if (database) await restoreDump(dump, database.ownerUrl);
    await rm(draft, { recursive: true, force: true });
    await rm(marker);
    return aside;
  } finally {
    giveUp();
  }
}

async function claim(dataDir: string): Promise<() => void> {
  try {
    return await holdFileLock(path.join(dataDir, 'site.lock'), { waitMs: 0 });
  } catch (error) {
    if (!(error instanceof LockTimeout)) throw error;
    throw new RestoreRefused(`A site runs on ${dataDir}: stop it first.`);
  }
}

/** One may still run that a killed site left. */
async function endServer(dataDir: string): Promise<void> {
  if (!isServerAlive(path.join(dataDir, 'postgres'))) return;
  const silent = { info: () => undefined, warn: () => undefined };
  await (await startDatabase({ dataDir, log: silent })).stop();
}

async function refuseToReplace(dataDir: string, ownerUrl?: string): Promise<void> {
  const present = [...folders, ...files].filter((name) => existsSync(path.join(dataDir, name)));
  if (present.length > 0)
    throw new RestoreRefused(
      `${dataDir} has ${present.join(', ')}: --replace moves them aside and restores.`,
    );
  if (ownerUrl && (await hasTables(ownerUrl)))
    throw new RestoreRefused('The database has tables: --replace removes and restores them.');
}

async function hasTables(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_tables where schemaname !~ '^pg_' and schemaname <> 'information_schema' limit 1`,
    );
    return rowCount !== 0;
  } finally {
    await client.end();
  }
}

async function unpack(file: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  await readArchive(file, async ({ header: { name, type, mode }, content }) => {
    if (!archivePath.safeParse(type === 'directory' ? `${name}/` : name).success)
      return void content.resume(); // the manifest
    const place = path.join(target, name);
    if (type === 'directory') {
      await mkdir(place, { recursive: true, mode });
      content.resume();
    } else {
      await mkdir(path.dirname(place), { recursive: true });
      await pipeline(content, createWriteStream(place, { mode }));
    }
  });
}

/** The server's folder belongs to who it runs as, and nobody takes care of the server yet. */
async function prepareServer(draft: string): Promise<void> {
  const cluster = path.join(draft, 'postgres');
  if (!existsSync(cluster)) return;
  await chmod(cluster, 0o700);
  const user = chooseServerUser('');
  if (user) {
    await chown(cluster, user.uid, user.gid);
    for (const entry of await readdir(cluster, { recursive: true, withFileTypes: true }))
      await lchown(path.join(entry.parentPath, entry.name), user.uid, user.gid);
  }
  const known = path.join(draft, 'postgres-server.json');
  const server = JSON.parse(await readFile(known, 'utf8')) as ServerFile;
  await writeFile(known, JSON.stringify({ ...server, owner: null }, null, 2));
}

/** Each name is moved aside and then into place; what was moved before a restart stays moved. */
async function swap(dataDir: string, draft: string): Promise<string | null> {
  const aside = path.join(dataDir, `replaced-${Date.now()}`);
  let isUsed = false;
  for (const name of [...folders, ...files]) {
    const place = path.join(dataDir, name);
    if (existsSync(place)) {
      await mkdir(aside, { recursive: true, mode: 0o700 });
      await rename(place, path.join(aside, name));
      isUsed = true;
    }
    if (existsSync(path.join(draft, name))) await rename(path.join(draft, name), place);
  }
  return isUsed ? aside : null;
}
