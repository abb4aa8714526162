import { fork } from 'node:child_process';
import path from 'node:path';
import type { Built } from './build-release';

/**
 * Builds every unit that changed in a process of its own: a bundler's memory, and its listeners for
 * errors, are no part of a running site.
 */
export function buildApart(): Promise<Built[]> {
  const child = fork(path.join(__dirname, 'build.ts'), { execArgv: ['--import', 'tsx'] });
  return new Promise((resolve, reject) => {
    let built: Built[] | null = null;
    child.once('message', (message) => (built = message as Built[]));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (built && code === 0) resolve(built);
      else reject(new Error(`the build ended with ${signal ?? code}`));
    });
  });
}
