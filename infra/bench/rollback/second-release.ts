import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, type Built } from '../../build/build-release';
import { listUnits, root } from '../../build/units';

/** Builds another version of a remote from a copy of its folder, as its team would after a change. */
export async function buildSecondRelease(name: string): Promise<Built> {
  const unit = listUnits().find((candidate) => candidate.name === name);
  if (!unit) throw new Error(`there is no ${name}`);
  const folder = path.join(root, '.cache/bench/rollback', name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(unit.folder, folder, { recursive: true });
  const manifest = path.join(folder, 'package.json');
  const packageVersion = `${unit.packageVersion}-second`;
  const content = JSON.parse(readFileSync(manifest, 'utf8')) as object;
  writeFileSync(manifest, JSON.stringify({ ...content, version: packageVersion }));
  return buildRelease({ ...unit, folder, packageVersion }, 'production');
}
