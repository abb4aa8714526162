import { listArriving } from '../releases/check-document';
import type { DiscoveryDocument } from '../releases/discovery-document';
import { releaseKey } from '../releases/list-known';
import { filesOf } from '../releases/release-files';
import type { ReleaseManifest } from '../releases/release-manifest';
import type { Refusal } from '../releases/refusal';
import type { Store } from '../releases/store';
import { checkContracts } from './check-contracts';
import { checkMigrations } from './check-migrations';
import { checkPlatform } from './check-platform';
import { checkRoutes } from './check-routes';
import { tryRelease } from './try-release';

type Parts = DiscoveryDocument['microFrontends'];

/** Looks at a release before anybody gets it, all alone. It takes seconds, so it is done before the change. */
export type Gate = (
  store: Store,
  folder: string,
  manifest: ReleaseManifest,
) => Promise<Refusal | null>;

/** @param findProgram the program that runs releases; `null`: they are not started on trial */
export function openGate(findProgram: (() => Promise<string> | string) | null): Gate {
  return async (store, folder, manifest) => {
    const { microFrontends } = await store.load();
    const listed = microFrontends[manifest.name] ?? [];
    for (const version of listed) {
      const refusal = await store.bring(filesOf(manifest.name, version));
      if (refusal) return refusal;
    }
    return (
      checkPlatform(manifest) ??
      (await checkMigrations(store.releasesFolder, folder, manifest, listed)) ??
      (findProgram && (await tryRelease(await findProgram(), folder, manifest)))
    );
  };
}

/** Why releases that visitors did not have don't fit what is in use. */
export async function checkArriving(
  store: Store,
  before: Parts,
  after: Parts,
): Promise<Refusal | null> {
  const arriving = listArriving(before, after);
  const refusal = checkRoutes(after, new Set(arriving.map(([name]) => name)));
  if (refusal || arriving.length === 0) return refusal;
  for (const [name, versions] of Object.entries(after))
    for (const version of versions) {
      const missing = await store.bring(filesOf(name, version));
      if (missing) return missing;
    }
  const keys = arriving.map(([name, { metadata }]) => releaseKey(name, metadata.version));
  return checkContracts(store.releasesFolder, after, new Set(keys));
}
