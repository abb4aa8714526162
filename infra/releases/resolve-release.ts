import { createHash } from 'node:crypto';
import { findDefault, type DiscoveryDocument, type DiscoveryVersion } from './discovery-document';

/** How finely traffic is divided: one bucket is 0.01 %. */
export const BUCKETS = 10_000;

/**
 * A visitor's place among a remote's visitors, 0 to 9999. It depends on nothing else, so it stays
 * while releases come and go, and being early in one remote's canary says nothing of another's.
 */
export function bucketOf(visitorId: string, name: string): number {
  const digest = createHash('sha256').update(`${name}\0${visitorId}`).digest();
  // 48 bits over 10000: the bias of the remainder is far below one visitor
  return digest.readUIntBE(0, 6) % BUCKETS;
}

/**
 * The release of a remote that a visitor gets. Canaries hold the low buckets, so growing one adds
 * visitors to it and takes it from nobody.
 * @returns `null` when the visitor has none: the remote's first release is on trial
 * @throws when the document does not list the remote
 */
export function resolveRelease(
  document: DiscoveryDocument,
  name: string,
  visitorId: string,
): DiscoveryVersion | null {
  const versions = document.microFrontends[name];
  if (!versions) throw new Error(`discovery does not list ${name}`);
  const fallback = findDefault(versions);
  if (fallback?.deployment.traffic === 100) return fallback;
  const bucket = bucketOf(visitorId, name);
  let end = 0;
  for (const version of versions) {
    if (version.deployment.default) continue;
    end += toBuckets(version.deployment.traffic);
    if (bucket < end) return version;
  }
  return fallback ?? null;
}

/** A percentage in whole buckets. */
export function toBuckets(percent: number): number {
  return Math.round((percent * BUCKETS) / 100);
}
