import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './units';
import type { BuildTarget } from './webpack-config';

const tables = path.join(root, 'shared/jyotish/astronomy/tables');

/**
 * Puts the ephemeris where a release reads it: beside the server's bundles if the unit uses the
 * engine at all, and among the client's files if its pages load them. Linked in development.
 */
export function placeTables({ unit, output, mode }: BuildTarget): void {
  const wanted = [
    ...(mentions(unit.folder, "'shared/jyotish/") ? ['server/tables'] : []),
    ...(mentions(path.join(unit.folder, 'web'), '/astronomy/fetch-tables')
      ? ['client/tables']
      : []),
  ];
  for (const place of wanted.map((folder) => path.join(output, folder))) {
    if (existsSync(place)) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    if (mode === 'production') cpSync(tables, place, { recursive: true });
    else symlinkSync(tables, place);
  }
}

function mentions(folder: string, text: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('node_modules'))
    .some((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));
}
