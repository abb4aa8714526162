import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compressFiles } from './compress-files';
import { placeTables } from './ephemeris-tables';
import { describeRelease } from './describe-release';
import { stylesFile } from './page-styles';
import { hashSources } from './source-hash';
import { root, type Unit } from './units';
import {
  apiConfig,
  clientConfig,
  serverConfig,
  workerConfig,
  type BuildTarget,
} from './webpack-config';

/** Where finished builds are kept; their folder name is the version. */
export const buildsFolder = path.join(root, '.cache/builds');

/** A finished build. */
export interface Built {
  unit: Unit;
  version: string;
  folder: string;
  isNew: boolean;
}

/** Builds a unit's release unless these very sources were built before. */
export async function buildRelease(unit: Unit, mode: BuildTarget['mode']): Promise<Built> {
  const suffix = mode === 'development' ? 'dev.' : '';
  const version = `${unit.packageVersion}-${suffix}${hashSources(unit, mode)}`;
  const folder = path.join(buildsFolder, unit.name, version);
  if (existsSync(path.join(folder, 'release.json'))) return { unit, version, folder, isNew: false };
  dropLeftovers(path.dirname(folder));
  // of this process alone: two starts may build the same sources at once
  const output = `${folder}.unfinished-${process.pid}`;
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const target: BuildTarget = { unit, version, mode, output };
  await compile(configsFor(target));
  await finishRelease(target);
  // whoever was first with these sources made the same
  if (existsSync(path.join(folder, 'release.json'))) rmSync(output, { recursive: true });
  else renameSync(output, folder);
  return { unit, version, folder, isNew: true };
}

/** Removes what builds left that were ended half-way. */
function dropLeftovers(folder: string) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, owner] = /\.unfinished-(\d+)$/.exec(name) ?? [];
    if (owner && !isAlive(Number(owner)))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // a process of another user is alive too
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The compilations a unit consists of. */
export function configsFor(target: BuildTarget): Configuration[] {
  const hasApi = existsSync(path.join(target.unit.folder, 'api/index.ts'));
  const workers = workerConfig(target);
  return [
    clientConfig(target),
    // after the client, which empties their folder
    ...(workers ? [workers] : []),
    serverConfig(target),
    ...(hasApi ? [apiConfig(target)] : []),
  ];
}

/** Adds what webpack doesn't make: pictures, migrations, compressed copies, and release.json with all hashes. */
export async function finishRelease(target: BuildTarget): Promise<void> {
  const { unit, output, mode } = target;
  if (mode === 'production')
    copyIfThere(path.join(unit.folder, 'media'), path.join(output, 'media'));
  else linkIfThere(path.join(unit.folder, 'media'), path.join(output, 'media'));
  copyIfThere(path.join(unit.folder, 'api/migrations'), path.join(output, 'server/migrations'));
  copyDataFiles(path.join(unit.folder, 'api'), path.join(output, 'server'));
  placeTables(target);
  if (mode === 'production')
    await compressFiles(
      [path.join(output, 'client'), path.join(output, 'media')],
      // every visit needs the shell's files, and of a remote its entry and styles
      (name) => unit.kind === 'shell' || name === 'remoteEntry.js' || name.endsWith('.css'),
    );
  writeFileSync(
    path.join(output, 'release.json'),
    JSON.stringify(await describeRelease(target), null, 2),
  );
  // only the description needed it
  rmSync(path.join(output, stylesFile), { force: true });
}

/** Compressed tables that an API reads from beside its own file. */
function copyDataFiles(from: string, to: string) {
  if (!existsSync(from)) return;
  for (const name of readdirSync(from, { recursive: true }).map(String))
    if (name.endsWith('.gz')) cpSync(path.join(from, name), path.join(to, path.basename(name)));
}

/** Pictures are not copied on every edit. */
function linkIfThere(from: string, to: string) {
  if (existsSync(from) && !existsSync(to)) symlinkSync(from, to);
}

function copyIfThere(from: string, to: string) {
  if (existsSync(from)) cpSync(from, to, { recursive: true });
}

/** Runs compilations one after the other. @throws with all that webpack found wrong */
export async function compile(configs: Configuration[]): Promise<void> {
  for (const config of configs) {
    const compiler = webpack(config);
    const stats = await new Promise<webpack.Stats>((resolve, reject) =>
      compiler.run((error, result) => (error ? reject(error) : resolve(result as webpack.Stats))),
    );
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
    if (stats.hasErrors())
      throw new Error(
        `${config.name}:\n${stats.toString({ all: false, errors: true, errorDetails: true })}`,
      );
  }
}
