import { buildApart } from '../build/build-apart';
import { EnvironmentError, readEnvironment } from '../environment/read-environment';
import { createStore } from '../releases/store';
import { ClaimRefused, claimSite } from './claim-site';
import { surviveLostOutput } from './create-log';
import { deployBuilds } from './deploy-builds';
import { addOpsRoutes } from './ops-routes';
import { createStoreSource } from './release-source';
import { startSite } from './start-site';

/** `npm start`: builds what changed, then runs the site until it is told to stop. */
async function main() {
  surviveLostOutput();
  const environment = readEnvironment();
  const giveUp = await claimSite(environment);
  // React picks its build at its first require; only `npm run dev` wants the slow, talkative one
  process.env.NODE_ENV = 'production';
  const store = createStore(environment.dataDir);
  await deployBuilds(store, await buildApart());
  const site = await startSite(environment, {
    source: createStoreSource(store),
    rendersAhead: true,
    addMore: (app, opsToken, _host, logSecurity) => addOpsRoutes(app, store, opsToken, logSecurity),
  });
  const stop = () =>
    void site
      .stop()
      .then(giveUp)
      .then(() => process.exit(0), fail);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`ready ${environment.publicUrl}`);
}

function fail(error: unknown) {
  const isExpected = error instanceof EnvironmentError || error instanceof ClaimRefused;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

main().catch(fail);
