import { EnvironmentError, readEnvironment } from '../environment/read-environment';
import { openGate } from '../gate/open-gate';
import { bundleProcess, findProcess, NotBuilt } from '../isolation/bundle-process';
import { withSimulators } from '../simulators/with-simulators';
import { openStore } from '../releases/open-store';
import type { Store } from '../releases/store';
import { ClaimRefused, claimSite } from './claim-site';
import { surviveLostOutput } from './create-log';
import { addOps } from '../ops/add-ops';
import type { ReleaseSource } from './release-source';
import { hasShell } from './resolve-snapshot';
import { createStoreSource } from './store-source';
import { startSite } from './start-site';
import { stopOnSignal } from './stop-on-signal';

/** `npm start`: runs the site until it is told to stop; in development it builds and deploys what changed first. */
async function main() {
  surviveLostOutput();
  const given = readEnvironment();
  const giveUp = await claimSite(given);
  const { environment, stop: stopSimulators } = await withSimulators(given);
  // React picks its build at its first require; only `npm run dev` wants the slow, talkative one
  process.env.NODE_ENV = 'production';
  const store = openStore(environment, { warn: (_data, message) => console.warn(message) });
  const source = createStoreSource(store, environment.dataDir);
  if (environment.production) await warnWhenEmpty(source);
  else await deployChanges(store);
  const gate = openGate(environment.production ? findProcess : bundleProcess);
  const site = await startSite(environment, {
    source,
    rendersAhead: true,
    addMore: (app, opsToken, _host, logSecurity, site, { letters }) =>
      addOps(app, { site, store, letters, opsToken, logSecurity, gate, isBehind: source.isBehind }),
  });
  stopOnSignal(() => site.stop().then(stopSimulators).then(store.close).then(giveUp), fail);
  console.log(`ready ${environment.publicUrl}`);
}

/** A bundler is loaded only where it is used. */
async function deployChanges(store: Store) {
  const { buildApart } = await import('../build/build-apart');
  const { deployBuilds } = await import('./deploy-builds');
  await deployBuilds(store, await buildApart());
}

/** Where nothing is deployed the site starts all the same: releases may come from elsewhere. */
async function warnWhenEmpty(source: ReleaseSource) {
  if (!hasShell(await source.load()))
    console.warn(
      'Nothing is deployed yet: build with "npm run build", and deploy with "npm run remotes -- deploy <folder>...".',
    );
}

const expected = [EnvironmentError, ClaimRefused, NotBuilt];

function fail(error: unknown) {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
}

main().catch(fail);
