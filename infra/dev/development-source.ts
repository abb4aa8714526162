import type { ReleaseSource } from '../gateway/release-source';
import type { DiscoveryDocument, DiscoveryVersion } from '../releases/discovery-document';
import type { ReleaseManifest } from '../releases/release-manifest';

/** Releases as they are on disk right now, all at 100 %: development has no discovery history. */
export function createDevelopmentSource(releasesFolder: string) {
  const surfaces = new Map<string, ReleaseManifest>();
  const listeners = new Set<(document: DiscoveryDocument) => void>();
  let generation = 0;

  const compose = (): DiscoveryDocument => ({
    schema: 'frontend-discovery/v1-pre',
    generation: ++generation,
    at: new Date().toISOString(),
    by: 'development',
    why: 'an edit',
    microFrontends: Object.fromEntries(
      [...surfaces].map(([name, surface]) => [name, [toVersion(surface)]]),
    ),
  });

  const source: ReleaseSource = {
    releasesFolder,
    load: async () => compose(),
    listKnown: async () => new Set(),
    listRecent: async () => [],
    bring: async () => undefined,
    isBehind: () => false,
    watch(onChange) {
      listeners.add(onChange);
      return { close: () => listeners.delete(onChange) };
    },
  };
  return {
    source,
    update(surface: ReleaseManifest) {
      surfaces.set(surface.name, surface);
      const document = compose();
      for (const listener of listeners) listener(document);
    },
  };
}

function toVersion({ name, version, files, ...extras }: ReleaseManifest): DiscoveryVersion {
  const entry = `client/${extras.client.entry}`;
  return {
    url: `/releases/${name}/${version}/${entry}`,
    metadata: { version, integrity: files[entry] ?? '' },
    deployment: { traffic: 100, default: true },
    extras: { ...extras, manifest: '' },
  };
}
