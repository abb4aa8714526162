import { join } from 'node:path';
import type { OperationResult, VerifiedRow } from './operation-result';
import { refuse } from './refusal';
import type { Store } from './store';
import { verifyRelease } from './verify-release';

/** Hashes every file of every listed release. */
export async function verifyStore(store: Store): Promise<OperationResult> {
  const { microFrontends } = await store.load();
  const releases: VerifiedRow[] = [];
  const damage: string[] = [];
  for (const [remote, versions] of Object.entries(microFrontends))
    for (const { metadata, extras } of versions) {
      const { version } = metadata;
      const release = await verifyRelease(join(store.releasesFolder, remote, version));
      if (!release.ok) damage.push(release.message);
      else if (release.manifestHash !== extras.manifest)
        damage.push(`${remote} ${version}: release.json was changed`);
      else releases.push({ remote, version, files: Object.keys(release.manifest.files).length });
    }
  if (damage.length > 0) return refuse('damaged_release', damage.join('\n'));
  return { ok: true, kind: 'verified', releases };
}
