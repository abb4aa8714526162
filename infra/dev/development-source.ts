import type { ReleaseSource } from '../gateway/release-source';
import type { DiscoveryDocument } from '../releases/discovery-document';
import type { ReleaseSurface } from './watch-unit';

/** Releases as they are on disk right now, all at 100 %: development has no discovery history. */
export function createDevelopmentSource(releasesFolder: string) {
  const surfaces = new Map<string, ReleaseSurface>();
  const listeners = new Set<(document: DiscoveryDocument) => void>();
  let generation = 0;

  const compose = (): DiscoveryDocument => ({
    schema: 1,
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
    watch(onChange) {
      listeners.add(onChange);
      return { close: () => listeners.delete(onChange) };
    },
  };
  return {
    source,
    update(surface: ReleaseSurface) {
      surfaces.set(surface.name, surface);
      const document = compose();
      for (const listener of listeners) listener(document);
    },
  };
}

function toVersion(surface: ReleaseSurface) {
  const entry = `client/${surface.client.entry}`;
  return {
    url: `/releases/${surface.name}/${surface.version}/${entry}`,
    metadata: { version: surface.version, integrity: surface.files[entry] ?? '' },
    deployment: { traffic: 100, default: true },
    extras: surface,
  } as unknown as DiscoveryDocument['microFrontends'][string][number];
}
