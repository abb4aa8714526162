import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

/** What a started site tells the journeys. */
export interface StartedSite {
  url: string;
  dataDir: string;
  /** Built folders of the faulty test remote, by version label. */
  faulty: Record<string, string>;
  /** The built folder of a remote made by `npm run new-remote`. */
  newRemote: string;
}

/** Starts the two sites of the journeys, and answers with the function that ends them. */
export default async function startSites() {
  const [production, development] = await Promise.all([start('production'), start('development')]);
  process.env.E2E_URL = production.site.url;
  process.env.E2E_SITE = JSON.stringify(production.site);
  process.env.E2E_DEVELOPMENT_URL = development.site.url;
  return async () => {
    await Promise.all([stop(production.child), stop(development.child)]);
  };
}

function start(mode: string): Promise<{ child: ChildProcess; site: StartedSite }> {
  const child = fork(path.join(__dirname, 'site/serve.ts'), [mode], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (site) => resolve({ child, site: site as StartedSite }));
    child.once('exit', (code) => reject(new Error(`the ${mode} site ended with ${code}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
