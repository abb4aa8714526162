import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listContentTexts } from './content-files';
import { listCopiedFiles } from './copied-files';
import { hashToolchain } from './toolchain';
import { root, type Unit } from './units';
import { VERSION_MARK } from './version-marks';

/**
 * The hash in a release's version: of every file whose content is in it, and of what it is built with.
 * A file that is not in the graph, or that only decided what is, does not count.
 * @param bundled absolute paths
 */
export function hashRelease(unit: Unit, mode: string, bundled: Iterable<string>): string {
  const hash = createHash('sha256').update(`${mode} ${unit.name} ${hashToolchain()}\n`);
  const files = [...bundled].map((file) => [path.relative(root, file), file] as const);
  const inOrder = files.sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [name, file] of [...inOrder, ...listCopiedFiles(unit), ...listContentTexts(unit)])
    hash.update(`${name} ${hashFile(file)}\n`);
  return hash.digest('hex').slice(0, VERSION_MARK.length);
}

/** A file's content in one word. */
export const hashFile = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('base64');
