import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LockTimeout, withFileLock } from '../environment/file-lock';
import { checkDocument, listArriving } from './check-document';
import { discoveryDocument, emptyDocument, type DiscoveryDocument } from './discovery-document';
import { refuse, type Refusal } from './refusal';
import { verifyRelease } from './verify-release';
import { writeDurably } from './write-durably';

type Parts = DiscoveryDocument['microFrontends'];

/** Who changes something, and why. */
export interface ChangeNote {
  by: string;
  why: string;
}

/** Decides the next state from the current generation. */
export type PlanChange = (
  current: DiscoveryDocument,
) => Promise<{ ok: true; microFrontends: Parts } | Refusal>;

/** Releases and generations of one data folder. */
export interface Store {
  releasesFolder: string;
  discoveryFolder: string;
  /** The current generation; an empty one before the first deploy. */
  load(): Promise<DiscoveryDocument>;
  /** The number of the current generation, without reading the document. */
  loadGeneration(): Promise<number>;
  /** Generations, newest first, read one by one. */
  readHistory(): AsyncGenerator<DiscoveryDocument>;
  /** Makes the next generation, one writer at a time, unless the plan or a check refuses. */
  change(
    plan: PlanChange,
    note: ChangeNote,
  ): Promise<{ ok: true; document: DiscoveryDocument } | Refusal>;
}

/** Opens the store of a data folder; nothing is written before the first change. */
export function createStore(dataDir: string): Store {
  const releasesFolder = join(resolve(dataDir), 'releases');
  const discoveryFolder = join(resolve(dataDir), 'discovery');
  const fileOf = (generation: number) => join(discoveryFolder, `${generation}.json`);

  async function loadGeneration(): Promise<number> {
    return Number((await readIfThere(join(discoveryFolder, 'current'))) ?? 0);
  }

  async function read(generation: number): Promise<DiscoveryDocument> {
    if (generation === 0) return emptyDocument;
    return discoveryDocument.parse(JSON.parse(await readFile(fileOf(generation), 'utf8')));
  }

  async function checkFiles(before: Parts, after: Parts): Promise<Refusal | null> {
    for (const [name, { metadata, extras }] of listArriving(before, after)) {
      const release = await verifyRelease(join(releasesFolder, name, metadata.version));
      if (!release.ok) return release;
      if (release.manifestHash !== extras.manifest)
        return refuse('damaged_release', `${name} ${metadata.version}: release.json was changed`);
    }
    return null;
  }

  async function write(plan: PlanChange, { by, why }: ChangeNote): ReturnType<Store['change']> {
    const current = await read(await loadGeneration());
    const planned = await plan(current);
    if (!planned.ok) return planned;
    const { microFrontends } = planned;
    const refusal =
      checkDocument(microFrontends) ?? (await checkFiles(current.microFrontends, microFrontends));
    if (refusal) return refusal;
    const generation = current.generation + 1;
    const at = new Date().toISOString();
    const document = { ...current, generation, at, by, why, microFrontends };
    await writeDurably(fileOf(generation), JSON.stringify(document, null, 1));
    await writeDurably(join(discoveryFolder, 'current'), String(generation));
    return { ok: true, document };
  }

  return {
    releasesFolder,
    discoveryFolder,
    loadGeneration,
    load: async () => read(await loadGeneration()),
    async *readHistory() {
      for (let generation = await loadGeneration(); generation > 0; generation -= 1)
        yield await read(generation);
    },
    async change(plan, note) {
      await mkdir(discoveryFolder, { recursive: true });
      try {
        return await withFileLock(join(discoveryFolder, 'lock'), () => write(plan, note));
      } catch (error) {
        if (error instanceof LockTimeout)
          return refuse('busy', 'Another change is still being made');
        throw error;
      }
    },
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
