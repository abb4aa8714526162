import type { ReleaseHost } from '../gateway/release-host';
import { findDefault, SHELL_NAME, type DiscoveryDocument } from '../releases/discovery-document';
import type { EventSurface } from './deliver-events';

/** The default releases that can be asked now, with the events they handle. */
export function listEventSurfaces(
  { microFrontends }: Pick<DiscoveryDocument, 'microFrontends'>,
  host: Pick<ReleaseHost, 'eventsOf'>,
): EventSurface[] {
  return Object.entries(microFrontends).flatMap(([name, versions]) => {
    const version = findDefault(versions)?.metadata.version;
    if (name === SHELL_NAME || version === undefined) return [];
    return host.eventsOf({ name, version }) ?? [];
  });
}
