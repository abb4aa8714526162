import type { DiscoveryDocument } from '../releases/discovery-document';
import { listKnown } from '../releases/list-known';
import type { Store } from '../releases/store';
import { watchDiscovery } from '../releases/watch-discovery';

/** Where the running site gets its releases from, and hears of changes. */
export interface ReleaseSource {
  /** Holds `<remote>/<version>/`. */
  releasesFolder: string;
  load(): Promise<DiscoveryDocument>;
  /** `name@version` of every release that was ever in use. */
  listKnown(): Promise<Set<string>>;
  /** Calls back with every new generation until closed. */
  watch(
    onChange: (document: DiscoveryDocument) => void,
    onError: (error: unknown) => void,
  ): { close(): void };
}

/** The releases of a data folder, as ops deploy them. */
export function createStoreSource(store: Store): ReleaseSource {
  return {
    releasesFolder: store.releasesFolder,
    load: () => store.load(),
    listKnown: () => listKnown(store),
    watch: (onChange, onError) => watchDiscovery(store, onChange, { onError }),
  };
}
