import { endCanary, type TrafficChange } from './change-traffic';
import {
  findCanary,
  findDefault,
  type DiscoveryDocument,
  type DiscoveryVersion,
} from './discovery-document';
import { refuse, type Refusal } from './refusal';

/**
 * A remote's state as it was in an older generation. Without a version a running canary is taken
 * back, else the default before this one returns; a release that was rolled back is never chosen.
 * @param older generations before the current one, newest first
 */
export async function planRollback(
  current: readonly DiscoveryVersion[],
  older: AsyncIterable<DiscoveryDocument> | Iterable<DiscoveryDocument>,
  name: string,
  wanted?: string,
): Promise<TrafficChange> {
  const target = chooseTarget(current, name, wanted);
  if (!target.ok) return target;
  for await (const { microFrontends } of older) {
    const versions = microFrontends[name] ?? [];
    const main = findDefault(versions)?.metadata.version;
    if (main === target.version && !findCanary(versions)) return { ok: true, versions };
  }
  if (target.version === findDefault(current)?.metadata.version)
    return { ok: true, versions: endCanary(current) };
  return refuse(
    'never_default',
    `${name} ${target.version} never served everyone: promote is the command for a new release`,
  );
}

function chooseTarget(
  versions: readonly DiscoveryVersion[],
  name: string,
  wanted: string | undefined,
): { ok: true; version: string } | Refusal {
  const now = findDefault(versions);
  if (!now) return refuse('unknown_remote', `${name} is not deployed`);
  const { version } = now.metadata;
  if (findCanary(versions)) return { ok: true, version: wanted ?? version };
  if (wanted === version) return refuse('already_so', `${name} ${version} already serves everyone`);
  const last = versions.find(({ url }) => url === now.fallbackUrl)?.metadata.version;
  const target = wanted ?? last;
  if (target === undefined)
    return refuse('no_previous', `${name} has no good release before ${version}`);
  return { ok: true, version: target };
}
