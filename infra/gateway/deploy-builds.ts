import type { Built } from '../build/build-release';
import { listKnown, releaseKey } from '../releases/list-known';
import { runOperation } from '../releases/run-operation';
import type { Store } from '../releases/store';

/**
 * Gives new builds to everyone, all in one generation since they may need each other. A version that
 * was deployed before is left as it is: a restart must not undo a rollback.
 */
export async function deployBuilds(store: Store, builds: Built[]): Promise<void> {
  const known = await listKnown(store);
  const fresh = builds.filter(({ unit, version }) => !known.has(releaseKey(unit.name, version)));
  if (fresh.length === 0) return;
  const deployed = await runOperation(store, {
    command: 'deploy',
    sources: fresh.map(({ folder }) => ({ folder })),
    traffic: 100,
    by: 'npm start',
    why: `built ${fresh.map(({ unit }) => unit.name).join(', ')}`,
  });
  if (!deployed.ok) throw new Error(deployed.message);
}
