import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, type Unit } from './units';

const leftOut = /(^|\/)(node_modules|\.data|\.cache|README\.md)$|\.test\.tsx?$|\/fixtures$/;

/** A hash of everything a unit's release depends on: equal sources give an equal version, and no build. */
export function hashSources(unit: Unit, mode: string): string {
  const hash = createHash('sha256').update(mode);
  addPath(hash, unit.sources);
  for (const input of commonInputs) addPath(hash, path.join(root, input));
  return hash.digest('hex').slice(0, 10);
}

const commonInputs = ['shared', 'infra/build', 'package-lock.json'];

function addPath(hash: ReturnType<typeof createHash>, file: string) {
  if (leftOut.test(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) addPath(hash, path.join(file, name));
    return;
  }
  hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
}
