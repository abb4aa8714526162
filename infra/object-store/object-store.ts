import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';

/** Keeps bytes by name; a folder here, or anything else that can read, write and remove. */
export interface ObjectStore {
  /** The bytes, or `null` when nothing has this name. */
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Uint8Array | string): Promise<void>;
  /** Nothing happens when nothing has this name. */
  remove(name: string): Promise<void>;
}

/** A folder as a store; names may have slashes. A reader never sees half a file. */
export function openFolder(folder: string): ObjectStore {
  return {
    async read(name) {
      try {
        return await readFile(path.join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async write(name, bytes) {
      const file = path.join(folder, name);
      const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    },
    remove: (name) => rm(path.join(folder, name), { force: true }),
  };
}
