import { mkdirSync, watch } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LockTimeout, withFileLock } from '../environment/file-lock';
import { discoveryDocument, emptyDocument, type DiscoveryDocument } from './discovery-document';
import type { Generations } from './generations';
import { refuse } from './refusal';
import { writeDurably } from './write-durably';

/** Generations in a folder, one file each; nothing is written before the first change. */
export function openFolderGenerations(folder: string): Generations {
  const fileOf = (generation: number) => join(folder, `${generation}.json`);

  async function loadGeneration(): Promise<number> {
    return Number((await readIfThere(join(folder, 'current'))) ?? 0);
  }

  async function read(generation: number): Promise<DiscoveryDocument> {
    if (generation === 0) return emptyDocument;
    return discoveryDocument.parse(JSON.parse(await readFile(fileOf(generation), 'utf8')));
  }

  const load = async () => read(await loadGeneration());

  return {
    load,
    loadGeneration,
    async *readHistory() {
      for (let generation = await loadGeneration(); generation > 0; generation -= 1)
        yield await read(generation);
    },
    async add(next) {
      await mkdir(folder, { recursive: true });
      try {
        return await withFileLock(join(folder, 'lock'), async () => {
          const made = await next(await load());
          if (!made.ok) return made;
          const { generation } = made.document;
          await writeDurably(fileOf(generation), JSON.stringify(made.document, null, 1));
          await writeDurably(join(folder, 'current'), String(generation));
          return made;
        });
      } catch (error) {
        if (error instanceof LockTimeout)
          return refuse('busy', 'Another change is still being made');
        throw error;
      }
    },
    onHint(wake) {
      mkdirSync(folder, { recursive: true });
      const watcher = watch(folder, { persistent: false }, wake);
      watcher.on('error', () => watcher.close()); // some file systems report no changes
      return watcher;
    },
    close: async () => undefined,
  };
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
