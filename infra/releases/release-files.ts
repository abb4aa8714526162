import type { DiscoveryVersion } from './discovery-document';
import type { Refusal } from './refusal';

/** Names the files of a release beyond doubt. */
export interface NamedFiles {
  name: string;
  version: string;
  /** The hash of its release.json, which has the hashes of all others. */
  manifestHash: string;
}

/** Where the files of releases are: a folder, or a store that several gateways share. */
export interface ReleaseFiles {
  /** Holds `<name>/<version>/`: from there releases are run and served. */
  folder: string;
  /**
   * Makes a release whole in the folder, as far as its files are kept elsewhere too. What is still
   * missing or damaged then, only `verifyRelease` says.
   * @returns why the files can't be had, `null` otherwise
   */
  bring(files: NamedFiles): Promise<Refusal | null>;
  /** Gives what is in the folder to all others that share it; done when nothing of it is missing there. */
  publish(files: NamedFiles): Promise<void>;
}

/** The files of a release that discovery lists. */
export function filesOf(name: string, { metadata, extras }: DiscoveryVersion): NamedFiles {
  return { name, version: metadata.version, manifestHash: extras.manifest };
}

/** Files that are in one folder and nowhere else. */
export function keepInFolder(folder: string): ReleaseFiles {
  return { folder, bring: async () => null, publish: async () => undefined };
}
