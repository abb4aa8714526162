import { once } from 'node:events';
import { withDevelopmentSecrets } from '../../environment/development-secrets';
import {
  EnvironmentError,
  readEnvironment,
  type Environment,
} from '../../environment/read-environment';
import { openDatabases } from '../../database/open-databases';
import { startDatabase } from '../../database/start-database';
import { createLog, forApis, surviveLostOutput } from '../../gateway/create-log';
import { createStoreSource } from '../../gateway/store-source';
import { openStore } from '../../releases/open-store';
import { releaseName } from '../../releases/release-manifest';
import { keepContexts } from '../../tracing/carried-context';
import { prepareEvents } from '../../stream/event-log';
import { bundleProcess, findProcess, NotBuilt } from '../bundle-process';
import { createReleaseServer } from './create-release-server';

/** `npm run serve -w mf-x`: runs the releases of one remote for gateways, until it is told to stop. */
async function main() {
  surviveLostOutput();
  keepContexts();
  const remote = releaseName.parse(process.argv[2]);
  const environment = readEnvironment(process.env, 'remote');
  // React picks its build at its first require
  process.env.NODE_ENV = 'production';
  const log = forApis(await createLog(environment, 'serve'));
  const embedded = environment.database
    ? null
    : await startDatabase({ dataDir: environment.dataDir, log });
  const urls = environment.database ?? (embedded as NonNullable<typeof embedded>);
  const databases = await openDatabases(urls, log);
  // its database may be one of its own
  await prepareEvents(databases);
  const store = openStore(environment, log);
  const source = createStoreSource(store, environment.dataDir);
  const server = createReleaseServer(
    { remote, token: tokenOf(environment), log },
    {
      releasesFolder: source.releasesFolder,
      async bring(release) {
        // which may be newer than this process
        await source.load();
        await source.bring(release);
      },
      program: environment.production ? findProcess() : await bundleProcess(),
      databaseUrl: urls.url,
      migrator: databases,
    },
  );
  server.listen(environment.port, environment.host);
  await once(server, 'listening');
  const stop = () => {
    server.close();
    void databases
      .close()
      .then(() => embedded?.stop())
      .then(() => process.exit(0), fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`serves ${remote} at http://${environment.host}:${environment.port}`);
}

/** In development it is the one of the data folder, which the gateway has too. */
function tokenOf(environment: Environment) {
  return environment.secrets.service ?? withDevelopmentSecrets(environment).secrets.service;
}

function fail(error: unknown) {
  const isExpected = error instanceof EnvironmentError || error instanceof NotBuilt;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}

main().catch(fail);
