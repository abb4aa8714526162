import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { configsFor, finishRelease } from '../build/build-release';
import { addCompilation, emptyGraph } from '../build/compile';
import type { ReleaseManifest } from '../releases/release-manifest';
import type { Unit } from '../build/units';
import type { BuildTarget } from '../build/webpack-config';

/**
 * Builds a unit and rebuilds it on every edit, in place and under one version: what makes a reload
 * quick is that webpack keeps everything in memory.
 */
export async function watchUnit(
  unit: Unit,
  buildsFolder: string,
  onBuilt: (surface: ReleaseManifest) => void,
): Promise<() => void> {
  const version = `${unit.packageVersion}-dev`;
  const output = path.join(buildsFolder, unit.name, version);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const target: BuildTarget = { unit, version, mode: 'development', output };
  const compiler = webpack(configsFor(target));
  return new Promise((resolve) => {
    const watching = compiler.watch({ aggregateTimeout: 30 }, (error, stats) => {
      if (error || stats?.hasErrors()) {
        console.error(
          `${unit.name}:\n${error?.message ?? stats?.toString({ all: false, errors: true })}`,
        );
        return;
      }
      forgetSources(unit.folder);
      const graph = emptyGraph();
      for (const { compilation } of stats?.stats ?? []) addCompilation(graph, compilation);
      finishRelease(target, graph)
        .then(() => {
          const surface = readFileSync(path.join(output, 'release.json'), 'utf8');
          onBuilt(JSON.parse(surface) as ReleaseManifest);
          resolve(() => watching?.close(() => undefined));
        })
        .catch((failure: unknown) => console.error(unit.name, failure));
    });
  });
}

/** remote.ts and the built pages and API are read again after every build. */
function forgetSources(folder: string) {
  for (const file of Object.keys(require.cache))
    if (file.startsWith(folder + path.sep) || /\/server\/(api|pages)\.cjs$/.test(file))
      delete require.cache[file];
}
