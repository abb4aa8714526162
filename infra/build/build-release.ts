import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { identifyProcess } from '../environment/process-identity';
import type { Configuration } from 'webpack';
import { findUnchanged, isNewerThan, writeRecord } from './build-record';
import { writeIntegrity } from './chunk-integrity';
import { renumberStyles } from './class-names';
import { compile, type BuildGraph } from './compile';
import { compressFiles } from './compress-files';
import { packContent } from './content-files';
import { copyFiles } from './copied-files';
import { describeRelease, writeManifest } from './describe-release';
import { hashRelease } from './name-version';
import { stylesFileOf } from './page-styles';
import { root, type Unit } from './units';
import { fillMarks, VERSION_MARK } from './version-marks';
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

/** Builds a unit's release unless nothing of what the last one was made of has changed. */
export async function buildRelease(unit: Unit, mode: BuildTarget['mode']): Promise<Built> {
  const folder = path.join(buildsFolder, unit.name);
  const record = path.join(folder, `${unit.packageVersion}.${mode}.json`);
  const unchanged = findUnchanged(record, unit);
  if (unchanged && isFinished(path.join(folder, unchanged)))
    return { unit, version: unchanged, folder: path.join(folder, unchanged), isNew: false };
  dropLeftovers(folder);
  // of this process alone: two starts may build the same sources at once
  const output = path.join(folder, `unfinished-${process.pid}`);
  const { version, graph } = await bundle(unit, mode, output);
  const place = path.join(folder, version);
  const isNew = !isFinished(place);
  if (isNew) await finishRelease({ unit, version, mode, output }, graph);
  rmSync(stylesFileOf(output), { force: true });
  // whoever was first with these sources made the same
  if (isFinished(place)) rmSync(output, { recursive: true });
  else renameSync(output, place);
  writeRecord(record, unit, version, graph);
  return { unit, version, folder: place, isNew };
}

const isFinished = (folder: string) => existsSync(path.join(folder, 'release.json'));

/** Bundles until no file was edited meanwhile, and gives the result its version. */
async function bundle(unit: Unit, mode: BuildTarget['mode'], output: string) {
  const prefix = `${unit.packageVersion}-${mode === 'development' ? 'dev.' : ''}`;
  for (;;) {
    const started = Date.now();
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output, { recursive: true });
    const graph = await compile(configsFor({ unit, version: prefix + VERSION_MARK, mode, output }));
    const hash = hashRelease(unit, mode, graph.bundled);
    if (isNewerThan(started, graph.read)) continue;
    const version = prefix + hash;
    const renumber = renumberStyles(unit, graph.bundled);
    fillMarks(output, { hash, release: `${unit.name} ${version}`, renumber });
    return { version, graph };
  }
}

/** Removes what builds left that were ended half-way. */
function dropLeftovers(folder: string) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, owner] = /unfinished-(\d+)(?:\.styles\.json)?$/.exec(name) ?? [];
    // also one of ours, that failed
    if (owner && (Number(owner) === process.pid || identifyProcess(Number(owner)) === null))
      rmSync(path.join(folder, name), { recursive: true, force: true });
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

/** Adds what webpack doesn't make: pictures, content, migrations, compressed copies, and release.json with all hashes. */
export async function finishRelease(target: BuildTarget, graph: BuildGraph): Promise<void> {
  const { unit, output, mode } = target;
  copyFiles(unit, output);
  packContent(unit, output);
  const description = await describeRelease(target, graph);
  if (mode === 'production') writeIntegrity(path.join(output, 'client'), description.client.entry);
  if (mode === 'production')
    await compressFiles(
      [path.join(output, 'client'), path.join(output, 'media')],
      // every visit needs the shell's files, and of a remote its entry and styles
      (name) => unit.kind === 'shell' || name === 'remoteEntry.js' || name.endsWith('.css'),
    );
  writeManifest(output, description);
}
