import type { DiscoveryDocument } from '../releases/discovery-document';

/** Where the running site gets its releases from, and hears of changes. */
export interface ReleaseSource {
  /** Holds `<remote>/<version>/`. */
  releasesFolder: string;
  load(): Promise<DiscoveryDocument>;
  /** Calls back with every new generation until closed. */
  watch(
    onChange: (document: DiscoveryDocument) => void,
    onError: (error: unknown) => void,
  ): { close(): void };
}
