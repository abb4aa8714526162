import { endCanary, type TrafficChange } from './change-traffic';
import {
  findCanary,
  findDefault,
  listActive,
  type DiscoveryDocument,
  type DiscoveryVersion,
} from './discovery-document';
import { noneIsBad, type IsGood } from './find-last-good';
import { refuse, type Refusal } from './refusal';

/** What a rollback is to do. */
export interface RollbackWish {
  name: string;
  /** The release that is to serve nobody any more; when another already serves, nothing changes. */
  from?: string | undefined;
  /** Where to go back to; left out, the last good release. */
  version?: string | undefined;
}

/**
 * A remote's state as it was in an older generation. Without a version a running canary is taken
 * back, else the newest release that served everyone before this one without a crash or an alarm; a
 * release that was rolled back is never chosen.
 * @param older generations before the current one, newest first
 */
export async function planRollback(
  current: readonly DiscoveryVersion[],
  older: AsyncIterable<DiscoveryDocument> | Iterable<DiscoveryDocument>,
  { name, from, version: wanted }: RollbackWish,
  isGood: IsGood = noneIsBad,
): Promise<TrafficChange> {
  const now = findDefault(current);
  if (!now)
    return findCanary(current) && wanted === undefined
      ? { ok: true, versions: endCanary(current) }
      : refuse('unknown_remote', `${name} is not deployed`);
  const { version } = now.metadata;
  const canary = findCanary(current);
  if (from !== undefined && !listActive(current).some(({ metadata }) => metadata.version === from))
    return refuse('already_done', `${name} ${from} serves nobody any more: ${version} does`);
  if (!canary && wanted === version)
    return refuse('already_so', `${name} ${version} already serves everyone`);
  const leavesDefault = canary ? from === version : true;
  const target = wanted ?? (leavesDefault ? undefined : version);
  if (target === undefined) return returnToLastGood(now, older, name, isGood);
  for await (const { microFrontends } of older) {
    const versions = microFrontends[name] ?? [];
    if (isAlone(versions, target)) return { ok: true, versions };
  }
  if (target === version) return { ok: true, versions: endCanary(current) };
  return refuse(
    'never_default',
    `${name} ${target} never served everyone: promote is the command for a new release`,
  );
}

/** Follows, from generation to older generation, what each default had before it. */
async function returnToLastGood(
  now: DiscoveryVersion,
  older: AsyncIterable<DiscoveryDocument> | Iterable<DiscoveryDocument>,
  name: string,
  isGood: IsGood,
): Promise<{ ok: true; versions: DiscoveryVersion[] } | Refusal> {
  const { version } = now.metadata;
  const passed: string[] = [];
  let url = now.fallbackUrl;
  for await (const { microFrontends } of older) {
    const versions = microFrontends[name] ?? [];
    const main = findDefault(versions);
    if (!main || main.url !== url || findCanary(versions)) continue;
    const found = main.metadata.version;
    if (found !== version && isGood(name, found)) return { ok: true, versions };
    if (found !== version && !passed.includes(found)) passed.push(found);
    url = main.fallbackUrl;
  }
  const why = passed.length > 0 ? `: ${passed.join(', ')} crashed or raised an alarm` : '';
  const how = passed.length > 0 ? '; name one of them to go back to it all the same' : '';
  return refuse('no_previous', `${name} has no good release before ${version}${why}${how}`);
}

/** Whether a release served everyone, and none was on trial. */
function isAlone(versions: readonly DiscoveryVersion[], version: string): boolean {
  return findDefault(versions)?.metadata.version === version && !findCanary(versions);
}
