import { writeRelease, type SmallRelease } from '../../isolation/testing/write-release';
import { toDiscoveryVersion } from '../../releases/import-release';
import { createStore } from '../../releases/store';
import { verifyRelease } from '../../releases/verify-release';

/** Gives everyone a small release, with another one behind it. */
export async function deployFaulty(dataDir: string, faulty: SmallRelease, good: SmallRelease) {
  const store = createStore(dataDir);
  const versions = [];
  for (const release of [faulty, good]) {
    writeRelease(store.releasesFolder, release);
    const verified = await verifyRelease(
      `${store.releasesFolder}/${release.name}/${release.version}`,
    );
    if (!verified.ok) throw new Error(verified.message);
    versions.push(toDiscoveryVersion(verified));
  }
  const [first, last] = versions as [(typeof versions)[0], (typeof versions)[0]];
  const listed = [
    { ...first, fallbackUrl: last.url, deployment: { traffic: 100, default: true } },
    { ...last, deployment: { traffic: 0, default: false } },
  ];
  const changed = await store.change(
    async ({ microFrontends }) => ({
      ok: true,
      microFrontends: { ...microFrontends, [faulty.name]: listed },
    }),
    { by: 'the benchmark', why: `it ${faulty.version}` },
  );
  if (!changed.ok) throw new Error(changed.message);
}
