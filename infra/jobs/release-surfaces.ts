import type { ReleaseHost } from '../gateway/release-host';
import { findDefault, type DiscoveryDocument } from '../releases/discovery-document';
import type { JobSurface } from './job-surface';

/** The jobs of the releases that everyone gets: one on trial has none, nor has one that is withdrawn. */
export function listReleaseSurfaces(
  { microFrontends }: DiscoveryDocument,
  host: Pick<ReleaseHost, 'jobsOf'>,
): JobSurface[] {
  return Object.entries(microFrontends).flatMap(([name, versions]) => {
    const main = findDefault(versions);
    const surface = main ? host.jobsOf({ name, version: main.metadata.version }) : null;
    return surface ? [surface] : [];
  });
}
