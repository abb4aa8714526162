import {
  findDefault,
  listActive,
  SHELL_NAME,
  type DiscoveryDocument,
  type DiscoveryVersion,
} from './discovery-document';
import { refuse, type Refusal } from './refusal';
import { toBuckets } from './resolve-release';
import { satisfiesCaret } from './satisfies-caret';

type Parts = DiscoveryDocument['microFrontends'];

/** Why a state of the site can't be, or `null` when all its releases fit together. */
export function checkDocument(parts: Parts): Refusal | null {
  for (const check of [checkTraffic, checkEndpoints, checkShared]) {
    const refusal = check(parts);
    if (refusal) return refusal;
  }
  return null;
}

function checkTraffic(parts: Parts): Refusal | null {
  for (const [name, versions] of Object.entries(parts)) {
    const buckets = versions.reduce(
      (sum, { deployment }) => sum + toBuckets(deployment.traffic),
      0,
    );
    const defaults = versions.filter(({ deployment }) => deployment.default).length;
    // a first release may be on trial, while the others go without the remote
    const isTried = name !== SHELL_NAME && defaults === 0 && buckets < toBuckets(100);
    if (
      (buckets !== toBuckets(100) && !isTried) ||
      versions.some(({ deployment }) => deployment.traffic < 0)
    )
      return refuse('bad_traffic', `The traffic of ${name} does not sum to 100 %`);
    if (defaults !== 1 && !isTried)
      return refuse('bad_traffic', `${name} needs exactly one default release`);
  }
  return null;
}

/** An endpoint counts only when every visitor has its remote, and each release one can get has it. */
function checkEndpoints(parts: Parts): Refusal | null {
  const offered = new Set<string>();
  for (const versions of Object.values(parts)) {
    const [first, ...others] = listActive(versions).map(
      ({ extras }) => new Set(extras.provides.map(({ id }) => id)),
    );
    if (!findDefault(versions)) continue;
    for (const id of first ?? []) if (others.every((ids) => ids.has(id))) offered.add(id);
  }
  for (const [name, version] of active(parts)) {
    // its own pages get its own API
    const own = new Set(version.extras.provides.map(({ id }) => id));
    const missing = version.extras.needs.filter((id) => !offered.has(id) && !own.has(id));
    if (missing.length > 0)
      return refuse(
        'missing_endpoint',
        `${label(name, version)} calls ${missing.join(', ')}, which no deployed API offers`,
      );
  }
  return null;
}

/** Every release must run on the single copies of each shell a visitor can get. */
function checkShared(parts: Parts): Refusal | null {
  const shells = listActive(parts[SHELL_NAME] ?? []);
  for (const [name, version] of active(parts))
    for (const shell of shells)
      for (const [module, needed] of Object.entries(version.extras.shared)) {
        const provided = shell.extras.shared[module];
        if (provided === undefined || !satisfiesCaret(provided, needed))
          return refuse(
            'shared_mismatch',
            `${label(name, version)} needs ${module} ${needed}; ${label(SHELL_NAME, shell)} provides ${provided ?? 'none'}`,
          );
      }
  return null;
}

function active(parts: Parts): [string, DiscoveryVersion][] {
  return Object.entries(parts).flatMap(([name, versions]) =>
    listActive(versions).map((version): [string, DiscoveryVersion] => [name, version]),
  );
}

/** The versions a change brings to visitors who did not have them: those must be whole on disk. */
export function listArriving(before: Parts, after: Parts): [string, DiscoveryVersion][] {
  return active(after).filter(
    ([name, { metadata }]) =>
      !listActive(before[name] ?? []).some((old) => old.metadata.version === metadata.version) ||
      findDefault(after[name] ?? [])?.metadata.version !==
        findDefault(before[name] ?? [])?.metadata.version,
  );
}

const label = (name: string, { metadata }: DiscoveryVersion) => `${name} ${metadata.version}`;
