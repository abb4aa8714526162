import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The checkout. */
export const root = path.resolve(__dirname, '../..');

/** Something that is built into a release: the shell or a remote. */
export interface Unit {
  name: string;
  kind: 'shell' | 'remote';
  folder: string;
  packageVersion: string;
}

/** The shell and every `mf-*` folder; a new remote needs no registration. */
export function listUnits(): Unit[] {
  const names = readdirSync(root).filter((name) => name.startsWith('mf-') || name === 'shell-host');
  return names
    .filter((name) => existsSync(path.join(root, name, 'package.json')))
    .map((name) => {
      const folder = path.join(root, name);
      const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
      const kind = name === 'shell-host' ? 'shell' : 'remote';
      return { name, kind, folder, packageVersion: manifest.version as string };
    });
}
