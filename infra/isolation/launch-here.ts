import { existsSync } from 'node:fs';
import path from 'node:path';
import { applyMigrations, inTurn } from '../database/apply-migrations';
import type { Migrator } from '../database/open-databases';
import { findServerDamage } from '../releases/verify-release';
import type { AskedBoot } from './protocol';
import { startProcess, type ProcessOptions, type ReleaseProcess } from './release-process';
import type { WatchLimits } from './watchdog';

/** What releases run with on this machine. */
export interface Here {
  /** Holds `<name>/<version>/`. */
  releasesFolder: string;
  /** Makes a release whole on the disk, as far as it is kept elsewhere too. */
  bring(release: { name: string; version: string }): Promise<void>;
  /** The program that runs a release, see `bundleProcess`. */
  program: string;
  /** The database as the site's role. */
  databaseUrl: string;
  migrator: Migrator;
  watch?: WatchLimits;
}

/**
 * Starts a release's process, from files that are whole and over tables that are up to date.
 * @throws why it did not start
 */
export async function launchHere(
  { releasesFolder, bring, program, databaseUrl, migrator, watch }: Here,
  asked: AskedBoot,
  options: Pick<ProcessOptions, 'answersOf' | 'onOutput' | 'onSuspect' | 'onUnheard' | 'signal'>,
): Promise<ReleaseProcess> {
  const { name, version, settings, seeds } = asked;
  await bring({ name, version });
  const folder = path.join(releasesFolder, name, version);
  // on the disk it may change at any time
  const damage = await findServerDamage(folder);
  if (damage.length > 0) throw new Error(`its files are damaged: ${damage.join(', ')}`);
  const start = () =>
    startProcess({
      ...{ program, ...options },
      boot: { ...asked, folder, databaseUrl: settings ? databaseUrl : '' },
      ...(watch ? { watch } : {}),
    });
  if (!settings || !seeds || !existsSync(path.join(folder, 'server/api.cjs'))) return start();
  const migrations = migrationsOf(name, folder);
  await applyMigrations(migrator, migrations, options.signal);
  // it brings its content, as the same release on another machine may do now
  return inTurn(migrator.owner, `${migrations.schema} content`, start, options.signal);
}

function migrationsOf(name: string, folder: string) {
  const schema = name
    .replace(/^mf-/, '')
    .replace(/-services$/, '')
    .replaceAll('-', '_');
  return { folder: path.join(folder, 'server/migrations'), schema };
}
