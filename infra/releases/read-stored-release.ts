import { toDiscoveryVersion } from './import-release';
import type { DiscoveryVersion } from './discovery-document';
import type { Refusal } from './refusal';
import { verifyRelease } from './verify-release';

/** A release that lies in the store, as discovery would list it. */
export async function readStoredRelease(
  folder: string,
): Promise<{ ok: true; version: DiscoveryVersion } | Refusal> {
  const release = await verifyRelease(folder);
  return release.ok ? { ok: true, version: toDiscoveryVersion(release) } : release;
}
