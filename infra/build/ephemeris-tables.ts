import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './units';

export const tables = path.join(root, 'shared/jyotish/astronomy/tables');

/**
 * Where a release reads the ephemeris: beside the server's bundles if the unit uses the engine at all,
 * and among the client's files if its pages load them.
 */
export function placesOfTables(folder: string): string[] {
  return [
    ...(mentions(folder, "'shared/jyotish/") ? ['server/tables'] : []),
    ...(mentions(path.join(folder, 'web'), '/astronomy/fetch-tables') ? ['client/tables'] : []),
  ];
}

/** Whether any source in a folder has a text in it, such as the beginning of an import. */
export function mentions(folder: string, text: string): boolean {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('node_modules'))
    .some((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));
}
