import type { DiscoveryVersion } from './discovery-document';

/** Whether a release has served without a crash or an alarm, as far as is known. */
export type IsGood = (remote: string, version: string) => boolean;

/** Where nothing is recorded, every release is good. */
export const noneIsBad: IsGood = () => true;

/**
 * The newest good release behind one: each names as its fallback what served everyone before it.
 * @param versions the listed releases of a remote
 */
export function findLastGood(
  versions: readonly DiscoveryVersion[],
  name: string,
  from: DiscoveryVersion,
  isGood: IsGood,
): DiscoveryVersion | null {
  const seen = new Set([from.url]);
  let url = from.fallbackUrl;
  while (url !== undefined && !seen.has(url)) {
    seen.add(url);
    const before = versions.find((version) => version.url === url);
    if (before && isGood(name, before.metadata.version)) return before;
    url = before?.fallbackUrl;
  }
  return null;
}
