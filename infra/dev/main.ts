import path from 'node:path';
import { listUnits } from '../build/units';
import { readEnvironment } from '../environment/read-environment';
import { SHELL_NAME } from '../releases/discovery-document';
import { withSimulators } from '../simulators/with-simulators';
import { claimSite } from '../gateway/claim-site';
import type { ReleaseHost } from '../gateway/release-host';
import { startSite } from '../gateway/start-site';
import { createDevelopmentSource } from './development-source';
import { createReload } from './reload-routes';
import { watchUnit } from './watch-unit';

/**
 * `npm run dev` watches everything; `npm run dev -w mf-content` only that remote, inside a shell that
 * knows no other. Its data is kept apart from that of `npm start`.
 */
async function main() {
  const only = process.argv.slice(2);
  const given = readEnvironment();
  const dataDir = path.join(given.dataDir, ['dev', ...only].join('-'));
  const giveUp = await claimSite({ ...given, dataDir });
  const { environment, stop: stopSimulators } = await withSimulators({ ...given, dataDir });
  const units = listUnits().filter(
    ({ name }) => only.length === 0 || name === SHELL_NAME || only.includes(name),
  );
  const builds = path.join(dataDir, 'builds');
  const { source, update } = createDevelopmentSource(builds);
  const reload = createReload();
  let host: ReleaseHost | null = null;

  for (const unit of units)
    await watchUnit(unit, builds, (surface) => {
      const replaced = (host as ReleaseHost | null)?.replace(surface) ?? Promise.resolve();
      void replaced.then(() => {
        update(surface);
        console.log(`built ${surface.name}`);
      }, fail);
    });
  const site = await startSite(environment, {
    source,
    pageScripts: ['/dev/reload.js'],
    isDevelopment: true,
    onAccepted: reload.reloadPages,
    addMore(app, _token, made) {
      host = made;
      reload.addRoutes(app);
    },
  });
  const stop = () =>
    void site
      .stop()
      .then(stopSimulators)
      .then(giveUp)
      .then(() => process.exit(0), fail);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`ready ${given.publicUrl}`);
}

function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

main().catch(fail);
