import { z } from 'zod';
import { releaseManifest, releaseName } from './release-manifest';

/** A release as discovery lists it, in the words of the frontend-discovery format. */
export const discoveryVersion = z.object({
  /** Path of the client entry on the site. */
  url: z.string(),
  /** `url` of the release that was the default before: the last good one. */
  fallbackUrl: z.string().optional(),
  metadata: z.object({ version: z.string(), integrity: z.string() }),
  deployment: z.object({ traffic: z.number(), default: z.boolean() }),
  extras: releaseManifest
    .omit({ name: true, version: true, files: true })
    // the hash of release.json, so that it can't be changed together with the files it lists
    .extend({ manifest: z.string() }),
});

/** One generation: which releases are in use since when, who decided it, and why. */
export const discoveryDocument = z.object({
  schema: z.literal('frontend-discovery/v1-pre'),
  generation: z.number().int().min(0),
  at: z.string(),
  by: z.string(),
  why: z.string(),
  microFrontends: z.record(releaseName, z.array(discoveryVersion)),
});

export type DiscoveryVersion = z.output<typeof discoveryVersion>;
export type DiscoveryDocument = z.output<typeof discoveryDocument>;

/** The shell's name among the micro-frontends. */
export const SHELL_NAME = 'shell-host';

/** What there is before the first deploy. */
export const emptyDocument: DiscoveryDocument = {
  schema: 'frontend-discovery/v1-pre',
  generation: 0,
  at: new Date(0).toISOString(),
  by: 'nobody',
  why: 'nothing is deployed yet',
  microFrontends: {},
};

/** The release that visitors get who are in no canary. */
export function findDefault(versions: readonly DiscoveryVersion[]): DiscoveryVersion | undefined {
  return versions.find(({ deployment }) => deployment.default);
}

/** The release on trial, if one has visitors. */
export function findCanary(versions: readonly DiscoveryVersion[]): DiscoveryVersion | undefined {
  return versions.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
}

/** The releases that some visitor can get. */
export function listActive(versions: readonly DiscoveryVersion[]): DiscoveryVersion[] {
  return versions.filter(({ deployment }) => deployment.default || deployment.traffic > 0);
}
