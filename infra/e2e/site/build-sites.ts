import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../../build/build';
import { buildRelease, type Built } from '../../build/build-release';
import { root } from '../../build/units';
import { createRemote } from '../../new-remote/create-remote';
import { faultyUnits } from '../faulty/faulty-units';

/** What the journeys' production site has. */
export interface ProductionBuilds {
  built: Built[];
  /** Folders of the faulty test remote, by version label. */
  faulty: Record<string, string>;
  /** The folder of a remote made by `npm run new-remote`. */
  newRemote: string;
}

/** Builds what changed of what the production site needs. */
export async function buildProduction(): Promise<ProductionBuilds> {
  const built = await buildAll('production');
  const newRemote = (await buildNewRemote()).folder;
  const faulty: Record<string, string> = {};
  for (const unit of faultyUnits())
    faulty[unit.packageVersion] = (await buildRelease(unit, 'production')).folder;
  return { built, faulty, newRemote };
}

/** A remote as `npm run new-remote` makes it, outside the checkout's own folders. */
async function buildNewRemote() {
  const parent = path.join(root, '.cache/journeys');
  rmSync(parent, { recursive: true, force: true });
  const made = createRemote(parent, 'journey');
  if (!made.ok) throw new Error(made.message);
  const { name, folder } = made;
  return buildRelease(
    { name, kind: 'remote', folder, packageVersion: '0.1.0', sources: folder },
    'production',
  );
}

if (require.main === module)
  buildProduction()
    .then(() => buildAll('development'))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    });
