import { findCanary, findDefault, type DiscoveryVersion } from './discovery-document';
import { findLastGood, noneIsBad, type IsGood } from './find-last-good';
import { refuse, type Refusal } from './refusal';
import { toBuckets } from './resolve-release';

/** A remote's new list of releases, or why there is none. */
export type TrafficChange = { ok: true; versions: DiscoveryVersion[] } | Refusal;

/** Releases without visitors that stay listed, newest first, for a quick way back. */
const KEPT_IDLE = 4;

/** Gives a release to everyone. What was the default, or the good one before it, is its fallback. */
export function promoteVersion(
  versions: readonly DiscoveryVersion[],
  release: DiscoveryVersion,
  { name, isGood }: { name: string; isGood: IsGood } = { name: '', isGood: noneIsBad },
): TrafficChange {
  const before = findDefault(versions);
  const { fallbackUrl: _old, ...rest } = release;
  if (before && isSame(before, release)) {
    const isEqual = before.extras.manifest === release.extras.manifest;
    if (isEqual && !findCanary(versions))
      return refuse('already_so', `${nameOf(release)} already serves everyone`);
    const kept = before.fallbackUrl === undefined ? {} : { fallbackUrl: before.fallbackUrl };
    return { ok: true, versions: settle(versions, { ...rest, ...kept }) };
  }
  const others = versions.filter((version) => !isSame(version, release));
  const isFallback = before && isGood(name, before.metadata.version);
  const good = before && (isFallback ? before : findLastGood(others, name, before, isGood));
  // one that crashed is better than none
  const fallback = good ?? before;
  const named = fallback ? { fallbackUrl: fallback.url } : {};
  return { ok: true, versions: settle(versions, { ...rest, ...named }) };
}

/** Gives a release to some visitors; with 0 % it is listed for later, or taken back from them. */
export function canaryVersion(
  versions: readonly DiscoveryVersion[],
  release: DiscoveryVersion,
  percent: number,
): TrafficChange {
  const before = findDefault(versions);
  if (!isPercentage(percent) || percent === 100)
    return refuse(
      'bad_traffic',
      'A canary takes 0 to 99.99 % of the visitors; promote gives it to all',
    );
  if (before && isSame(before, release))
    return refuse(
      'bad_traffic',
      `${nameOf(release)} is the default; it takes what the canary leaves`,
    );
  const running = findCanary(versions);
  if (running && !isSame(running, release) && percent > 0)
    return refuse(
      'canary_running',
      `${nameOf(running)} is on trial with ${running.deployment.traffic} %: promote it or set it to 0 first`,
    );
  if (!running && percent === 0 && versions.some((version) => isSame(version, release)))
    return refuse('already_so', `${nameOf(release)} has no visitors`);
  const deployment = { traffic: percent, default: false };
  // of a remote nobody had before: the other visitors go on without it
  if (!before) return { ok: true, versions: listBeside(versions, { ...release, deployment }) };
  const canary = { ...release, fallbackUrl: before.url, deployment };
  const rest = settle(
    versions.filter((version) => !isSame(version, release)),
    before,
  );
  const left = running && !isSame(running, release) ? running.deployment.traffic : percent;
  const kept = rest.map((version) =>
    version.deployment.default
      ? share(version, subtract(100, left))
      : keepTraffic(version, running),
  );
  return { ok: true, versions: [canary, ...kept] };
}

/** Takes the visitors of a canary back to the default, or where there is none, from them. */
export function endCanary(versions: readonly DiscoveryVersion[]): DiscoveryVersion[] {
  const before = findDefault(versions);
  return before ? settle(versions, before) : versions.map(withoutVisitors);
}

const withoutVisitors = (version: DiscoveryVersion): DiscoveryVersion => ({
  ...version,
  deployment: { traffic: 0, default: false },
});

/** A first release and those that were tried before it, of which one may still have visitors. */
function listBeside(
  versions: readonly DiscoveryVersion[],
  release: DiscoveryVersion,
): DiscoveryVersion[] {
  const others = versions.filter((version) => !isSame(version, release));
  const idle = others.filter(({ deployment }) => deployment.traffic === 0).slice(0, KEPT_IDLE);
  return [release, ...others.filter(({ deployment }) => deployment.traffic > 0), ...idle];
}

/** Whether a number is a share of visitors that the buckets can express. */
export function isPercentage(percent: number): boolean {
  return percent >= 0 && percent <= 100 && Math.abs(toBuckets(percent) - percent * 100) < 1e-6;
}

/** One release for everyone; the others stay listed without visitors. */
function settle(
  versions: readonly DiscoveryVersion[],
  release: DiscoveryVersion,
): DiscoveryVersion[] {
  const chosen = { ...release, deployment: { traffic: 100, default: true } };
  const importance = (version: DiscoveryVersion) =>
    version.url === chosen.fallbackUrl ? 0 : version.deployment.traffic > 0 ? 1 : 2;
  const kept = versions
    .filter((version) => !isSame(version, release))
    .sort((a, b) => importance(a) - importance(b))
    .map((version) => ({ ...version, deployment: { traffic: 0, default: false } }));
  return [chosen, ...kept.slice(0, KEPT_IDLE)];
}

/** Listing another release without visitors leaves a running canary alone. */
function keepTraffic(version: DiscoveryVersion, running?: DiscoveryVersion): DiscoveryVersion {
  return running && isSame(version, running) ? running : version;
}

function share(version: DiscoveryVersion, traffic: number): DiscoveryVersion {
  return { ...version, deployment: { traffic, default: true } };
}

/** In whole buckets, where fractions of a percent stay exact. */
function subtract(whole: number, part: number): number {
  return (toBuckets(whole) - toBuckets(part)) / 100;
}

const nameOf = ({ metadata }: DiscoveryVersion) => `Version ${metadata.version}`;
const isSame = (a: DiscoveryVersion, b: DiscoveryVersion) =>
  a.metadata.version === b.metadata.version;
