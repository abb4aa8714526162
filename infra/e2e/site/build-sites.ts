import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../../build/build';
import { buildRelease, type Built } from '../../build/build-release';
import { root } from '../../build/units';
import { createRemote } from '../../new-remote/create-remote';
import { faultyUnits } from '../faulty/faulty-units';

/** Releases that a journey deploys. */
export interface DeployableBuilds {
  /** Folders of the faulty test remote, by version label. */
  faulty: Record<string, string>;
  /** The folder of a remote made by `npm run new-remote`. */
  newRemote: string;
}

/** What the sites of the journeys are made of. */
export interface SiteBuilds extends DeployableBuilds {
  built: Built[];
  /** The same remotes in a shell with development React: React is the shell's. */
  development: Built[];
}

/** Builds what changed. */
async function buildSites(): Promise<SiteBuilds> {
  const built = await buildAll('production');
  const newRemote = (await buildNewRemote()).folder;
  const faulty: Record<string, string> = {};
  for (const unit of faultyUnits())
    faulty[unit.packageVersion] = (await buildRelease(unit, 'production')).folder;
  const shell = await buildAll('development', ['shell-host']);
  const remotes = built.filter(({ unit }) => unit.kind === 'remote');
  return { built, faulty, newRemote, development: [...shell, ...remotes] };
}

/** A remote as `npm run new-remote` makes it, outside the checkout's own folders. */
async function buildNewRemote() {
  const parent = path.join(root, '.cache/journeys');
  rmSync(parent, { recursive: true, force: true });
  const made = createRemote(parent, 'journey');
  if (!made.ok) throw new Error(made.message);
  const { name, folder } = made;
  return buildRelease({ name, kind: 'remote', folder, packageVersion: '0.1.0' }, 'production');
}

buildSites().then(
  (builds) => process.send?.(builds),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
