import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sharedVersions } from './shared-modules';
import { root } from './units';

/** The packages that turn sources into files. */
const tools = [
  '@gfx/zopfli',
  '@module-federation/enhanced',
  '@swc/core',
  'css-loader',
  'lightningcss',
  'mini-css-extract-plugin',
  'swc-loader',
  'terser-webpack-plugin',
  'webpack',
  'yaml',
  'zod',
];

/** What this folder imports that decides what is in a file. */
const sharedFiles = [
  'shared/content/media-place.ts',
  'shared/content/raw-items.ts',
  'shared/content/text-file.ts',
  'shared/remote-kit/container-name.ts',
];

type LockedPackages = Record<string, { version?: string; dependencies?: Record<string, string> }>;

let known: string | null = null;

/**
 * A hash of what makes files of sources: this folder, the tools with all they depend on, and the single
 * copies that releases name. With other tools the same sources make another release.
 */
export function hashToolchain(): string {
  if (known) return known;
  const hash = createHash('sha256').update(JSON.stringify(sharedVersions));
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  hash.update(JSON.stringify(listTools(packages, tools)));
  for (const file of [...listOwnFiles(), ...sharedFiles])
    hash.update(file).update(readFileSync(path.join(root, file)));
  hash.update(JSON.stringify([process.versions.brotli, process.versions.zlib]));
  return (known = hash.digest('hex'));
}

function listOwnFiles(): string[] {
  return readdirSync(__dirname)
    .filter((name) => /\.(ts|cjs|mjs)$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => path.relative(root, path.join(__dirname, name)));
}

/** Packages with everything they depend on, as `place@version` by a lock file. */
export function listTools(packages: LockedPackages, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const place = locate(packages, name, from);
    if (place === null || found.has(place)) return;
    found.add(place);
    for (const dependency of Object.keys(packages[place]?.dependencies ?? {}))
      visit(dependency, place);
  };
  for (const name of names) visit(name, 'infra');
  return [...found].sort().map((place) => `${place}@${packages[place]?.version ?? ''}`);
}

/** As Node looks for it: beside who asks, then further up. `null`: an optional one of another system. */
function locate(packages: LockedPackages, name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return null;
  }
}
