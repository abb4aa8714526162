import type { Store } from './store';

/** What a release is called where all remotes are listed together. */
export const releaseKey = (name: string, version: string) => `${name}@${version}`;

/** Every release that was ever deployed: pages opened long ago still ask for its files. */
export async function listKnown(store: Store): Promise<Set<string>> {
  const known = new Set<string>();
  for await (const { microFrontends } of store.readHistory())
    for (const [name, versions] of Object.entries(microFrontends))
      for (const { metadata } of versions) known.add(releaseKey(name, metadata.version));
  return known;
}
