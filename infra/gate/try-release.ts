import path from 'node:path';
import { limits } from '../isolation/protocol';
import { startProcess } from '../isolation/release-process';
import type { ReleaseManifest } from '../releases/release-manifest';
import { refuse, type Refusal } from '../releases/refusal';

/** Of no site: what a trial makes with it opens nothing. */
const secret = { current: 'a secret of a trial', old: null };
const settings = {
  publicUrl: 'https://trial.example',
  production: false,
  secrets: { session: secret, links: secret, hashing: secret, staff: secret },
  sessionSecret: secret.current,
  contact: {
    email: 'trial@trial.example',
    postalAddress: [],
    grievanceOfficer: { name: '', email: 'trial@trial.example' },
  },
};
/** Nobody listens there: a start that needs the database's content fails its trial. */
const nowhere = 'postgres://trial@127.0.0.1:1/trial';

/**
 * Starts a release in a process of its own, without its content and without a database, and loads every
 * page of it. Nothing that runs or is kept is touched.
 */
export async function tryRelease(
  program: string,
  folder: string,
  { name, version, kind, provides }: ReleaseManifest,
): Promise<Refusal | null> {
  const written: string[] = [];
  const isShell = kind === 'shell';
  const failed = (why: string) => {
    const told = [why, ...written.slice(-3)].filter(Boolean).join('\n  ');
    return refuse('does_not_start', `${name} ${version} does not start: ${told}`);
  };
  const ending = new AbortController();
  try {
    const process = await startProcess({
      program,
      boot: {
        ...{ name, version, folder: path.resolve(folder), seeds: false },
        ...{ databaseUrl: isShell ? '' : nowhere, settings: isShell ? null : settings },
      },
      // what it says while it starts is not this site's
      answersOf: () => ({ log: () => undefined, security: () => undefined }),
      onOutput: (line) => written.push(line),
      onSuspect: () => undefined,
      onUnheard: () => undefined,
      signal: ending.signal,
    });
    if (isShell) return null;
    const { link, description } = process;
    await Promise.race([
      link.ask('loadAll', null, limits.boot),
      process.ended.then((why) => Promise.reject(new Error(why))),
    ]);
    const served = new Set(description.api?.endpoints.map(({ id }) => id));
    const lost = provides.filter(({ id }) => !served.has(id)).map(({ id }) => id);
    return lost.length > 0 ? failed(`its API does not serve ${lost.join(', ')}`) : null;
  } catch (error) {
    return failed((error as Error).message);
  } finally {
    ending.abort();
  }
}
