import {
  findCanary,
  findDefault,
  type DiscoveryDocument,
  type DiscoveryVersion,
} from './discovery-document';
import type { Store } from './store';

/** One listed release. */
export interface ReleaseRow {
  remote: string;
  version: string;
  traffic: number;
  default: boolean;
  /** Whether it is what visitors get when the default fails to load. */
  fallback: boolean;
  commit: string;
  builtAt: string;
}

/** What changed for a remote in one generation. */
export interface HistoryEntry {
  generation: number;
  at: string;
  by: string;
  why: string;
  default: string;
  canary: { version: string; traffic: number } | null;
}

/** Every release of a generation. */
export function listReleases({ microFrontends }: DiscoveryDocument): ReleaseRow[] {
  return Object.entries(microFrontends).flatMap(([remote, versions]) => {
    const fallbackUrl = findDefault(versions)?.fallbackUrl;
    return versions.map(({ url, metadata, deployment, extras }) => ({
      remote,
      version: metadata.version,
      ...deployment,
      fallback: url === fallbackUrl,
      commit: extras.commit,
      builtAt: extras.builtAt,
    }));
  });
}

/** The generations that changed a remote, newest first. */
export async function listHistory(
  store: Pick<Store, 'readHistory'>,
  remote: string,
): Promise<HistoryEntry[]> {
  const entries: HistoryEntry[] = [];
  let newer: { document: DiscoveryDocument; state: string } | null = null;
  for await (const document of store.readHistory()) {
    const state = JSON.stringify(document.microFrontends[remote] ?? null);
    if (newer && newer.state !== state) entries.push(...toEntry(newer.document, remote));
    newer = { document, state };
  }
  if (newer) entries.push(...toEntry(newer.document, remote));
  return entries;
}

function toEntry(document: DiscoveryDocument, remote: string): HistoryEntry[] {
  const versions: DiscoveryVersion[] = document.microFrontends[remote] ?? [];
  const main = findDefault(versions);
  const canary = findCanary(versions);
  if (versions.length === 0) return [];
  const { generation, at, by, why } = document;
  return [
    {
      generation,
      at,
      by,
      why,
      default: main?.metadata.version ?? '',
      canary: canary
        ? { version: canary.metadata.version, traffic: canary.deployment.traffic }
        : null,
    },
  ];
}
