import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { isDatabaseAway } from '../database/is-database-away';
import { ReleaseUnavailable } from '../isolation/supervised-release';
import { discoveryDocument, type DiscoveryDocument } from '../releases/discovery-document';
import { listKnown, releaseKey } from '../releases/list-known';
import { filesOf } from '../releases/release-files';
import { runOperation } from '../releases/run-operation';
import type { Store } from '../releases/store';
import { watchDiscovery } from '../releases/watch-discovery';
import { writeDurably } from '../releases/write-durably';
import type { ReleaseSource } from './release-source';

/** What a gateway remembers of a store on other machines, to go on without it. */
const remembered = z.object({
  document: discoveryDocument,
  /** The hash of each release.json, by `releaseKey`. */
  known: z.record(z.string(), z.string()),
});

/**
 * The releases of a store, as ops deploy them. A shared store may be away: then the last generation this
 * gateway knew stays in use, also when it is started again.
 */
export function createStoreSource(store: Store, dataDir: string): ReleaseSource {
  const file = join(dataDir, 'last-generation.json');
  let known = new Map<string, string>();
  let isBehind = false;

  async function note(document: DiscoveryDocument): Promise<void> {
    for (const [name, versions] of Object.entries(document.microFrontends))
      for (const version of versions)
        known.set(releaseKey(name, version.metadata.version), filesOf(name, version).manifestHash);
    if (!store.isShared) return;
    await mkdir(dataDir, { recursive: true });
    await writeDurably(file, JSON.stringify({ document, known: Object.fromEntries(known) }));
  }

  async function recall(error: unknown): Promise<DiscoveryDocument> {
    if (!store.isShared || !isDatabaseAway(error)) throw error;
    const content = await readFile(file, 'utf8').catch(() => {
      throw error; // it never ran before
    });
    const last = remembered.parse(JSON.parse(content));
    known = new Map(Object.entries(last.known));
    isBehind = true;
    return last.document;
  }

  return {
    releasesFolder: store.releasesFolder,
    async load() {
      try {
        known = await listKnown(store);
        const document = await store.load();
        await note(document);
        return document;
      } catch (error) {
        return recall(error);
      }
    },
    listKnown: async () => new Set(known.keys()),
    async listRecent(since) {
      const recent: DiscoveryDocument[] = [];
      // a store that is away can't tell
      if (isBehind) return recent;
      for await (const document of store.readHistory()) {
        recent.push(document);
        if (Date.parse(document.at) <= since) break;
      }
      return recent;
    },
    isBehind: () => isBehind,
    operate: (operation, isGood) => runOperation(store, operation, isGood),
    async bring({ name, version }) {
      const manifestHash = known.get(releaseKey(name, version));
      const refusal = manifestHash && (await store.bring({ name, version, manifestHash }));
      if (refusal) throw new ReleaseUnavailable(refusal.message);
    },
    watch(onChange, onError) {
      const take = (document: DiscoveryDocument) =>
        void note(document)
          .catch((error: unknown) => onError(error, 'a generation could not be remembered'))
          .then(() => onChange(document));
      return watchDiscovery(store, take, {
        onLost(error) {
          isBehind = true;
          onError(error, 'the generations can not be read: the last one known stays in use');
        },
        onFound: () => (isBehind = false),
      });
    },
  };
}
