import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { SiteBuilds } from './site/build-sites';
import type { ServeOptions } from './site/serve';

/** What a started site says. */
export interface StartedSite {
  url: string;
  dataDir: string;
  simulatorsUrl: string;
}

/** On a busy machine a page takes longer than a visitor would wait; a journey is about the page. */
const PATIENT_MS = 60_000;

/**
 * Starts the sites of the journeys: one for most of them, one for those that change releases, and one
 * with development React, which warns about hydration. Answers with the function that ends them.
 */
export default async function startSites() {
  const builds = await message<SiteBuilds>(launch('build-sites.ts'));
  const { built, development: builtForDevelopment, ...releasesToDeploy } = builds;
  const start = async (options: ServeOptions) => {
    const child = launch('serve.ts', JSON.stringify(options));
    return { child, site: await message<StartedSite>(child) };
  };
  const [most, releases, development] = await Promise.all([
    start({ mode: 'production', built, pageLimitMs: PATIENT_MS }),
    // here pages that never come give way to others
    start({ mode: 'production', built }),
    start({ mode: 'development', built: builtForDevelopment, pageLimitMs: PATIENT_MS }),
  ]);
  process.env.E2E_URL = most.site.url;
  process.env.E2E_SIMULATORS_URL = most.site.simulatorsUrl;
  process.env.E2E_RELEASES_SITE = JSON.stringify({ ...releases.site, ...releasesToDeploy });
  process.env.E2E_DEVELOPMENT_URL = development.site.url;
  return async () => {
    await Promise.all([most, releases, development].map(({ child }) => stop(child)));
  };
}

function launch(file: string, ...args: string[]): ChildProcess {
  return fork(path.join(__dirname, 'site', file), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** The first thing a process says. */
function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (said) => resolve(said as T));
    child.once('exit', (code) => reject(new Error(`${child.spawnargs[3]} ended with ${code}`)));
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
