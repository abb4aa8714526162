import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const folder = process.env.REFERENCE_DIR ?? resolve(process.cwd(), '../shared/reference');

/** A file of the reference folder, for tests; null where the folder is absent. */
export function readReference<T>(name: string): T | null {
  const file = resolve(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
