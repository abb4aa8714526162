import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries';
import type { RunProgram } from './run-program';
import type { ServerUser } from './server-user';

/** The superuser of the embedded server; the gateway and the tests connect as it. */
export const SUPERUSER = 'tarapath';

/**
 * Makes a database cluster unless the folder has one. It is made beside its place and moved there
 * when it is whole, so a process killed half-way leaves nothing that looks finished.
 */
export async function createCluster(options: {
  folder: string;
  password: string;
  binaries: PostgresBinaries;
  user: ServerUser | null;
  run: RunProgram;
  sync: boolean;
}): Promise<void> {
  const { folder, password, binaries, user, run } = options;
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  removeDrafts(folder);
  const draft = `${folder}.new-${randomBytes(4).toString('hex')}`;
  mkdirSync(draft, { mode: 0o700 });
  const passwordFile = join(draft, '..', `${randomBytes(8).toString('hex')}.pw`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) for (const path of [draft, passwordFile]) chownSync(path, user.uid, user.gid);
  try {
    const { code, output } = await run(binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // Unicode rules compiled into PostgreSQL: the same order and case on every system
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(options.sync ? [] : ['--no-sync']),
    ]);
    if (code !== 0) throw new Error(`The database could not be created: ${output}`);
    renameSync(draft, folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

function removeDrafts(folder: string): void {
  const parent = dirname(folder);
  for (const name of readdirSync(parent))
    if (join(parent, name).startsWith(`${folder}.new-`))
      rmSync(join(parent, name), { recursive: true, force: true });
}
