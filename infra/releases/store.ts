import { join, resolve } from 'node:path';
import { checkDocument, listArriving } from './check-document';
import type { DiscoveryDocument, DiscoveryVersion } from './discovery-document';
import { openFolderGenerations } from './folder-generations';
import type { Generations, NextGeneration } from './generations';
import { refuse, type Refusal } from './refusal';
import { filesOf, keepInFolder, type ReleaseFiles } from './release-files';
import { verifyRelease } from './verify-release';

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

/** Releases and generations, wherever they are. */
export interface Store {
  /** Where releases are run and served from; `bring` makes them whole there. */
  releasesFolder: string;
  load: Generations['load'];
  loadGeneration: Generations['loadGeneration'];
  readHistory: Generations['readHistory'];
  onHint: Generations['onHint'];
  bring: ReleaseFiles['bring'];
  /** Whether releases and generations are shared with gateways on other machines. */
  isShared: boolean;
  /** Makes the next generation, one writer at a time, unless the plan or a check refuses. */
  change(
    plan: PlanChange,
    note: ChangeNote,
  ): Promise<{ ok: true; document: DiscoveryDocument } | Refusal>;
  close(): Promise<void>;
}

/** Opens the store of a data folder; nothing is written before the first change. */
export function createStore(dataDir: string): Store {
  const folder = resolve(dataDir);
  const generations = openFolderGenerations(join(folder, 'discovery'));
  return composeStore(generations, keepInFolder(join(folder, 'releases')), false);
}

/** A store of generations and files that are kept apart. */
export function composeStore(
  generations: Generations,
  files: ReleaseFiles,
  isShared: boolean,
): Store {
  async function checkFiles(before: Parts, after: Parts): Promise<Refusal | null> {
    for (const [name, listed] of listArriving(before, after)) {
      const named = filesOf(name, listed);
      const refusal = await files.bring(named);
      if (refusal) return refusal;
      const release = await verifyRelease(join(files.folder, name, named.version));
      if (!release.ok) return release;
      if (release.manifestHash !== named.manifestHash)
        return refuse('damaged_release', `${name} ${named.version}: release.json was changed`);
    }
    return null;
  }

  async function plan(
    current: DiscoveryDocument,
    ask: PlanChange,
    { by, why }: ChangeNote,
  ): Promise<NextGeneration> {
    const planned = await ask(current);
    if (!planned.ok) return planned;
    const { microFrontends } = planned;
    const before = current.microFrontends;
    const refusal = checkDocument(microFrontends) ?? (await checkFiles(before, microFrontends));
    if (refusal) return refusal;
    // whoever sees the generation finds its files
    for (const [name, listed] of listNew(before, microFrontends))
      await files.publish(filesOf(name, listed));
    const generation = current.generation + 1;
    const at = new Date().toISOString();
    return { ok: true, document: { ...current, generation, at, by, why, microFrontends } };
  }

  return {
    ...generations,
    releasesFolder: files.folder,
    isShared,
    bring: files.bring,
    change: (ask, note) => generations.add((current) => plan(current, ask, note)),
  };
}

/** The releases that are listed now and were not before, with or without visitors. */
function listNew(before: Parts, after: Parts): [string, DiscoveryVersion][] {
  return Object.entries(after).flatMap(([name, versions]) => {
    const known = new Set((before[name] ?? []).map(({ extras }) => extras.manifest));
    return versions
      .filter(({ extras }) => !known.has(extras.manifest))
      .map((version): [string, DiscoveryVersion] => [name, version]);
  });
}
