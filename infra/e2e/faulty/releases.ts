import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { runOperation } from '../../releases/run-operation';
import { createStore } from '../../releases/store';
import type { DeployableBuilds } from '../site/build-sites';
import type { StartedSite } from '../start-site';

const root = path.resolve(__dirname, '../../..');

/** The site of the journeys that change releases. */
export function readSite(): StartedSite & DeployableBuilds {
  return JSON.parse(process.env.E2E_RELEASES_SITE ?? '{}') as StartedSite & DeployableBuilds;
}

/** Runs the release command line on the site's data, as ops would. */
export function remotes(...args: string[]): { ok: boolean; output: string } {
  try {
    const output = execFileSync(
      process.execPath,
      ['--import', 'tsx', 'infra/releases/cli.ts', ...args, '--data-dir', readSite().dataDir],
      { cwd: root, encoding: 'utf8', stdio: 'pipe' },
    );
    return { ok: true, output };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, output: stdout + stderr };
  }
}

/** The version of a built folder. */
export const versionOf = (folder: string) => path.basename(folder);

/** Gives a release of the test remote to everyone and waits until the site serves it. */
export async function deployFaulty(label: string): Promise<string> {
  const folder = readSite().faulty[label];
  if (!folder) throw new Error(`no faulty release ${label} was built`);
  const version = versionOf(folder);
  const store = createStore(readSite().dataDir);
  const note = { by: 'a journey', why: `has ${label}` };
  const sources = [{ folder }];
  const deployed = await runOperation(store, { command: 'deploy', sources, traffic: 100, ...note });
  const done = deployed.ok
    ? deployed
    : await runOperation(store, { command: 'promote', remote: 'mf-faulty', version, ...note });
  await store.close();
  if (!done.ok && !done.message.includes('already')) throw new Error(done.message);
  await servedVersion(version);
  return version;
}

/** Waits until new pages get a version of the test remote. */
export async function servedVersion(version: string): Promise<void> {
  const { url } = readSite();
  // the journey's own limit of time ends a wait in vain
  for (;;) {
    const snapshot = (await (await fetch(`${url}/discovery.json`)).json()) as {
      remotes: { name: string; version: string }[];
    };
    if (snapshot.remotes.some((r) => r.name === 'mf-faulty' && r.version === version)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
