import type { DiscoveryDocument } from '../releases/discovery-document';
import type { IsGood } from '../releases/find-last-good';
import type { Operation } from '../releases/operation';
import type { OperationResult } from '../releases/operation-result';
import type { NamedFiles } from '../releases/release-files';

/** Where the running site gets its releases from, and hears of changes. */
export interface ReleaseSource {
  /** Holds `<remote>/<version>/`. */
  releasesFolder: string;
  load(): Promise<DiscoveryDocument>;
  /** `name@version` of every release that was ever in use. */
  listKnown(): Promise<Set<string>>;
  /** The generations that were in use at a time and since, newest first. @param since milliseconds since 1970 */
  listRecent(since: number): Promise<DiscoveryDocument[]>;
  /** Makes the files of a release whole in the folder, when they are kept elsewhere too. */
  bring(release: Pick<NamedFiles, 'name' | 'version'>): Promise<void>;
  /** Whether what is in use may be behind what was decided since, which can't be read now. */
  isBehind(): boolean;
  /** Makes a change by itself, when a release has to be taken back; left out where there is none. */
  operate?(operation: Operation, isGood: IsGood): Promise<OperationResult>;
  /** Calls back with every new generation until closed. */
  watch(
    onChange: (document: DiscoveryDocument) => void,
    onError: (error: unknown, what: string) => void,
  ): { close(): void };
}
