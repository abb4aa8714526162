import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { filePath } from '../releases/release-manifest';

/** What a name can be that leads to no file: nothing there, no folder, too long, a ring of links. */
const NOWHERE = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES']);

/** A regular file that really lies where its address says. */
export interface FoundFile {
  path: string;
  size: number;
  modifiedMs: number;
}

/**
 * A file of a folder by a path that came with a request. `null` for paths no release can have, and for
 * links that lead out of the folder.
 */
export async function findReleaseFile(folder: string, file: string): Promise<FoundFile | null> {
  if (!filePath.safeParse(file).success) return null;
  try {
    const [root, real] = await Promise.all([realpath(folder), realpath(path.join(folder, file))]);
    if (!real.startsWith(root + path.sep)) return null;
    const found = await stat(real);
    if (!found.isFile()) return null;
    return { path: real, size: found.size, modifiedMs: found.mtimeMs };
  } catch (error) {
    if (NOWHERE.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}
