import type { Store } from './store';

/** What a release is called where all remotes are listed together. */
export const releaseKey = (name: string, version: string) => `${name}@${version}`;

/**
 * Every release that was ever deployed: pages opened long ago still ask for its files.
 * @returns the hash of its release.json by its name, as `releaseKey` writes it
 */
export async function listKnown(store: Pick<Store, 'readHistory'>): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  for await (const { microFrontends } of store.readHistory())
    for (const [name, versions] of Object.entries(microFrontends))
      for (const { metadata, extras } of versions) {
        const key = releaseKey(name, metadata.version);
        // the newest, should it have been mended by a later build
        if (!known.has(key)) known.set(key, extras.manifest);
      }
  return known;
}
